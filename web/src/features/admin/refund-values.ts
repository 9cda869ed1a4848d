import { lineRefundCents } from '#domain/orders/line-refund.ts';
import type { OrderedLine } from '#domain/orders/line-refund.ts';
import type { RefundedItemInput } from '#web/lib/schema.generated.ts';
import type { AdminOrderFragment } from './orders.generated.ts';

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

/** The items that were chosen, and how many of each. */
export function refundedItems(
  order: AdminOrderFragment,
  quantities: readonly string[],
): RefundedItemInput[] {
  return order.items.flatMap(({ id: itemId }, index) => {
    const quantity = Number(quantities[index] ?? 0);
    return quantity > 0 ? [{ itemId, quantity }] : [];
  });
}
