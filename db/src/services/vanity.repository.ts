import { sql } from 'kysely';
import type { VanityPlan, VanityStatus } from '#domain/services/vanity.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** An address of a studio's own. Instants are epoch milliseconds. */
export interface VanityUrlRow {
  id: number;
  name: string;
  studioId: number;
  /** Who has ordered it. */
  userId: number;
  plan: VanityPlan;
  status: VanityStatus;
  /** What it costs, or the next year of it. */
  priceCents: number;
  /** Until when it is held for whoever has not paid for it. */
  heldUntil: number;
  activatedAt: number | null;
  /** Until when it is paid for; null for ever, or for what is not paid for. */
  paidUntil: number | null;
}

function selectUrls(db: Sql) {
  return db
    .selectFrom('vanity_urls')
    .select(({ ref }) => [
      'id',
      'name',
      'studio_id as studioId',
      'user_id as userId',
      'plan',
      'status',
      'price_cents as priceCents',
      epochMs(ref('held_until')).as('heldUntil'),
      epochMs(ref('activated_at')).as('activatedAt'),
      epochMs(ref('paid_until')).as('paidUntil'),
    ]);
}

/** Lets go of names that are held no longer at `now`, so that others can have them. */
export async function releaseHeldNames(db: Sql, now: number): Promise<void> {
  await db
    .updateTable('vanity_urls')
    .set({ status: 'ended', ended_at: instant(now) })
    .where('status', '=', 'held')
    .where('held_until', '<=', instant(now))
    .execute();
}

/** Ends names that were paid for until before `before`. @returns what their owners are to know */
export async function endUnpaidNames(db: Sql, before: number, now: number): Promise<YearlyName[]> {
  const { rows } = await sql<YearlyName>`
    WITH ended AS (
      UPDATE vanity_urls SET status = 'ended', ended_at = ${instant(now)}
      WHERE status = 'active' AND paid_until <= ${instant(before)}
      RETURNING id
    )
    ${selectYearly} JOIN ended ON ended.id = vanity_urls.id
  `.execute(db);
  return rows;
}

