import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const ownerLimits = {
  request: rateLimit({
    name: 'owner-request',
    per: 'user',
    points: 20,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  import: rateLimit({
    name: 'owner-import',
    per: 'user',
    points: 60,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
