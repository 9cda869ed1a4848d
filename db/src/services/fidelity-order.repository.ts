import { sql } from 'kysely';
import type { FidelityChoice } from '#domain/services/fidelity.ts';
import type { FidelityState } from '#domain/services/fidelity-order.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

/** An order of mixing or mastering. Instants are epoch milliseconds. */
export interface FidelityOrderRow extends FidelityChoice {
  id: number;
  /** Whose it is. */
  userId: number;
  priceCents: number;
  brief: string;
  references: string;
  status: FidelityState;
  revisionsUsed: number;
  /** The payment that it was given for. */
  paymentId: number | null;
  requestDigest: string;
  /** Whether there is a mix that was not delivered yet. */
  hasNewMix: boolean;
  createdAt: number;
  paidAt: number | null;
  startedAt: number | null;
  dueAt: number | null;
  deliveredAt: number | null;
  endedAt: number | null;
}

/** The newest first. */
export const fidelityOrderOrder: ListOrder<FidelityOrderRow> = {
  direction: 'desc',
  columns: [{ value: sql`id`, kind: 'integer' }],
  keyOf: ({ id }) => [id],
};

function selectOrders(db: Sql) {
  return db.selectFrom('fidelity_orders').select(({ ref }) => [
    'id',
    'user_id as userId',
    'service',
    'scale',
    'quality',
    'price_cents as priceCents',
    'brief',
    'references',
    'status',
    'revisions_used as revisionsUsed',
    'payment_id as paymentId',
    'request_digest as requestDigest',
    sql<boolean>`EXISTS (
        SELECT FROM fidelity_files
        WHERE order_id = fidelity_orders.id AND kind = 'mix' AND round = revisions_used
      )`.as('hasNewMix'),
    epochMs(ref('created_at')).as('createdAt'),
    epochMs(ref('paid_at')).as('paidAt'),
    epochMs(ref('started_at')).as('startedAt'),
    epochMs(ref('due_at')).as('dueAt'),
    epochMs(ref('delivered_at')).as('deliveredAt'),
    epochMs(ref('ended_at')).as('endedAt'),
  ]);
}

export async function findFidelityOrder(
  db: Sql,
  id: number,
): Promise<FidelityOrderRow | undefined> {
  return selectOrders(db).where('id', '=', id).executeTakeFirst();
}

/** An order as it is, which stays so until the transaction of `db` ends. */
export async function lockFidelityOrder(
  db: Sql,
  id: number,
): Promise<FidelityOrderRow | undefined> {
  return selectOrders(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The order that somebody has made with a key. */
export async function findFidelityOrderByKey(
  db: Sql,
  userId: number,
  key: string,
): Promise<FidelityOrderRow | undefined> {
  return selectOrders(db)
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** The orders of a customer: a slice, the newest first. */
export async function listFidelityOrdersOf(
  db: Sql,
  userId: number,
  part: Slice,
): Promise<FidelityOrderRow[]> {
  return slice(selectOrders(db).where('user_id', '=', userId), fidelityOrderOrder, part).execute();
}

/** All orders that stand somewhere, or everywhere: a slice, the newest first. */
export async function listFidelityOrders(
  db: Sql,
  statuses: readonly FidelityState[],
  part: Slice,
): Promise<FidelityOrderRow[]> {
  const found = selectOrders(db).where('status', 'in', [...statuses]);
  return slice(found, fidelityOrderOrder, part).execute();
}

/** Orders whose last version was delivered by `before` (epoch milliseconds), the longest ago first. */
export async function listUnansweredOrders(
  db: Sql,
  before: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('fidelity_orders')
    .select('id')
    .where('status', '=', 'delivered')
    .where('delivered_at', '<=', instant(before))
    .orderBy('delivered_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many orders of a customer wait for their payment. */
export async function countUnpaidFidelityOrders(db: Sql, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('fidelity_orders')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'awaiting-payment')
    .executeTakeFirstOrThrow();
  return count;
}

export type NewFidelityOrder = FidelityChoice &
  Pick<FidelityOrderRow, 'userId' | 'priceCents' | 'brief' | 'references' | 'requestDigest'> & {
    idempotencyKey: string;
    /** Epoch milliseconds. */
    now: number;
  };

/** Stores an order that is to be paid for. @returns its id */
export async function insertFidelityOrder(db: Sql, order: NewFidelityOrder): Promise<number> {
  const { userId, priceCents, idempotencyKey, requestDigest, now, ...wanted } = order;
  const { id } = await db
    .insertInto('fidelity_orders')
    .values({
      ...wanted,
      user_id: userId,
      price_cents: priceCents,
      idempotency_key: idempotencyKey,
      request_digest: requestDigest,
      created_at: instant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What changes as an order moves on. Instants are epoch milliseconds; what is left out stays. */
export type FidelityOrderChange = Partial<
  Pick<
    FidelityOrderRow,
    'revisionsUsed' | 'paymentId' | 'paidAt' | 'startedAt' | 'dueAt' | 'deliveredAt' | 'endedAt'
  >
>;

/** Has an order stand somewhere else. */
export async function moveFidelityOrder(
  db: Sql,
  id: number,
  status: FidelityState,
  change: FidelityOrderChange,
): Promise<void> {
  const { revisionsUsed, paymentId, paidAt, startedAt, dueAt, deliveredAt, endedAt } = change;
  await db
    .updateTable('fidelity_orders')
    .set({
      status,
      ...(revisionsUsed !== undefined && { revisions_used: revisionsUsed }),
      ...(paymentId !== undefined && { payment_id: paymentId }),
      ...(paidAt && { paid_at: instant(paidAt) }),
      ...(startedAt && { started_at: instant(startedAt) }),
      ...(dueAt && { due_at: instant(dueAt) }),
      ...(deliveredAt && { delivered_at: instant(deliveredAt) }),
      ...(endedAt && { ended_at: instant(endedAt) }),
    })
    .where('id', '=', id)
    .execute();
}
