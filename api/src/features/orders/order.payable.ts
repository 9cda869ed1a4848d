import { couponUses, findCoupon } from '#db/carts/coupon.repository.ts';
import { insertCouponUse, lockCoupon } from '#db/orders/checkout.repository.ts';
import { blockGiftCard } from '#db/orders/gift-card-list.repository.ts';
import { findGiftCardPayments, findGiftCardsOf } from '#db/orders/gift-card.repository.ts';
import { insertOrderEvent } from '#db/orders/order-event.repository.ts';
import { findItems } from '#db/orders/order-item.repository.ts';
import { findOrder, findOrders, lockOrderAndCart } from '#db/orders/order.repository.ts';
import type { OrderRow } from '#db/orders/order.repository.ts';
import { lockFreeStock } from '#db/orders/stock.repository.ts';
import { balanceOf } from '#db/payments/ledger.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { usesRefusal } from '#domain/carts/coupon.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { payableOrderStatuses } from '#domain/orders/order-lifecycle.ts';
import { orderRefunded } from '#domain/payments/ledger.ts';
import type { Payable } from '#api/lib/payments/payable.ts';
import { translate } from '#api/lib/texts.ts';
import { completeOrder } from './order-completion.ts';
import {
  dueCents,
  giveUp,
  haveGiftCardsEnough,
  orderBooks,
  spendGiftCards,
} from './order-ledger.ts';
import { requireOrder } from './order-making.ts';
import { noteRefund, refundRest } from './order-refund.ts';
import { moveOrder } from './order-steps.ts';
import { writeTooLate } from './order.mails.ts';
import { orderNotFound } from './order.policy.ts';

/** Names orders among what can be paid for. */
export const ORDER = 'order';

/** An order, whose payment is for what gift cards leave of it. */
export const orderPayable: Payable = {
  kind: ORDER,
  returnPaths: { approved: '/checkout/paypal', cancelled: '/checkout?paypal=cancelled' },
  captureModeOf: () => Promise.resolve('automatic'),
  async amountOf({ sql, user }, id) {
    const order = await findOrder(sql, id);
    if (!order || order.userId !== (user?.id ?? null)) throw orderNotFound();
    if (!payableOrderStatuses.includes(order.status)) {
      throw new DomainError('CONFLICT', 'orders.notPayable');
    }
    return dueCents(order);
  },
  async lock(em, id) {
    await lockOrderAndCart(sqlOf(em), id);
  },
  async isStillAvailable(em, { payableId, amountCents }) {
    const db = sqlOf(em);
    const order = await findOrder(db, payableId);
    if (!order || dueCents(order) !== amountCents) return false;
    if (order.status === 'awaiting-payment') return true;
    return order.status === 'expired' && isThereAgain(db, order);
  },
  async onPaid(em, { id: paymentId, payableId }, now) {
    const db = sqlOf(em);
    const order = await requireOrder(db, payableId);
    if (order.status === 'expired') await holdAgain(db, order, now);
    return completeOrder(db, order, paymentId, now);
  },
  async onRefunded(em, { id: paymentId, payableId, refundedCents }, cents, now) {
    const db = sqlOf(em);
    const order = await requireOrder(db, payableId);
    // What a refund could not deliver is a deposit still, and was given up before.
    const missing = cents - Math.min(cents, await balanceOf(db, `deposit:${paymentId}`));
    const given = missing > 0 ? await giveUp(db, order, missing, now) : 0;
    if (given > 0) {
      const key = `refunded:${refundedCents}`;
      await orderBooks(db, order.id, now)(
        key,
        orderRefunded(paymentId, order.id, given),
        paymentId,
      );
    }
    return noteRefund(db, order, { cents, change: { refundedCents }, actor: 'system', now });
  },
  async onRefundReturned(em, { payableId, refundedCents }, cents, now) {
    const db = sqlOf(em);
    const order = await requireOrder(db, payableId);
    const step = { action: 'return-refund', actor: 'system', cents, now } as const;
    await moveOrder(db, order, { ...step, change: { refundedCents } });
  },
  async onDisputed(em, { payableId }, now) {
    const db = sqlOf(em);
    const order = await requireOrder(db, payableId);
    for (const { id, blockedAt } of await findGiftCardsOf(db, [order.id])) {
      if (blockedAt === null) await blockGiftCard(db, id, now);
    }
    await noteForStaff(db, order, disputeNotes.opened, now);
    return [];
  },
  async onDisputeWon(em, { payableId }, now) {
    const db = sqlOf(em);
    const order = await requireOrder(db, payableId);
    await noteForStaff(db, order, disputeNotes.won, now);
    // Who called it off meanwhile has waited for their money.
    return order.status === 'cancelled' ? refundRest(db, order, now) : [];
  },
  async forStaff({ sql, language }, ids) {
    const views = (await findOrders(sql, ids)).map(({ id, number }) => {
      const title = translate(message('orders.payOrder', { number }), language);
      return [id, { title, path: `/admin/orders/${number}`, isRefundable: false }] as const;
    });
    return new Map(views);
  },
  async onTurnedAway(em, { payableId, capturedCents }, now) {
    const db = sqlOf(em);
    await writeTooLate(db, await requireOrder(db, payableId), capturedCents, now);
  },
};

/** What staff reads of disputes, as of refunds in the language that we work in. */
const disputeNotes = {
  opened:
    'The payment is disputed: its bank has the money until that is decided. Gift cards that were bought with it are blocked.',
  won: 'The dispute was decided for us. Gift cards that were bought with it are blocked until somebody lets them go.',
} as const;

async function noteForStaff(
  db: Sql,
  { id: orderId, status }: OrderRow,
  note: string,
  at: number,
): Promise<void> {
  const event = { orderId, kind: 'note', actor: 'system', userId: null, status, note } as const;
  await insertOrderEvent(db, { ...event, cents: null, at });
}

/**
 * Whether an order that has expired can be given all the same, which nobody else can take until the
 * transaction ends.
 */
async function isThereAgain(db: Sql, order: OrderRow): Promise<boolean> {
  if (!(await isCouponLeft(db, order))) return false;
  const wanted = new Map<number, number>();
  for (const { variantId, quantity } of await findItems(db, [order.id])) {
    wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  }
  const free = await lockFreeStock(db, [...wanted.keys()]);
  const isThere = [...wanted].every(([id, quantity]) => (free.get(id) ?? quantity) >= quantity);
  return isThere && haveGiftCardsEnough(db, order.id);
}

/** Whether nobody has used up meanwhile what was taken off; its coupon is locked then. */
async function isCouponLeft(db: Sql, order: OrderRow): Promise<boolean> {
  const { couponId } = order;
  if (couponId === null) return true;
  await lockCoupon(db, couponId);
  const coupon = await findCoupon(db, couponId);
  return !coupon || !usesRefusal(coupon, await couponUses(db, couponId, order));
}

/** Keeps for an order what it had given back when it expired. */
async function holdAgain(db: Sql, order: OrderRow, now: number): Promise<void> {
  const { id: orderId, couponId, userId, email } = order;
  if (couponId !== null) await insertCouponUse(db, { couponId, orderId, userId, email }, now);
  await spendGiftCards(db, await findGiftCardPayments(db, [orderId]), 'revived', now);
}
