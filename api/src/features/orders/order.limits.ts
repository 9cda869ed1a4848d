import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

const refusal = 'errors.rateLimited';

/** How often what this feature offers may be tried. */
export const orderLimits = {
  /** Each keeps stock for half an hour, and asks the payment provider. */
  checkout: rateLimit({
    name: 'checkout-network',
    per: 'network',
    points: 120,
    seconds: HOUR,
    refusal,
  }),
  /** A shop window asks again with each change of the address. */
  quote: rateLimit({
    name: 'checkout-quote-network',
    per: 'network',
    points: 600,
    seconds: HOUR,
    refusal,
  }),
  /** Enough for whoever mistypes, too few to come upon a code by trying. */
  giftCard: rateLimit({
    name: 'gift-card-network',
    per: 'network',
    points: 30,
    seconds: HOUR,
    refusal,
  }),
  change: rateLimit({
    name: 'order-change-network',
    per: 'network',
    points: 120,
    seconds: HOUR,
    refusal,
  }),
};
