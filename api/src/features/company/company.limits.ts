import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const companyLimits = {
  change: rateLimit({
    name: 'entry-change',
    per: 'user',
    points: 600,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  removalByNetwork: rateLimit({
    name: 'removal-by-network',
    per: 'network',
    points: 10,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  // Each is confirmed by an email: filling one person's mailbox.
  removalByRecipient: rateLimit({
    name: 'removal-by-recipient',
    per: 'account',
    points: 5,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
