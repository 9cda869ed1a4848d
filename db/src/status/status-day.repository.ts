import { sql } from 'kysely';
import type { StatusPart } from '#domain/status/status.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** How a part of the product was on a day (UTC). */
export interface StatusDayRow {
  part: StatusPart;
  day: LocalDate;
  /** How often it was found well, and how often not. */
  good: number;
  bad: number;
  /** As it was found last. */
  isGood: boolean;
  /** Epoch milliseconds. */
  checkedAt: number;
}

/** What was found of a part. */
export interface Finding {
  part: StatusPart;
  isGood: boolean;
}

/** Notes what was found at `now` (epoch milliseconds); once, however often it is noted. */
export async function noteFindings(
  db: Sql,
  findings: readonly Finding[],
  now: number,
): Promise<void> {
  if (findings.length === 0) return;
  await sql`
    INSERT INTO status_days (part, day, good, bad, is_good, checked_at)
    SELECT part, (${instant(now)} AT TIME ZONE 'UTC')::date, is_good::int, (NOT is_good)::int,
      is_good, ${instant(now)}
    FROM unnest(
      ${findings.map(({ part }) => part)}::text[], ${findings.map(({ isGood }) => isGood)}::bool[]
    ) AS found (part, is_good)
    ORDER BY part
    ON CONFLICT (part, day) DO UPDATE SET
      good = status_days.good + excluded.good,
      bad = status_days.bad + excluded.bad,
      is_good = excluded.is_good,
      checked_at = excluded.checked_at
    WHERE status_days.checked_at < excluded.checked_at
  `.execute(db);
}

/** The days since `from` on which something was found, part by part, in order. */
export async function listStatusDays(db: Sql, from: LocalDate): Promise<StatusDayRow[]> {
  return db
    .selectFrom('status_days')
    .select(({ ref }) => [
      'part',
      sql<LocalDate>`day::text`.as('day'),
      'good',
      'bad',
      'is_good as isGood',
      epochMs(ref('checked_at')).as('checkedAt'),
    ])
    .where(sql<boolean>`day >= ${from}::date`)
    .orderBy('part')
    .orderBy('day')
    .execute();
}

/** Forgets the days before `from`. */
export async function deleteStatusDays(db: Sql, from: LocalDate): Promise<void> {
  await db
    .deleteFrom('status_days')
    .where(sql<boolean>`day < ${from}::date`)
    .execute();
}

/**
 * Whether something has waited in the outbox for longer than it should while nothing left: it was
 * written before `since` (epoch milliseconds) and not tried, or it failed and is tried again.
 */
export async function isMailStuck(db: Sql, since: number): Promise<boolean> {
  const { rows } = await sql<{ isStuck: boolean }>`
    SELECT EXISTS (
      SELECT FROM outgoing_mail
      WHERE status = 'retrying' OR (status = 'waiting' AND created_at < ${instant(since)})
    ) AND NOT EXISTS (
      SELECT FROM outgoing_mail WHERE sent_at >= ${instant(since)}
    ) AS "isStuck"
  `.execute(db);
  return rows[0]!.isStuck;
}

/** Whether what changes is told to others: somebody listens, and what was told does not pile up. */
export async function isFeedHeard(db: Sql): Promise<boolean> {
  const { rows } = await sql<{ isHeard: boolean }>`
    SELECT pg_notification_queue_usage() < 0.5 AND EXISTS (
      SELECT FROM pg_stat_activity
      WHERE application_name = 'roomtone changes' AND datname = current_database()
    ) AS "isHeard"
  `.execute(db);
  return rows[0]!.isHeard;
}
