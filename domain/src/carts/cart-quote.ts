import { savedCents } from './coupon.ts';
import type { CouponSaving } from './coupon.ts';
import { shippingCents } from './shipping.ts';
import type { ShippingMethod } from './shipping.ts';

/** A line as far as its price depends on it. */
export interface QuotedLine {
  unitCents: number;
  quantity: number;
  /** Whether it is sent, and pays for that. */
  shipping: 'none' | 'free' | 'charged';
  /** Whether discounts apply: what a gift card is worth is not sold for less. */
  isDiscounted: boolean;
}

/** What is bought, and on which terms. */
export interface CartTerms {
  lines: readonly QuotedLine[];
  saving: CouponSaving | undefined;
  method: ShippingMethod;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Ten thousandths. */
  taxRate: number;
}

/** What it all costs. Integer US cents. */
export interface CartQuote {
  /** Of all lines, before discounts. */
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
}

/**
 * What a cart costs (§9, ruling 45): tax is a part of the subtotal after discounts, rounded. Whatever
 * is discounted on some lines lessens what is sent by its share.
 */
export function quoteCart({ lines, saving, method, country, taxRate }: CartTerms): CartQuote {
  const subtotalCents = sum(lines);
  const discountable = discountableCents(lines);
  const discountCents = saving ? savedCents(saving, discountable) : 0;
  const left = discountable === 0 ? 1 : 1 - discountCents / discountable;
  const sent = lines.filter(({ shipping }) => shipping === 'charged');
  const chargedCents = Math.round(
    sum(sent.filter(({ isDiscounted }) => isDiscounted)) * left +
      sum(sent.filter(({ isDiscounted }) => !isDiscounted)),
  );
  // What is given away is sent all the same.
  const sendingCents = shippingCents({
    method,
    country,
    isSent: lines.some(({ shipping }) => shipping !== 'none'),
    chargedCents: sent.length > 0 ? Math.max(chargedCents, 1) : 0,
  });
  const taxCents = taxOf(subtotalCents - discountCents, taxRate);
  return {
    subtotalCents,
    discountCents,
    shippingCents: sendingCents,
    taxCents,
    totalCents: subtotalCents - discountCents + sendingCents + taxCents,
  };
}

/** Tax on an amount in cents, at a rate in ten thousandths. */
export function taxOf(cents: number, taxRate: number): number {
  return Math.round((cents * taxRate) / 10_000);
}

/** What discounts apply to, in cents. */
export function discountableCents(lines: readonly QuotedLine[]): number {
  return sum(lines.filter(({ isDiscounted }) => isDiscounted));
}

function sum(lines: readonly QuotedLine[]): number {
  return lines.reduce((total, { unitCents, quantity }) => total + unitCents * quantity, 0);
}
