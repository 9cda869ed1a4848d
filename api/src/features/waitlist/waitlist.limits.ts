import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const waitlistLimits = {
  write: rateLimit({
    name: 'waitlist-write',
    per: 'user',
    points: 100,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
