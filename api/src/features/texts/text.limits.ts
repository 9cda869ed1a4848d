import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const textLimits = {
  write: rateLimit({
    name: 'text-write',
    per: 'user',
    points: 600,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  upload: rateLimit({
    name: 'text-upload',
    per: 'user',
    points: 200,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
