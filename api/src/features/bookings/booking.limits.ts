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
  /** Each sends an email to everybody who is to share, who may not have asked for it. */
  split: rateLimit({
    name: 'booking-split',
    per: 'user',
    points: 20,
    seconds: 24 * HOUR,
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
