import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const promotionRates = {
  order: rateLimit({
    name: 'promotion-order',
    per: 'user',
    points: 60,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
