import { DAY_MS } from '#domain/time/calendar.ts';

/** Whom people can sign in with instead of a password (spec §2.6). */
export const socialProviders = ['google', 'facebook', 'twitter', 'github'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** What the providers call themselves, in every language. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  github: 'GitHub',
};

/** Why signing in with a provider came to nothing, as the address that it ends at says it. */
export const socialProblems = [
  'refused',
  'expired',
  'failed',
  'unreachable',
  'not-configured',
  'account-exists',
  'connected-elsewhere',
  'logged-out',
  'too-many',
  'unavailable',
] as const;
export type SocialProblem = (typeof socialProblems)[number];

/**
 * How long a sign-in method counts as new, in ms: whoever takes their account back loses those, since
 * somebody else may have connected them.
 */
export const RECENT_IDENTITY_MS = 30 * DAY_MS;
