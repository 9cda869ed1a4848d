import { sql } from 'kysely';
import { promotionSteps } from '#domain/promotions/promotion.ts';
import type {
  PromotionKind,
  PromotionPlan,
  PromotionStatus,
  PromotionStep,
  PromotionWindow,
  TakenPlace,
} from '#domain/promotions/promotion.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A promotion of a studio. Instants are epoch milliseconds. */
export interface PromotionRow extends PromotionPlan, PromotionWindow {
  id: number;
  studioId: number;
  /** Who has ordered it. */
  userId: number;
  status: PromotionStatus;
  /** Which of the featured places it has; null for a boost. */
  place: number | null;
  /** Until when it is held for whoever has not paid for it. */
  heldUntil: number;
  /** What is still earned of it; 0 before it is paid for. */
  earnedCents: number;
  paidAt: number | null;
}

/** Statuses in which a promotion takes up its time, and its place. */
const live = ['awaiting-payment', 'scheduled', 'running'] as const;

/** Has everybody who gives featured places away take turns. */
const PLACES_LOCK = 7_270_714;

/** A query over promotions, to which conditions are added. */
export function selectPromotions(db: Sql) {
  return db
    .selectFrom('promotions')
    .select(({ ref }) => [
      'id',
      'studio_id as studioId',
      'user_id as userId',
      'kind',
      'days',
      'price_cents as priceCents',
      'status',
      'place',
      epochMs(ref('held_until')).as('heldUntil'),
      epochMs(ref('starts_at')).as('startsAt'),
      epochMs(ref('ends_at')).as('endsAt'),
      'earned_cents as earnedCents',
      epochMs(ref('paid_at')).as('paidAt'),
    ]);
}

