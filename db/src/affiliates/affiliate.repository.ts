import { sql } from 'kysely';
import type { LocalDate } from '#domain/time/calendar.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Somebody who brings others. */
export interface AffiliateRow {
  userId: number;
  code: string;
  /** When somebody came by it first, in epoch milliseconds; null before that. */
  usedAt: number | null;
  /** Since when it is taken away, in epoch milliseconds; null while it works. */
  suspendedAt: number | null;
  /** Why it is taken away; empty while it works. */
  suspensionReasons: string;
}

function selectAffiliates(db: Sql) {
  return db
    .selectFrom('affiliates')
    .select(({ ref }) => [
      'user_id as userId',
      'code',
      sql<number | null>`${epochMs(ref('used_at'))}`.as('usedAt'),
      sql<number | null>`${epochMs(ref('suspended_at'))}`.as('suspendedAt'),
      'suspension_reasons as suspensionReasons',
    ]);
}

/** A user as one who brings others; undefined while they have no code. */
export async function findAffiliate(db: Sql, userId: number): Promise<AffiliateRow | undefined> {
  return selectAffiliates(db).where('user_id', '=', userId).executeTakeFirst();
}

/** Whose a code is, in small letters; undefined for nobody's. */
export async function findAffiliateByCode(
  db: Sql,
  code: string,
): Promise<AffiliateRow | undefined> {
  return selectAffiliates(db).where('code', '=', code).executeTakeFirst();
}

/** Those of some codes that somebody has, or that nobody gets. */
export async function findTakenCodes(db: Sql, codes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('affiliates')
    .select('code')
    .where('code', 'in', codes)
    .union(db.selectFrom('withheld_affiliate_codes').select('code').where('code', 'in', codes))
    .execute();
  return rows.map(({ code }) => code);
}

/**
 * Gives a user a code at `now` (epoch milliseconds), or another one while nobody has come by theirs and
 * it works. Breaks `affiliates_code_key` when somebody has it.
 * @returns whether they have it now
 */
export async function setAffiliateCode(
  db: Sql,
  { userId, code }: { userId: number; code: string },
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('affiliates')
    .values({ user_id: userId, code, created_at: instant(now) })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ code })
        .where(({ eb, and, or }) =>
          and([
            or([eb('affiliates.used_at', 'is', null), eb('affiliates.code', '=', code)]),
            eb('affiliates.suspended_at', 'is', null),
          ]),
        ),
    )
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

/**
 * Counts that somebody came by a code on a day, in UTC, and notes at `now` (epoch milliseconds) that
 * it is used.
 * @returns whether anybody has it, and it works
 */
export async function countVisit(
  db: Sql,
  { code, on }: { code: string; on: LocalDate },
  now: number,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    WITH used AS (
      UPDATE affiliates SET used_at = coalesce(used_at, ${instant(now)})
      WHERE code = ${code} AND suspended_at IS NULL
      RETURNING user_id
    )
    INSERT INTO affiliate_visits (affiliate_id, day, visits) SELECT user_id, ${on}::date, 1 FROM used
    ON CONFLICT (affiliate_id, day) DO UPDATE SET visits = affiliate_visits.visits + 1
  `.execute(db);
  return numAffectedRows > 0n;
}

/**
 * Notes that a user, who signed up at `now` (epoch milliseconds), came by somebody's code, if it works:
 * whoever takes it away waits until this is done, or is waited for.
 */
export async function insertSignUp(
  db: Sql,
  { userId, affiliateId }: { userId: number; affiliateId: number },
  now: number,
): Promise<void> {
  await sql`
    INSERT INTO affiliate_sign_ups (user_id, affiliate_id, signed_up_at)
    SELECT ${userId}::int, user_id, ${instant(now)}
    FROM affiliates WHERE user_id = ${affiliateId} AND suspended_at IS NULL
    FOR SHARE
  `.execute(db);
}

/** What came of a code in a week. */
export interface WeekFigures {
  /** Its Monday, in UTC. */
  week: LocalDate;
  visits: number;
  signUps: number;
  /** Sessions that were the first to take place of those who signed up. */
  firstBookings: number;
}

/** What came of somebody's code until `now` (epoch milliseconds), by the weeks in which anything did. */
export async function sumFigures(
  db: Sql,
  affiliateId: number,
  now: number,
): Promise<WeekFigures[]> {
  const { rows } = await sql<WeekFigures>`
    SELECT date_trunc('week', day)::date::text AS week,
      sum(visits)::int AS visits, sum(sign_ups)::int AS "signUps",
      sum(bookings)::int AS "firstBookings"
    FROM (
      SELECT day::timestamp AS day, visits, 0 AS sign_ups, 0 AS bookings
      FROM affiliate_visits WHERE affiliate_id = ${affiliateId}
      UNION ALL
      SELECT signed_up_at AT TIME ZONE 'UTC', 0, 1, 0
      FROM affiliate_sign_ups WHERE affiliate_id = ${affiliateId}
      UNION ALL
      SELECT min(ends_at) AT TIME ZONE 'UTC', 0, 0, 1
      FROM affiliate_sign_ups JOIN bookings ON bookings.user_id = affiliate_sign_ups.user_id
      -- Confirmed and over is as good as completed: the mark may come a minute later.
      WHERE affiliate_id = ${affiliateId}
        AND status IN ('completed', 'confirmed') AND ends_at <= ${instant(now)}
      GROUP BY affiliate_sign_ups.user_id
    ) AS events
    GROUP BY 1 ORDER BY 1
  `.execute(db);
  return rows;
}
