import { insertGiftCard } from '#db/orders/gift-card.repository.ts';
import { clearBought, findItems, insertLicenceKeys } from '#db/orders/order-item.repository.ts';
import type { OrderItemRow } from '#db/orders/order-item.repository.ts';
import type { OrderRow } from '#db/orders/order.repository.ts';
import { deleteReservations, takeStock } from '#db/orders/stock.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { GiftCardOptions } from '#domain/carts/cart-options.ts';
import { groupedCode } from '#domain/orders/gift-card-code.ts';
import { giftCardIssued } from '#domain/payments/ledger.ts';
import { newCode } from './gift-card-codes.ts';
import { bookPaid, orderBooks } from './order-ledger.ts';
import { moveOrder } from './order-steps.ts';
import { writePaid } from './order.mails.ts';

/**
 * Gives an order that is paid, within the transaction of `db` that has locked it: takes its stock,
 * books what it has earned, issues gift cards and licence keys, and tells its customer.
 * @param paymentId null where gift cards have paid all of it
 * @returns tags of what has changed for the public
 */
export async function completeOrder(
  db: Sql,
  order: OrderRow,
  paymentId: number | null,
  now: number,
): Promise<string[]> {
  const { id: orderId, cartId } = order;
  const items = await findItems(db, [orderId]);
  await deleteReservations(db, orderId);
  await takeStock(db, orderId);
  const paid = await moveOrder(db, order, {
    action: 'pay',
    actor: 'system',
    change: { paidAt: now },
    refusal: 'orders.notPayable',
    now,
  });
  const cards = await storeGiftCards(db, order, items, now);
  await bookPaid(db, order, paymentId, now);
  for (const { id, cents } of cards) {
    const issued = giftCardIssued(orderId, id, cents);
    await orderBooks(db, orderId, now)(`issued:gift-card:${id}`, issued, paymentId);
  }
  await issueLicenceKeys(db, items, now);
  if (cartId !== null) await clearBought(db, cartId, orderId);
  if (!order.isShipped) await moveOrder(db, paid, { action: 'deliver', actor: 'system', now });
  await writePaid(db, order, now);
  return items.map(({ productId }) => `product:${productId}`);
}

/** A gift card for each that was bought. */
async function storeGiftCards(
  db: Sql,
  { email }: OrderRow,
  items: readonly OrderItemRow[],
  now: number,
): Promise<{ id: number; cents: number }[]> {
  const cards: { id: number; cents: number }[] = [];
  for (const { id: orderItemId, kind, options, unitCents, quantity } of items) {
    if (kind !== 'gift-card') continue;
    const { recipientEmail, recipientName, message, deliverOn } = options as GiftCardOptions;
    for (let count = 0; count < quantity; count += 1) {
      const card = {
        orderItemId,
        initialCents: unitCents,
        // Whoever buys it has it mailed to themselves; who that is, is known by then.
        recipientEmail: recipientEmail || (email ?? ''),
        recipientName: recipientName ?? '',
        message: message ?? '',
        deliverAt: deliverOn ? Math.max(Date.parse(`${deliverOn}T00:00:00Z`), now) : now,
      };
      cards.push({ id: await insertGiftCard(db, card, now), cents: unitCents });
    }
  }
  return cards;
}

async function issueLicenceKeys(
  db: Sql,
  items: readonly OrderItemRow[],
  now: number,
): Promise<void> {
  const keys = items
    .filter(({ hasLicenceKey }) => hasLicenceKey)
    .flatMap(({ id: orderItemId, quantity }) =>
      Array.from({ length: quantity }, () => ({ orderItemId, key: groupedCode(newCode()) })),
    );
  if (keys.length > 0) await insertLicenceKeys(db, keys, now);
}
