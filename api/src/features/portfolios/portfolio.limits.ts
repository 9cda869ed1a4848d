import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const portfolioLimits = {
  write: rateLimit({
    name: 'portfolio-write',
    per: 'user',
    points: 300,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  upload: rateLimit({
    name: 'portfolio-upload',
    per: 'user',
    points: 100,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
