/** How things are sent. What is downloaded is not. */
export const shippingMethods = ['standard', 'express'] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

/** What sending costs, in cents, within the country and beyond it. */
const rates: Readonly<Record<ShippingMethod, { domestic: number; international: number }>> = {
  standard: { domestic: 695, international: 1_995 },
  express: { domestic: 1_995, international: 4_495 },
};

/** Where orders are sent from: ISO 3166-1 alpha-2. */
export const HOME_COUNTRY = 'US';

/** From this on, standard shipping within the country is free: cents after discounts. */
export const FREE_SHIPPING_FROM_CENTS = 10_000;

/** How long sending takes at least and at most, in days. */
export const shippingDays: Readonly<
  Record<
    ShippingMethod,
    { domestic: readonly [number, number]; international: readonly [number, number] }
  >
> = {
  standard: { domestic: [3, 7], international: [7, 14] },
  express: { domestic: [1, 2], international: [3, 5] },
};

/** What is to be sent where. */
export interface Shipment {
  method: ShippingMethod;
  /** ISO 3166-1 alpha-2; what it costs within the country while that is not known. */
  country: string;
  /** Whether anything is sent. */
  isSent: boolean;
  /** What of it does not ship for free, after discounts, in cents; 0 when all of it does. */
  chargedCents: number;
}

/** What sending costs, in cents. What ships for free does so in the usual time: faster is paid for. */
export function shippingCents({ method, country, isSent, chargedCents }: Shipment): number {
  if (!isSent) return 0;
  const isDomestic = country === HOME_COUNTRY;
  const isFree = chargedCents <= 0 || (isDomestic && chargedCents >= FREE_SHIPPING_FROM_CENTS);
  if (isFree && method === 'standard') return 0;
  return rates[method][isDomestic ? 'domestic' : 'international'];
}
