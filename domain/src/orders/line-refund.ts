import type { QuotedLine } from '#domain/carts/cart-quote.ts';

/** So many of an item that was ordered. */
export type OrderedLine = Pick<QuotedLine, 'unitCents' | 'quantity' | 'isDiscounted'>;

/** An order as far as a refund of some of its items depends on it. */
export interface RefundableOrder {
  /** What the coupon took off, in US cents. */
  discountCents: number;
  /** Sales tax, in ten thousandths. */
  taxRate: number;
  lines: readonly OrderedLine[];
}

/**
 * What was paid for some items of an order, in cents: their part of the discount is taken off, their
 * sales tax is added, what sending costs is kept. Rounded once, so that all items together come to the
 * whole order without its shipping.
 */
export function lineRefundCents(
  { discountCents, taxRate, lines }: RefundableOrder,
  chosen: readonly OrderedLine[],
): number {
  const discountable = sum(lines.filter(({ isDiscounted }) => isDiscounted));
  const discounted = sum(chosen.filter(({ isDiscounted }) => isDiscounted));
  const saved = discountable === 0 ? 0 : (discountCents * discounted) / discountable;
  return Math.round((sum(chosen) - saved) * (1 + taxRate / 10_000));
}

function sum(lines: readonly OrderedLine[]): number {
  return lines.reduce((total, { unitCents, quantity }) => total + unitCents * quantity, 0);
}
