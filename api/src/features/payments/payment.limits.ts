import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const paymentLimits = {
  /** Each asks the provider. */
  confirmByNetwork: rateLimit({
    name: 'payment-confirm-network',
    per: 'network',
    points: 200,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
