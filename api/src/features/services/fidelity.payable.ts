import { balanceOf, book } from '#db/payments/ledger.repository.ts';
import {
  findFidelityOrder,
  lockFidelityOrder,
  moveFidelityOrder,
} from '#db/services/fidelity-order.repository.ts';
import type { FidelityOrderRow } from '#db/services/fidelity-order.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { earningReversed } from '#domain/payments/ledger.ts';
import { nextFidelityState } from '#domain/services/fidelity-order.ts';
import { translate } from '#api/lib/texts.ts';
import type { Payable, Receipt } from '#api/lib/payments/payable.ts';
import { noteFidelity } from './fidelity.events.ts';

/** Orders of mixing and mastering: paid at once, earned when they are approved. */
export const fidelityPayable: Payable = {
  kind: 'fidelity',
  captureModeOf: () => Promise.resolve('automatic'),

  async amountOf({ sql, user }, id) {
    const order = await findFidelityOrder(sql, id);
    if (!order || order.userId !== user?.id) {
      throw new DomainError('NOT_FOUND', 'services.orderNotFound');
    }
    if (order.paymentId !== null) throw new DomainError('CONFLICT', 'services.alreadyPaid');
    if (order.status !== 'awaiting-payment') {
      throw new DomainError('CONFLICT', 'services.notPossible');
    }
    return order.priceCents;
  },

  async describe({ sql, user, language }, id) {
    const order = await findFidelityOrder(sql, id);
    if (!order || order.userId !== user?.id) return undefined;
    return {
      ...receiptOf(id, language),
      amountCents: order.priceCents,
      isPaid: order.paymentId !== null,
    };
  },

  receiptsOf: (_, ids, language) =>
    Promise.resolve(new Map(ids.map((id) => [id, receiptOf(id, language)]))),

  async lock(em, id) {
    await lockFidelityOrder(sqlOf(em), id);
  },

  async isStillAvailable(em, { payableId }) {
    const order = await findFidelityOrder(sqlOf(em), payableId);
    return order !== undefined && nextFidelityState(order, 'pay', 'payment') !== undefined;
  },

  async onPaid(em, { id: paymentId, payableId }, now) {
    const db = sqlOf(em);
    await moveFidelityOrder(db, payableId, 'queued', { paymentId, paidAt: now });
    return noteFidelity(db, payableId, now);
  },

  async onRefunded(
    em,
    { id: paymentId, payableId, version, capturedCents, refundedCents },
    cents,
    now,
  ) {
    const db = sqlOf(em);
    const order = await requireOrder(em, payableId);
    // What a refund could not deliver is a deposit still, and was given up before.
    const missing = cents - Math.min(cents, await balanceOf(db, `deposit:${paymentId}`));
    if (order.status === 'approved' && missing > 0) {
      const transaction = earningReversed(paymentId, [{ account: 'sales', cents: missing }]);
      const key = `fidelity:${payableId}:refunded:${version}`;
      await book(db, { key, transaction, paymentId, at: now });
    }
    // Whoever has all of it back gets nothing for it.
    return refundedCents >= capturedCents ? cancel(em, order, now) : [];
  },

  async onDisputeLost(em, { payableId }, now) {
    return cancel(em, await requireOrder(em, payableId), now);
  },

  forStaff: ({ language }, ids) => {
    const views = ids.map((id) => {
      const { title, returnPath: path } = receiptOf(id, language);
      return [id, { title, path, isRefundable: true }] as const;
    });
    return Promise.resolve(new Map(views));
  },
};

/** Cancels an order while nobody works on it. @returns tags of what has changed */
async function cancel(em: EntityManager, order: FidelityOrderRow, now: number): Promise<string[]> {
  const cancelled = nextFidelityState(order, 'cancel', 'payment');
  if (!cancelled) return [];
  const db = sqlOf(em);
  await moveFidelityOrder(db, order.id, cancelled, { endedAt: now });
  return noteFidelity(db, order.id, now);
}

function receiptOf(id: number, language: Language): Receipt {
  return {
    title: translate(message('services.payFidelity', { id }), language),
    returnPath: `/fidelity/orders/${id}`,
  };
}

async function requireOrder(em: EntityManager, id: number) {
  const order = await findFidelityOrder(sqlOf(em), id);
  if (!order) throw new Error(`There is no order ${id} any more.`);
  return order;
}
