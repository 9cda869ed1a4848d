/** What a coupon takes off: so many percent, or so many cents. */
export type CouponSaving =
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; amountCents: number };

/** A coupon with its conditions. Instants are epoch milliseconds. */
export interface Coupon {
  saving: CouponSaving;
  /** What that discounts apply to has to be bought with it at least, in cents before discounts. */
  minimumCents: number;
  /** How often each customer may use it; null for any number. */
  usesPerCustomer: number | null;
  /** How often it may be used in all; null for any number. */
  totalUses: number | null;
  startsAt: number;
  endsAt: number | null;
  isActive: boolean;
}

/** How often a coupon was used, orders that are about to be paid included. */
export interface CouponUses {
  byCustomer: number;
  inAll: number;
}

export const couponRefusals = [
  'not-started',
  'ended',
  'used-up',
  'used-by-customer',
  'below-minimum',
] as const;
/** Why a coupon cannot be used. */
export type CouponRefusal = (typeof couponRefusals)[number];

/**
 * Why a coupon cannot be used for what is bought now; undefined when it can.
 * @param discountableCents what discounts apply to of what is bought
 * @param now epoch milliseconds
 */
export function couponRefusal(
  coupon: Coupon,
  uses: CouponUses,
  { discountableCents, now }: { discountableCents: number; now: number },
): CouponRefusal | undefined {
  if (now < coupon.startsAt) return 'not-started';
  if (!coupon.isActive || (coupon.endsAt !== null && now >= coupon.endsAt)) return 'ended';
  const isUsed = usesRefusal(coupon, uses);
  if (isUsed) return isUsed;
  return discountableCents < coupon.minimumCents ? 'below-minimum' : undefined;
}

/** Why a coupon cannot be used once more; undefined when it can. */
export function usesRefusal(
  { totalUses, usesPerCustomer }: Pick<Coupon, 'totalUses' | 'usesPerCustomer'>,
  uses: CouponUses,
): 'used-up' | 'used-by-customer' | undefined {
  if (totalUses !== null && uses.inAll >= totalUses) return 'used-up';
  return usesPerCustomer !== null && uses.byCustomer >= usesPerCustomer
    ? 'used-by-customer'
    : undefined;
}

/** What a coupon takes off, in cents: never more than there is to pay. */
export function savedCents(saving: CouponSaving, subtotalCents: number): number {
  return saving.kind === 'percent'
    ? Math.round((subtotalCents * saving.percent) / 100)
    : Math.min(saving.amountCents, subtotalCents);
}
