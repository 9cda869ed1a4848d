import { lineRefundCents } from '#domain/orders/line-refund.ts';
import type { OrderedLine } from '#domain/orders/line-refund.ts';
import type { RefundInput } from '#domain/orders/checkout.schema.ts';
import { readDecimal } from '#web/lib/numbers.ts';
import type { AdminOrderFragment } from './orders.generated.ts';

/** A refund as it is typed. */
export interface RefundValues {
  /** Of each item of the order, how many it is for, in the order of the items. */
  quantities: string[];
  /** Dollars. */
  amount: string;
  reason: string;
}

/** What was paid for so many of each item, in cents; at most what can still go back. */
export function refundOf(order: AdminOrderFragment, quantities: readonly string[]): number {
  const lines = order.items.map(lineOf);
  const chosen = order.items.map((item, index) => ({
    ...lineOf(item),
    quantity: Number(quantities[index] ?? 0),
  }));
  return Math.min(lineRefundCents({ ...order, lines }, chosen), order.refundableCents ?? 0);
}

function lineOf({ kind, unitCents, quantity }: AdminOrderFragment['items'][number]): OrderedLine {
  return { unitCents, quantity, isDiscounted: kind !== 'GIFT_CARD' };
}

/** What was typed; the amount is NaN where it is no number. */
export function typedRefund(
  order: AdminOrderFragment,
  { quantities, amount, reason }: RefundValues,
  language: string,
): RefundInput {
  const items = order.items.flatMap(({ id }, index) => {
    const quantity = Number(quantities[index] ?? 0);
    return quantity > 0 ? [{ itemId: Number(id), quantity }] : [];
  });
  return {
    amountCents: Math.round(readDecimal(amount, language) * 100),
    items,
    expectedRefundableCents: order.refundableCents,
    reason,
  };
}
