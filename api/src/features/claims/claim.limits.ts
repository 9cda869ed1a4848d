import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const claimLimits = {
  suggestionByNetwork: rateLimit({
    name: 'suggestion-by-network',
    per: 'network',
    points: 10,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  suggestionByUser: rateLimit({
    name: 'suggestion-by-user',
    per: 'user',
    points: 20,
    seconds: 24 * HOUR,
    refusal: 'errors.rateLimited',
  }),
  claim: rateLimit({
    name: 'studio-claim',
    per: 'user',
    points: 10,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  // Filling one person's mailbox.
  codeByRecipient: rateLimit({
    name: 'claim-code-by-recipient',
    per: 'account',
    points: 5,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  // Beside the attempts that each code has.
  code: rateLimit({
    name: 'claim-code',
    per: 'user',
    points: 30,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
