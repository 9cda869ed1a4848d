import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const newsletterLimits = {
  // Filling one person's mailbox, and using the list to write to many.
  subscriptionByRecipient: rateLimit({
    name: 'subscription-by-recipient',
    per: 'account',
    points: 5,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  subscriptionByAddress: rateLimit({
    name: 'subscription-by-address',
    per: 'network',
    points: 30,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
