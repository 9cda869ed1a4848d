import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const bookingLimits = {
  booking: rateLimit({
    name: 'booking',
    per: 'user',
    points: 200,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  /** Each sends an email to the other side. */
  proposal: rateLimit({
    name: 'booking-proposal',
    per: 'user',
    points: 60,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
