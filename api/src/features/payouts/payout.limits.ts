import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. Each asks the provider. */
export const payoutLimits = {
  onboardByUser: rateLimit({
    name: 'payout-onboard-user',
    per: 'user',
    points: 20,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  refreshByUser: rateLimit({
    name: 'payout-refresh-user',
    per: 'user',
    points: 60,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
