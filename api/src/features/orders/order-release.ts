import { deleteCouponUse, findPaymentIdOf } from '#db/orders/checkout.repository.ts';
import { lockUnpaidOrdersOf } from '#db/orders/order.repository.ts';
import type { OrderRow } from '#db/orders/order.repository.ts';
import { deleteReservations } from '#db/orders/stock.repository.ts';
import { lockPayment } from '#db/payments/payment.repository.ts';
import type { Sql } from '#db/orm.ts';
import { hasEnd } from '#db/payments/provider-command.repository.ts';
import { nextPaymentStatus } from '#domain/payments/payment-lifecycle.ts';
import { requestEnd } from '#api/features/payments/provider-command.service.ts';
import { releaseGiftCards } from './order-ledger.ts';
import { moveOrder } from './order-steps.ts';

/**
 * Gives back what was kept for an order that is not paid: its stock, the use of its coupon, and what
 * gift cards were to pay of it. What has expired has given it back already.
 */
export async function releaseOrder(db: Sql, order: OrderRow, now: number): Promise<void> {
  if (order.status !== 'awaiting-payment') return;
  await deleteReservations(db, order.id);
  await deleteCouponUse(db, order.id);
  await releaseGiftCards(db, order.id, now);
}

/** Has the payment of an order cancelled, unless it is over, or is being cancelled already. */
export async function cancelPaymentOf(db: Sql, orderId: number, now: number): Promise<void> {
  const paymentId = await findPaymentIdOf(db, orderId);
  if (paymentId === undefined) return;
  const payment = await lockPayment(db, paymentId);
  if (!payment || !nextPaymentStatus(payment.status, 'cancel') || (await hasEnd(db, paymentId))) {
    return;
  }
  await requestEnd(db, { paymentId, kind: 'cancel', now });
}

/**
 * Calls off orders of a cart that were not paid, so that of all attempts only the last can be: who pays
 * an earlier one all the same is refunded.
 */
export async function replaceOrdersOf(db: Sql, cartId: number, now: number): Promise<void> {
  for (const order of await lockUnpaidOrdersOf(db, cartId)) {
    await releaseOrder(db, order, now);
    await moveOrder(db, order, { action: 'replace', actor: 'system', now });
    await cancelPaymentOf(db, order.id, now);
  }
}
