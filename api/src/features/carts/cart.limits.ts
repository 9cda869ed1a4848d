import { HOUR, MINUTE, rateLimit } from '#api/lib/rate-limit.ts';

/** How often a network may change carts: a school behind one address fills many. */
export const cartLimits = {
  change: rateLimit({
    name: 'cart-change',
    per: 'network',
    points: 300,
    seconds: 5 * MINUTE,
    refusal: 'errors.rateLimited',
  }),
  // Enough for whoever mistypes, too few to come upon a code by trying.
  coupon: rateLimit({
    name: 'cart-coupon',
    per: 'network',
    points: 30,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
