import { HOUR, MINUTE, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const accountLimits = {
  // Guessing one account's password, from however many addresses.
  loginByAccount: rateLimit({
    name: 'login-by-account',
    per: 'account',
    points: 10,
    seconds: 15 * MINUTE,
    refusal: 'accounts.tooManyLogins',
  }),
  // Trying one password on many accounts.
  loginByAddress: rateLimit({
    name: 'login-by-address',
    per: 'network',
    points: 60,
    seconds: 15 * MINUTE,
    refusal: 'accounts.tooManyLogins',
  }),
  // Filling one person's mailbox, from however many addresses.
  resetRequestByAccount: rateLimit({
    name: 'reset-request-by-account',
    per: 'account',
    points: 5,
    seconds: HOUR,
    refusal: 'accounts.tooManyLogins',
  }),
  resetRequestByAddress: rateLimit({
    name: 'reset-request-by-address',
    per: 'network',
    points: 30,
    seconds: HOUR,
    refusal: 'accounts.tooManyLogins',
  }),
  resetByAddress: rateLimit({
    name: 'reset-by-address',
    per: 'network',
    points: 30,
    seconds: 15 * MINUTE,
    refusal: 'accounts.tooManyLogins',
  }),
  verificationByAccount: rateLimit({
    name: 'verification-by-account',
    per: 'user',
    points: 5,
    seconds: HOUR,
    refusal: 'accounts.tooManyLogins',
  }),
  // Guessing the password behind a session that was left open.
  passwordByAccount: rateLimit({
    name: 'password-by-account',
    per: 'user',
    points: 10,
    seconds: 15 * MINUTE,
    refusal: 'accounts.tooManyLogins',
  }),
  emailChangeByAccount: rateLimit({
    name: 'email-change-by-account',
    per: 'user',
    points: 5,
    seconds: HOUR,
    refusal: 'accounts.tooManyLogins',
  }),
  mailedLinkByAddress: rateLimit({
    name: 'mailed-link-by-address',
    per: 'network',
    points: 60,
    seconds: 15 * MINUTE,
    refusal: 'accounts.tooManyLogins',
  }),
  // Guessing codes of somebody whose password is known: one in 500 a day has a chance.
  codeByAccount: rateLimit({
    name: 'code-by-account',
    per: 'user',
    points: 6,
    seconds: 15 * MINUTE,
    refusal: 'accounts.tooManyLogins',
  }),
  codeByAccountDaily: rateLimit({
    name: 'code-by-account-daily',
    per: 'user',
    points: 40,
    seconds: 24 * HOUR,
    refusal: 'accounts.tooManyLogins',
  }),
  // Each way to a provider is a row until it expires.
  socialByAddress: rateLimit({
    name: 'social-by-address',
    per: 'network',
    points: 60,
    seconds: 15 * MINUTE,
    refusal: 'accounts.tooManyLogins',
  }),
  registration: rateLimit({
    name: 'registration',
    per: 'network',
    points: 120,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  profile: rateLimit({
    name: 'profile',
    per: 'user',
    points: 240,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  // Each is worked on for a moment, and kept for a while.
  avatar: rateLimit({
    name: 'avatar',
    per: 'user',
    points: 60,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
