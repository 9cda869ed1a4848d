import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const reviewLimits = {
  review: rateLimit({
    name: 'review',
    per: 'user',
    points: 60,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  picture: rateLimit({
    name: 'review-picture',
    per: 'user',
    points: 100,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
