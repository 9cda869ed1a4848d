import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const catalogLimits = {
  review: rateLimit({
    name: 'product-review',
    per: 'user',
    points: 30,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  change: rateLimit({
    name: 'product-change',
    per: 'user',
    points: 600,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  upload: rateLimit({
    name: 'product-upload',
    per: 'user',
    points: 200,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
