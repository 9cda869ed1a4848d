import { findGiftCardsOf, recallGiftCards } from '#db/orders/gift-card.repository.ts';
import { listExpiring } from '#db/orders/order-list.repository.ts';
import { findOrderByNumber, lockOrderAndCart } from '#db/orders/order.repository.ts';
import type { OrderRow } from '#db/orders/order.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm, Sql } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { canCustomerCancel, canCustomerReturn } from '#domain/orders/order-lifecycle.ts';
import type { OrderActor } from '#domain/orders/order-lifecycle.ts';
import type { Context } from '#api/lib/context.ts';
import { isAllowed } from '#api/lib/policy.ts';
import { mayEnter } from './order-access.ts';
import type { OpenOrder } from './order-access.ts';
import { putBack, refundRest } from './order-refund.ts';
import { cancelPaymentOf, releaseOrder } from './order-release.ts';
import { moveOrder } from './order-steps.ts';
import { orderNotFound, orderPolicy } from './order.policy.ts';

/** Which order, and for guests what lets them in. */
export interface OrderAddress {
  number: string;
  key: string | null;
}

/**
 * Calls an order off. What was paid goes back, what was kept for it is free again.
 * @throws DomainError NOT_FOUND; CONFLICT once it is sent, or was handed over otherwise
 */
export async function cancelOrder(context: Context, address: OrderAddress): Promise<OpenOrder> {
  const { now, user } = context;
  return changeOrder(context, address, async (db, order, actor) => {
    if (actor === 'customer' && !canCustomerCancel(order)) {
      throw new DomainError('CONFLICT', 'orders.notCancellable');
    }
    await releaseOrder(db, order, now);
    const cancelled = await moveOrder(db, order, {
      action: 'cancel',
      actor,
      userId: user?.id ?? null,
      refusal: 'orders.notCancellable',
      now,
    });
    if (order.status !== 'paid') {
      await cancelPaymentOf(db, order.id, now);
      return [];
    }
    const cards = await findGiftCardsOf(db, [order.id]);
    await recallGiftCards(
      db,
      cards.map(({ id }) => id),
      now,
    );
    const tags = await putBack(db, order);
    return [...tags, ...(await refundRest(db, cancelled, now))];
  });
}

/**
 * Asks to send something of an order back.
 * @throws DomainError NOT_FOUND; CONFLICT before it was sent, and a month after
 */
export async function requestReturn(
  context: Context,
  address: OrderAddress,
  reason: string,
): Promise<OpenOrder> {
  const { now, user } = context;
  return changeOrder(context, address, async (db, order) => {
    if (!canCustomerReturn(order, now)) throw new DomainError('CONFLICT', 'orders.notReturnable');
    await moveOrder(db, order, {
      action: 'request-return',
      actor: 'customer',
      userId: user?.id ?? null,
      change: { returnReason: reason },
      now,
    });
    return [];
  });
}

/** Changes an order for its customer, or for administrators, one change after the other. */
async function changeOrder(
  context: Context,
  { number, key }: OrderAddress,
  work: (db: Sql, order: OrderRow, actor: OrderActor) => Promise<string[]>,
): Promise<OpenOrder> {
  const { order, tags } = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const found = await findOrderByNumber(db, number);
    const locked = found && (await lockOrderAndCart(db, found.id));
    if (!locked) throw orderNotFound();
    const isCustomer = await mayEnter(context, db, orderPolicy.pursue, locked, key);
    if (!isCustomer && !isAllowed(context, orderPolicy.handle, locked)) throw orderNotFound();
    const changed = await work(db, locked, isCustomer ? 'customer' : 'admin');
    return { order: (await findOrderByNumber(db, number))!, tags: changed };
  });
  context.changed(tags);
  return { ...order, key };
}

/** How many orders expire at a time; what is left waits for the next run. */
const AT_A_TIME = 100;

/** Gives back what is kept for orders that nobody has paid by `now` (epoch milliseconds). */
export async function expireOrders({ orm }: { orm: Orm }, now: number): Promise<void> {
  for (const id of await listExpiring(sqlOf(orm.em), now, AT_A_TIME)) {
    await inTransaction(orm, async (em) => {
      const db = sqlOf(em);
      const order = await lockOrderAndCart(db, id);
      if (order?.status !== 'awaiting-payment' || order.expiresAt > now) return;
      await releaseOrder(db, order, now);
      await moveOrder(db, order, { action: 'expire', actor: 'system', now });
    });
  }
}