/** Whether somebody has a name, or is about to pay for it, at `now`. */
export async function isNameTaken(db: Sql, name: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('vanity_urls')
    .select('id')
    .where('name', '=', name)
    .where((where) =>
      where.or([
        where('status', '=', 'active'),
        where.and([where('status', '=', 'held'), where('held_until', '>', instant(now))]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds a name. @returns its id @throws 23505 of `vanity_urls_name` or `vanity_urls_studio` */
export async function insertHeldName(
  db: Sql,
  held: Pick<VanityUrlRow, 'name' | 'studioId' | 'userId' | 'plan' | 'priceCents' | 'heldUntil'> & {
    now: number;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('vanity_urls')
    .values({
      name: held.name,
      studio_id: held.studioId,
      user_id: held.userId,
      plan: held.plan,
      price_cents: held.priceCents,
      held_until: instant(held.heldUntil),
      created_at: instant(held.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findVanityUrl(db: Sql, id: number): Promise<VanityUrlRow | undefined> {
  return selectUrls(db).where('id', '=', id).executeTakeFirst();
}

/** The names of these numbers. */
export async function findVanityUrls(db: Sql, ids: readonly number[]): Promise<VanityUrlRow[]> {
  return selectUrls(db).where('id', '=', anyOf(ids)).execute();
}

/** A name as it is, which stays so until the transaction of `db` ends. */
export async function lockVanityUrl(db: Sql, id: number): Promise<VanityUrlRow | undefined> {
  return selectUrls(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The names that studios have, or are about to. */
export async function findVanityUrlsOf(
  db: Sql,
  studioIds: readonly number[],
): Promise<VanityUrlRow[]> {
  return selectUrls(db)
    .where('studio_id', '=', anyOf(studioIds))
    .where('status', '<>', 'ended')
    .execute();
}

/** The public studio that a name leads to, with the number of the name; undefined for none. */
export async function findNamedStudio(
  db: Sql,
  name: string,
): Promise<{ id: number; studioId: number } | undefined> {
  return db
    .selectFrom('vanity_urls')
    .innerJoin('studios', 'studios.id', 'vanity_urls.studio_id')
    .select(['vanity_urls.id', 'studio_id as studioId'])
    .where('vanity_urls.name', '=', name)
    .where('vanity_urls.status', '=', 'active')
    .where('studios.status', '=', 'approved')
    .executeTakeFirst();
}

/** Has a name lead to its studio, until `paidUntil` (epoch milliseconds) or for ever. */
export async function activateName(
  db: Sql,
  id: number,
  { paidUntil, now }: { paidUntil: number | null; now: number },
): Promise<void> {
  await db
    .updateTable('vanity_urls')
    .set({
      status: 'active',
      activated_at: sql`coalesce(activated_at, ${instant(now)})`,
      paid_until: paidUntil === null ? null : instant(paidUntil),
      reminded_at: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Has a name lead nowhere any more, from `now` on. */
export async function endName(db: Sql, id: number, now: number): Promise<void> {
  await db
    .updateTable('vanity_urls')
    .set({ status: 'ended', ended_at: instant(now) })
    .where('id', '=', id)
    .execute();
}

/** A name that is paid for by the year, and whom to write to. */
export interface YearlyName extends Pick<VanityUrlRow, 'id' | 'name'> {
  paidUntil: number;
  studio: string;
  email: string;
}

const selectYearly = sql`
  SELECT vanity_urls.id, vanity_urls.name, ${epochMs(sql`paid_until`)} AS "paidUntil",
    studios.name AS studio, users.email
  FROM vanity_urls JOIN studios ON studios.id = vanity_urls.studio_id
  JOIN users ON users.id = studios.owner_id
`;

/** A name that is paid for by the year; none where it is not, or its studio has no owner any more. */
export async function findYearlyName(db: Sql, id: number): Promise<YearlyName[]> {
  const { rows } = await sql<YearlyName>`
    ${selectYearly} WHERE vanity_urls.id = ${id} AND paid_until IS NOT NULL
  `.execute(db);
  return rows;
}

/** Names whose year ends before `before` and whose owners were not written to: they are from now on. */
export async function takeEndingNames(db: Sql, before: number, now: number): Promise<YearlyName[]> {
  const { rows } = await sql<YearlyName>`
    WITH ending AS (
      UPDATE vanity_urls SET reminded_at = ${instant(now)}
      WHERE status = 'active' AND paid_until <= ${instant(before)} AND reminded_at IS NULL
      RETURNING id
    )
    ${selectYearly} JOIN ending ON ending.id = vanity_urls.id
  `.execute(db);
  return rows;
}

/** Notes what was paid for a name. */
export async function insertVanityPayment(
  db: Sql,
  paid: { paymentId: number; vanityUrlId: number; cents: number; now: number },
): Promise<void> {
  await db
    .insertInto('vanity_payments')
    .values({
      payment_id: paid.paymentId,
      vanity_url_id: paid.vanityUrlId,
      earned_cents: paid.cents,
      paid_at: instant(paid.now),
    })
    .execute();
}

/** What was paid for a name, the last payment first. Instants are epoch milliseconds. */
export async function findVanityPayments(
  db: Sql,
  vanityUrlId: number,
): Promise<{ paymentId: number; earnedCents: number; paidAt: number }[]> {
  return db
    .selectFrom('vanity_payments')
    .select(({ ref }) => [
      'payment_id as paymentId',
      'earned_cents as earnedCents',
      epochMs(ref('paid_at')).as('paidAt'),
    ])
    .where('vanity_url_id', '=', vanityUrlId)
    .orderBy('payment_id', 'desc')
    .execute();
}

/** Takes from what a payment has earned as much as there is, up to `cents`. @returns how much */
export async function takeFromEarned(db: Sql, paymentId: number, cents: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    UPDATE vanity_payments SET earned_cents = greatest(0, vanity_payments.earned_cents - ${cents})
    FROM (SELECT earned_cents FROM vanity_payments WHERE payment_id = ${paymentId}) before
    WHERE payment_id = ${paymentId}
    RETURNING least(before.earned_cents, ${cents}::int) AS taken
  `.execute(db);
  return rows[0]?.taken ?? 0;
}

/** Counts that somebody came by a name on a day (UTC). */
export async function countVisit(db: Sql, vanityUrlId: number, day: LocalDate): Promise<void> {
  await sql`
    INSERT INTO vanity_visits (vanity_url_id, day, visits) VALUES (${vanityUrlId}, ${day}, 1)
    ON CONFLICT (vanity_url_id, day) DO UPDATE SET visits = vanity_visits.visits + 1
  `.execute(db);
}

/** How often somebody came by a name on each day of a span (UTC), those without visits left out. */
export async function findVisits(
  db: Sql,
  vanityUrlId: number,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<{ day: LocalDate; visits: number }[]> {
  const { rows } = await sql<{ day: LocalDate; visits: number }>`
    SELECT day::text AS day, visits FROM vanity_visits
    WHERE vanity_url_id = ${vanityUrlId} AND day BETWEEN ${from} AND ${to} ORDER BY day
  `.execute(db);
  return rows;
}

/** The studios of an owner that could have a name, by their names. */
export async function findOwnedStudioIds(db: Sql, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('studios')
    .select('id')
    .where('owner_id', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether everybody sees a studio. */
export async function isPublicStudio(db: Sql, studioId: number): Promise<boolean> {
  const row = await db
    .selectFrom('studios')
    .select('status')
    .where('id', '=', studioId)
    .executeTakeFirst();
  return row?.status === 'approved';
}

/** Holds a name for longer. */
export async function holdLonger(db: Sql, id: number, heldUntil: number): Promise<void> {
  await db
    .updateTable('vanity_urls')
    .set({ held_until: instant(heldUntil) })
    .where('id', '=', id)
    .execute();
}
