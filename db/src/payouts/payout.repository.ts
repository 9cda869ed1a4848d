import { sql } from 'kysely';
import type { PayoutStatus } from '#domain/payouts/payout.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';
import { isOwnerCalled } from './owner.repository.ts';

/** What is sent to an owner on a day. Instants are epoch milliseconds, amounts cents. */
export interface PayoutRow {
  id: number;
  ownerId: number;
  /** The day, in UTC, on which it was decided. */
  date: LocalDate;
  amountCents: number;
  provider: string;
  /** The account that it is sent to, as the provider calls it. */
  destinationRef: string;
  /** By it the provider knows a repetition, and we know it at the provider. */
  key: string;
  /** What the provider calls it; null until it is known to have been sent. */
  providerRef: string | null;
  status: PayoutStatus;
  /** What of it came back after it was sent. */
  reversedCents: number;
  attempts: number;
  /** Why the last attempt failed. */
  error: string | null;
  createdAt: number;
  sentAt: number | null;
  failedAt: number | null;
}

export type NewPayout = Pick<
  PayoutRow,
  'ownerId' | 'date' | 'amountCents' | 'provider' | 'destinationRef' | 'createdAt'
>;

/**
 * Stores a payout, within the transaction of `db`.
 * @returns its id
 * @throws 23505 of `payouts_once_a_day` when the owner has one of that day that has not failed
 */
