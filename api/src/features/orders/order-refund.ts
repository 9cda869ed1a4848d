import { deleteCouponUse, findPaymentIdOf } from '#db/orders/checkout.repository.ts';
import { findItems } from '#db/orders/order-item.repository.ts';
import type { OrderChange, OrderRow } from '#db/orders/order.repository.ts';
import { returnStock } from '#db/orders/stock.repository.ts';
import { findPayment } from '#db/payments/payment.repository.ts';
import type { PaymentRow } from '#db/payments/payment.repository.ts';
import type { Sql } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { OrderActor } from '#domain/orders/order-lifecycle.ts';
import { refundableCents, requestRefund } from '#api/features/payments/provider-command.service.ts';
import { backCents, giveUp, refundToGiftCards, spentOfBoughtCards } from './order-ledger.ts';
import { moveOrder } from './order-steps.ts';
import { writeRefunded } from './order.mails.ts';

/** Money that has gone back. */
interface GoneBack {
  cents: number;
  change: OrderChange;
  actor: OrderActor;
  now: number;
}

/**
 * Notes that money of an order has gone back; its customer is mailed. What was not sent is in the stock
 * again once all of it has.
 * @returns tags of what has changed for the public
 */
export async function noteRefund(
  db: Sql,
  order: OrderRow,
  { cents, change, actor, now }: GoneBack,
): Promise<string[]> {
  const isAll = backCents({ ...order, ...change }) === order.totalCents;
  await moveOrder(db, order, {
    action: isAll ? 'refund' : 'refund-part',
    actor,
    change,
    cents,
    now,
  });
  await writeRefunded(db, { ...order, ...change }, cents, now);
  return isAll && order.status === 'paid' ? putBack(db, order) : [];
}

/** Puts back what an order that was paid and not sent consists of. @returns tags of what has changed */
export async function putBack(db: Sql, { id }: OrderRow): Promise<string[]> {
  await returnStock(db, id);
  await deleteCouponUse(db, id);
  const items = await findItems(db, [id]);
  return items.map(({ productId }) => `product:${productId}`);
}

/** What can go back of an order, by either way, in cents. */
export interface Refundable {
  paymentId: number | undefined;
  paidCents: number;
  giftCardCents: number;
}

/**
 * What can go back of an order that is locked: what was asked for before is left out, what was spent
 * already of gift cards that were bought with it, and what was paid while a dispute about it is open.
 */
export async function refundableOf(db: Sql, order: OrderRow): Promise<Refundable> {
  const spentCents = await spentOfBoughtCards(db, order.id);
  const { paidCents, giftCardCents, paymentId } = await leftOf(db, order);
  return {
    paymentId,
    paidCents: Math.max(0, paidCents - Math.max(0, spentCents - giftCardCents)),
    giftCardCents: Math.max(0, giftCardCents - spentCents),
  };
}

async function leftOf(db: Sql, order: OrderRow): Promise<Refundable> {
  const giftCardCents = order.giftCardCents - order.giftCardRefundedCents;
  const payment = await paymentOf(db, order.id);
  if (!payment?.isAccepted) return { paymentId: undefined, paidCents: 0, giftCardCents };
  return { paymentId: payment.id, paidCents: await refundableCents(db, payment), giftCardCents };
}

/** Whether the payer's bank has taken back what was paid for an order, for now or for good. */
export async function isDisputed(db: Sql, orderId: number): Promise<boolean> {
  const payment = await paymentOf(db, orderId);
  return payment?.status === 'disputed' || payment?.status === 'charged-back';
}

async function paymentOf(db: Sql, orderId: number): Promise<PaymentRow | undefined> {
  const paymentId = await findPaymentIdOf(db, orderId);
  return paymentId === undefined ? undefined : findPayment(db, paymentId);
}

/** How much that is, in cents. */
export function totalOf({ paidCents, giftCardCents }: Refundable): number {
  return paidCents + giftCardCents;
}

/** A refund that somebody has decided. */
export interface RefundDecision {
  cents: number;
  /** Why, for whoever looks at the books. */
  reason: string;
  now: number;
}

/**
 * Has money of an order go back that is locked: to where it was paid from first, which takes a while,
 * then at once onto gift cards.
 * @returns tags of what has changed for the public
 * @throws DomainError CONFLICT when less is left, or gift cards that were bought with it are spent
 */
export async function refund(
  db: Sql,
  order: OrderRow,
  { cents, reason, now }: RefundDecision,
): Promise<string[]> {
  const left = await refundableOf(db, order);
  const { paymentId, paidCents } = left;
  if (cents <= 0 || cents > totalOf(left)) {
    throw nothingToRefund(totalOf(left));
  }
  const toPayer = Math.min(cents, paidCents);
  if (paymentId !== undefined && toPayer > 0) {
    await requestRefund(db, { paymentId, cents: toPayer, reason, now });
  }
  const toGiftCards = cents - toPayer;
  if (toGiftCards === 0) return [];
  const given = await giveUp(db, order, toGiftCards, now);
  if (given < toGiftCards) throw nothingToRefund(toPayer + given);
  await refundToGiftCards(db, order, toGiftCards, now);
  const change = { giftCardRefundedCents: order.giftCardRefundedCents + toGiftCards };
  return noteRefund(db, order, { cents: toGiftCards, change, actor: 'system', now });
}

/** Has all go back that can of an order that was called off. @returns as {@link refund} */
export async function refundRest(db: Sql, order: OrderRow, now: number): Promise<string[]> {
  const cents = totalOf(await refundableOf(db, order));
  return cents > 0 ? refund(db, order, { cents, reason: 'The order was called off.', now }) : [];
}

function nothingToRefund(cents: number): DomainError {
  const max = `$${(Math.max(cents, 0) / 100).toFixed(2)}`;
  return new DomainError('CONFLICT', 'orders.nothingToRefund', { values: { max } });
}
