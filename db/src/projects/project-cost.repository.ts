import { sql } from 'kysely';
import type { CurrencyId } from '#domain/payments/currency.ts';
import type { Share, Transfer } from '#domain/projects/split.ts';
import { selectBookings } from '#db/bookings/booking.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A session, which costs what its booking does, or an expense. */
export interface ProjectCostRow {
  id: number;
  projectId: number;
  /** Who wrote it down. */
  userId: number;
  payerId: number;
  /** Null for an expense, which has a title and an amount. */
  bookingId: number | null;
  title: string | null;
  /** In the minor unit of its currency. */
  amountCents: number | null;
  currency: CurrencyId;
  /** Who bears it, by the ids of the users. */
  shares: Share[];
  /** Epoch milliseconds. */
  createdAt: number;
}

function selectCosts(db: Sql) {
  return db.selectFrom('project_costs').select(({ ref }) => [
    'id',
    'project_id as projectId',
    'user_id as userId',
    'payer_id as payerId',
    'booking_id as bookingId',
    'title',
    'amount_cents as amountCents',
    'currency',
    sql<Share[]>`(
        SELECT coalesce(
          jsonb_agg(jsonb_build_object('userId', user_id, 'weight', weight) ORDER BY user_id), '[]'
        )
        FROM project_cost_shares WHERE cost_id = project_costs.id
      )`.as('shares'),
    epochMs(ref('created_at')).as('createdAt'),
  ]);
}

/** What projects cost, in the order in which it was written down. */
export async function findCosts(db: Sql, projectIds: readonly number[]): Promise<ProjectCostRow[]> {
  return selectCosts(db).where('project_id', '=', anyOf(projectIds)).orderBy('id').execute();
}

export async function findCost(db: Sql, id: number): Promise<ProjectCostRow | undefined> {
  return selectCosts(db).where('id', '=', id).executeTakeFirst();
}

/** How many bookings somebody can choose from at most. */
const CHOICE_LIMIT = 100;

/** Bookings of somebody that are in no project and not in vain, what begins last first. */
export async function findFreeBookings(
  db: Sql,
  userId: number,
  now: number,
): Promise<BookingRow[]> {
  return selectBookings(db, now)
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'confirmed', 'completed'])
    .where(sql<boolean>`NOT EXISTS (SELECT FROM project_costs WHERE booking_id = bookings.id)`)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CHOICE_LIMIT)
    .execute();
}

/** Writes a cost down at `now` (epoch milliseconds). @returns its id */
export async function insertCost(
  db: Sql,
  cost: Omit<ProjectCostRow, 'id' | 'createdAt'> & { now: number },
): Promise<number> {
  const { projectId, userId, payerId, bookingId, title, amountCents, currency, now } = cost;
  const { id } = await db
    .insertInto('project_costs')
    .values({
      project_id: projectId,
      user_id: userId,
      payer_id: payerId,
      booking_id: bookingId,
      title,
      amount_cents: amountCents,
      currency,
      created_at: instant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertShares(db, id, cost.shares);
  return id;
}

/** Has an expense be something else. */
export async function updateExpense(
  db: Sql,
  id: number,
  expense: Pick<ProjectCostRow, 'payerId' | 'title' | 'amountCents' | 'currency' | 'shares'>,
): Promise<void> {
  const { payerId, title, amountCents, currency, shares } = expense;
  await db
    .updateTable('project_costs')
    .set({ payer_id: payerId, title, amount_cents: amountCents, currency })
    .where('id', '=', id)
    .execute();
  await replaceShares(db, id, shares);
}

/** Has others bear a cost. */
export async function replaceShares(db: Sql, id: number, shares: readonly Share[]): Promise<void> {
  await db.deleteFrom('project_cost_shares').where('cost_id', '=', id).execute();
  await insertShares(db, id, shares);
}

async function insertShares(db: Sql, costId: number, shares: readonly Share[]): Promise<void> {
  await db
    .insertInto('project_cost_shares')
    .values(shares.map(({ userId, weight }) => ({ cost_id: costId, user_id: userId, weight })))
    .execute();
}

export async function deleteCost(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('project_costs').where('id', '=', id).execute();
}

/** A transfer that was paid. */
export interface ProjectSettlementRow extends Transfer<CurrencyId> {
  id: number;
  projectId: number;
  /** Epoch milliseconds. */
  paidAt: number;
}

function selectSettlements(db: Sql) {
  return db
    .selectFrom('project_settlements')
    .select(({ ref }) => [
      'id',
      'project_id as projectId',
      'user_id as fromId',
      'payee_id as toId',
      'amount_cents as amount',
      'currency',
      epochMs(ref('created_at')).as('paidAt'),
    ]);
}

/** What members of projects have paid each other, the newest first. */
export async function findSettlements(
  db: Sql,
  projectIds: readonly number[],
): Promise<ProjectSettlementRow[]> {
  return selectSettlements(db)
    .where('project_id', '=', anyOf(projectIds))
    .orderBy('id', 'desc')
    .execute();
}

export async function findSettlement(
  db: Sql,
  id: number,
): Promise<ProjectSettlementRow | undefined> {
  return selectSettlements(db).where('id', '=', id).executeTakeFirst();
}

/** Notes at `now` (epoch milliseconds) that a transfer was paid. */
export async function insertSettlement(
  db: Sql,
  settlement: Transfer<CurrencyId> & { projectId: number; now: number },
): Promise<void> {
  const { projectId, fromId, toId, amount, currency, now } = settlement;
  await db
    .insertInto('project_settlements')
    .values({
      project_id: projectId,
      user_id: fromId,
      payee_id: toId,
      amount_cents: amount,
      currency,
      created_at: instant(now),
    })
    .execute();
}

export async function deleteSettlement(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('project_settlements').where('id', '=', id).execute();
}