export async function insertPayout(db: Sql, payout: NewPayout): Promise<number> {
  const { id } = await db
    .insertInto('payouts')
    .values({
      owner_id: payout.ownerId,
      date: payout.date,
      amount_cents: payout.amountCents,
      provider: payout.provider,
      destination_ref: payout.destinationRef,
      created_at: instant(payout.createdAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findPayout(db: Sql, id: number): Promise<PayoutRow | undefined> {
  return selectPayouts(db).where('payouts.id', '=', id).executeTakeFirst();
}

/** A payout as it is, which stays so until the transaction of `db` ends. */
export async function lockPayout(db: Sql, id: number): Promise<PayoutRow | undefined> {
  return selectPayouts(db).where('payouts.id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The payout that was sent to a provider under a key. */
export async function findPayoutByKey(
  db: Sql,
  provider: string,
  key: string,
): Promise<PayoutRow | undefined> {
  return selectPayouts(db)
    .where('provider', '=', provider)
    .where(sql<boolean>`key::text = ${key}`)
    .executeTakeFirst();
}

/** Whether an owner was sent something, or was to be, on a day. */
export async function hasPayoutOn(db: Sql, ownerId: number, date: LocalDate): Promise<boolean> {
  const row = await db
    .selectFrom('payouts')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('date', '=', date)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an owner was sent something on a day, or is to be: what has failed does not count. */
export async function hasStandingPayoutOn(
  db: Sql,
  ownerId: number,
  date: LocalDate,
): Promise<boolean> {
  const row = await db
    .selectFrom('payouts')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('date', '=', date)
    .where('status', '<>', 'failed')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that the provider is told of a payout once more. @param now epoch milliseconds */
export async function notePayoutAttempt(db: Sql, id: number, now: number): Promise<void> {
  await db
    .updateTable('payouts')
    .set({ attempts: sql`attempts + 1`, checked_at: instant(now) })
    .where('id', '=', id)
    .execute();
}

/** Notes why an attempt has failed, after which others may follow. */
export async function notePayoutFailure(db: Sql, id: number, error: string): Promise<void> {
  await db.updateTable('payouts').set({ error }).where('id', '=', id).execute();
}

/** Notes that a payout was sent. @param now epoch milliseconds */
export async function markPayoutSent(db: Sql, id: number, ref: string, now: number): Promise<void> {
  await db
    .updateTable('payouts')
    .set({ status: 'sent', provider_ref: ref, sent_at: instant(now), error: null })
    .where('id', '=', id)
    .execute();
}

/** Notes that a payout is not to be had, and why. @param now epoch milliseconds */
export async function markPayoutFailed(
  db: Sql,
  id: number,
  error: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('payouts')
    .set({ status: 'failed', failed_at: instant(now), error })
    .where('id', '=', id)
    .execute();
}

/** Notes how much of a payout came back in all, in cents. */
export async function setPayoutReversed(db: Sql, id: number, cents: number): Promise<void> {
  await db.updateTable('payouts').set({ reversed_cents: cents }).where('id', '=', id).execute();
}

/** Has a part of a payout that came back be paid out again. @param at epoch milliseconds */
export async function insertPayoutReturn(
  db: Sql,
  { payoutId, cents, at }: { payoutId: number; cents: number; at: number },
): Promise<void> {
  await db
    .insertInto('payout_returns')
    .values({ source_id: payoutId, cents, returned_at: instant(at) })
    .execute();
}

/** What of payouts had come back of earlier ones, in cents. */
export async function sumReturnsIn(
  db: Sql,
  payoutIds: readonly number[],
): Promise<{ id: number; cents: number }[]> {
  const { rows } = await sql<{ id: number; cents: number }>`
    SELECT payout_id AS id, sum(cents)::int AS cents FROM payout_returns
    WHERE payout_id = ${anyOf(payoutIds)} GROUP BY payout_id
  `.execute(db);
  return rows;
}

/**
 * Payouts of a provider that are not known to have been sent and of which nobody has asked since `before` (epoch
 * milliseconds), the longest unasked first.
 */
export async function listUnconfirmedPayouts(
  db: Sql,
  provider: string,
  before: number,
  limit: number,
): Promise<PayoutRow[]> {
  const asked = sql<string>`coalesce(checked_at, created_at)`;
  return selectPayouts(db)
    .where('provider', '=', provider)
    .where('status', '=', 'on-its-way')
    .where(asked, '<', instant(before))
    .orderBy(asked)
    .limit(limit)
    .execute();
}

/** The latest first. */
export const payoutOrder: ListOrder<PayoutRow> = {
  direction: 'desc',
  columns: [{ value: sql`payouts.id`, kind: 'integer' }],
  keyOf: ({ id }) => [id],
};

/** Which payouts are wanted: all, unless given. */
export interface PayoutFilter {
  ownerId?: number;
  status?: PayoutStatus;
  /** Only those of which something came back. */
  isReversed?: boolean;
  /** What the owner is called, or reached by. */
  text?: string;
}

/** A slice of payouts, the latest first. */
export async function listPayouts(
  db: Sql,
  filter: PayoutFilter,
  part: Slice,
): Promise<PayoutRow[]> {
  return slice(selectPayouts(db).where(matching(filter)), payoutOrder, part).execute();
}

export async function countPayouts(db: Sql, filter: PayoutFilter): Promise<number> {
  const { count } = await db
    .selectFrom('payouts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** What was decided to be sent to an owner and is not known to have been, in cents. */
export async function sumOnItsWay(db: Sql, ownerId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('payouts')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as('cents'))
    .where(matching({ ownerId, status: 'on-its-way' }))
    .executeTakeFirstOrThrow();
  return cents;
}

function matching({ ownerId, status, isReversed, text }: PayoutFilter) {
  const conditions = [sql`true`];
  if (ownerId !== undefined) conditions.push(sql`payouts.owner_id = ${ownerId}`);
  if (status) conditions.push(sql`payouts.status = ${status}`);
  if (isReversed) conditions.push(sql`payouts.reversed_cents > 0`);
  if (text) conditions.push(isOwnerCalled(sql`payouts.owner_id`, text));
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

function selectPayouts(db: Sql) {
  return db
    .selectFrom('payouts')
    .select(({ ref }) => [
      'payouts.id',
      'owner_id as ownerId',
      sql<LocalDate>`payouts.date::text`.as('date'),
      'amount_cents as amountCents',
      'provider',
      'destination_ref as destinationRef',
      'key',
      'provider_ref as providerRef',
      'status',
      'reversed_cents as reversedCents',
      'attempts',
      'error',
      epochMs(ref('payouts.created_at')).as('createdAt'),
      epochMs(ref('sent_at')).as('sentAt'),
      epochMs(ref('failed_at')).as('failedAt'),
    ]);
}
