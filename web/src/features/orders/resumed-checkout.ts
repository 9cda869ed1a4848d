import { readAttempt } from './placed-order.ts';
import { initialShipping, shippingSchema } from './shipping-values.ts';
import type { ShippingValues } from './shipping-values.ts';

/** What somebody was about to pay who has left for the page of a provider. */
export interface ResumedCheckout {
  shipping: ShippingValues;
  giftCardCodes: readonly string[];
}

interface Attempt {
  customer?: Record<string, unknown>;
  shippingMethod?: unknown;
  giftCardCodes?: unknown;
}

/** What was to be ordered last in this tab; undefined where it is not known whole. */
export function resumedCheckout(): ResumedCheckout | undefined {
  const { customer, shippingMethod, giftCardCodes } = (readAttempt() ?? {}) as Attempt;
  const given = Object.entries(customer ?? {}).filter(([, value]) => value !== null);
  const values: unknown = {
    ...initialShipping(null),
    ...Object.fromEntries(given),
    shippingMethod: String(shippingMethod).toLowerCase(),
  };
  if (!shippingSchema.isValidSync(values)) return undefined;
  const codes = Array.isArray(giftCardCodes) ? giftCardCodes : [];
  return {
    shipping: { ...initialShipping(null), ...values },
    giftCardCodes: codes.filter((code) => typeof code === 'string'),
  };
}
