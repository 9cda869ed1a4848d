import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const reportLimits = {
  byNetwork: rateLimit({
    name: 'report-by-network',
    per: 'network',
    points: 20,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  byUser: rateLimit({
    name: 'report-by-user',
    per: 'user',
    points: 10,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