/** Makes those who give featured places away take turns until the transaction ends. */
export async function lockPlaces(db: Sql): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${PLACES_LOCK})`.execute(db);
}

/** A promotion; undefined where there is none. */
export async function findPromotion(db: Sql, id: number): Promise<PromotionRow | undefined> {
  return selectPromotions(db).where('id', '=', id).executeTakeFirst();
}

/** The promotions of these numbers. */
export async function findPromotions(db: Sql, ids: readonly number[]): Promise<PromotionRow[]> {
  return selectPromotions(db).where('id', '=', anyOf(ids)).execute();
}

/** Has a promotion stay as it is until the transaction of `db` ends. */
export async function lockPromotion(db: Sql, id: number): Promise<void> {
  await db.selectFrom('promotions').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** The promotion of a kind that waits for its payment, for a studio; undefined for none. */
export async function findAwaiting(
  db: Sql,
  studioId: number,
  kind: PromotionKind,
): Promise<PromotionRow | undefined> {
  return selectPromotions(db)
    .where('studio_id', '=', studioId)
    .where('kind', '=', kind)
    .where('status', '=', 'awaiting-payment')
    .executeTakeFirst();
}

/** Until when promotions of a kind are paid for, by the ids of the studios; those without are left out. */
export async function findPaidUntil(
  db: Sql,
  studioIds: readonly number[],
  kind: PromotionKind,
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('promotions')
    .select(({ fn, ref }) => ['studio_id as studioId', epochMs(fn.max(ref('ends_at'))).as('until')])
    .where('studio_id', '=', anyOf(studioIds))
    .where('kind', '=', kind)
    .where('status', 'in', ['scheduled', 'running'])
    .groupBy('studio_id')
    .execute();
  return new Map(rows.map(({ studioId, until }) => [studioId, until]));
}

/** When a featured place is taken, and the studio for which it is only held; null where it is paid for. */
export interface TakenPlaceRow extends TakenPlace {
  heldFor: number | null;
}

/** When featured places are taken from `now` on. */
export async function findTakenPlaces(db: Sql, now: number): Promise<TakenPlaceRow[]> {
  return db
    .selectFrom('promotions')
    .select(({ ref }) => [
      sql<number>`place`.as('place'),
      epochMs(ref('starts_at')).as('startsAt'),
      epochMs(ref('ends_at')).as('endsAt'),
      sql<number | null>`CASE status WHEN 'awaiting-payment' THEN studio_id END`.as('heldFor'),
    ])
    .where('place', 'is not', null)
    .where('status', 'in', live)
    .where('ends_at', '>', instant(now))
    .execute();
}

/** Holds a promotion. @returns its id */
export async function insertPromotion(
  db: Sql,
  held: Omit<PromotionRow, 'id' | 'status' | 'earnedCents' | 'paidAt'> & { now: number },
): Promise<number> {
  const { id } = await db
    .insertInto('promotions')
    .values({
      studio_id: held.studioId,
      user_id: held.userId,
      kind: held.kind,
      days: held.days,
      price_cents: held.priceCents,
      place: held.place,
      held_until: instant(held.heldUntil),
      starts_at: instant(held.startsAt),
      ends_at: instant(held.endsAt),
      created_at: instant(held.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a promotion its time, and its place, for what was paid. */
export async function schedulePromotion(
  db: Sql,
  id: number,
  given: PromotionWindow & { place: number | null; paymentId: number; cents: number; now: number },
): Promise<void> {
  await db
    .updateTable('promotions')
    .set({
      status: promotionSteps.pay.to,
      starts_at: instant(given.startsAt),
      ends_at: instant(given.endsAt),
      place: given.place,
      payment_id: given.paymentId,
      earned_cents: given.cents,
      paid_at: instant(given.now),
    })
    .where('id', '=', id)
    .where('status', 'in', promotionSteps.pay.from)
    .execute();
}

/** Takes a step with a promotion, if it can be taken. */
export async function movePromotion(
  db: Sql,
  id: number,
  step: 'cancel' | 'begin' | 'refund',
  now: number,
): Promise<void> {
  await move(db, step, now).where('id', '=', id).execute();
}

function move(db: Sql, step: Exclude<PromotionStep, 'pay'>, now: number) {
  const { from, to } = promotionSteps[step];
  return db
    .updateTable('promotions')
    .set({ status: to, ...(step !== 'begin' && { ended_at: instant(now) }) })
    .where('status', 'in', [...from]);
}

/** By which time a step is due. */
const dueAt = { cancel: 'held_until', begin: 'starts_at', end: 'ends_at' } as const;
export type DueStep = keyof typeof dueAt;

/** Takes a step with the promotions of a studio for which it is time at `now`. @returns these */
export async function moveDuePromotions(
  db: Sql,
  studioId: number,
  step: DueStep,
  now: number,
): Promise<Pick<PromotionRow, 'id' | 'kind'>[]> {
  return move(db, step, now)
    .where('studio_id', '=', studioId)
    .where(dueAt[step], '<=', instant(now))
    .returning(['id', 'kind'])
    .execute();
}

/** The studios of promotions for which it is time to take a step at `now`. */
export async function findStudiosWithDuePromotions(db: Sql, now: number): Promise<number[]> {
  const { rows } = await sql<{ studioId: number }>`
    SELECT DISTINCT studio_id AS "studioId" FROM promotions
    WHERE (status = 'awaiting-payment' AND held_until <= ${instant(now)})
      OR (status = 'scheduled' AND starts_at <= ${instant(now)})
      OR (status = 'running' AND ends_at <= ${instant(now)})
    ORDER BY 1
  `.execute(db);
  return rows.map(({ studioId }) => studioId);
}

/** Takes from what a promotion has earned as much as there is, up to `cents`. @returns how much */
export async function takeFromEarned(db: Sql, id: number, cents: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    UPDATE promotions SET earned_cents = greatest(0, promotions.earned_cents - ${cents})
    FROM (SELECT earned_cents FROM promotions WHERE id = ${id}) before
    WHERE id = ${id}
    RETURNING least(before.earned_cents, ${cents}::int) AS taken
  `.execute(db);
  return rows[0]?.taken ?? 0;
}

/** What an email about a promotion says, and to whom. */
export interface PromotionNews extends Pick<PromotionRow, 'id' | 'kind' | 'endsAt'> {
  studio: string;
  email: string;
}

/** What those who have bought promotions are told of them; whoever is gone is told nothing. */
export async function findPromotionNews(db: Sql, ids: readonly number[]): Promise<PromotionNews[]> {
  return db
    .selectFrom('promotions')
    .innerJoin('studios', 'studios.id', 'promotions.studio_id')
    .innerJoin('users', 'users.id', 'promotions.user_id')
    .select(({ ref }) => [
      'promotions.id',
      'promotions.kind',
      epochMs(ref('promotions.ends_at')).as('endsAt'),
      'studios.name as studio',
      'users.email',
    ])
    .where('promotions.id', '=', anyOf(ids))
    .orderBy('promotions.id')
    .execute();
}
