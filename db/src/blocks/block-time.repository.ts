import { sql } from 'kysely';
import { LONGEST_TIME_DAYS } from '#domain/blocks/limits.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import type { Interval } from '#domain/time/interval.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/**
 * Longest that a stored time lasts: so far before a moment the index, which knows when times start,
 * has to be read for those that reach it.
 */
export const LONGEST_BLOCK_TIME = sql.raw(`interval '${LONGEST_TIME_DAYS} days'`);

/** A time of a block or an import. Instants are epoch milliseconds. */
export interface BlockedTime {
  /** The day of the studio on which it begins. */
  date: LocalDate;
  start: number;
  end: number;
  /** What an imported event is called. */
  note: string;
}

/** A block or an import that times belong to, or somebody on the waitlist whom one is held for. */
export type TimesOf = { blockId: number } | { importId: number } | { waitlistEntryId: number };

/** One time of a block or an import that touches a range, as far as it does. */
export interface BlockedTimeRow extends BlockedTime {
  id: number;
  studioId: number;
  blockId: number | null;
  importId: number | null;
  waitlistEntryId: number | null;
}

/**
 * Adds times of a block or an import. To be called with the calendar of the studio locked.
 * @throws 23P01 of `block_times_not_booked` where a block meets a live booking
 */
export async function addBlockedTimes(
  db: Sql,
  studioId: number,
  of: TimesOf,
  times: readonly BlockedTime[],
): Promise<void> {
  const parts = times.flatMap(cutIntoParts);
  const none = { blockId: null, importId: null, waitlistEntryId: null };
  const { blockId, importId, waitlistEntryId } = { ...none, ...of };
  await sql`
    INSERT INTO block_times
      (studio_id, block_id, import_id, waitlist_entry_id, date, starts_at, ends_at, note)
    SELECT ${studioId}::int, ${blockId}::int, ${importId}::int, ${waitlistEntryId}::int, *
    FROM unnest(
      ${parts.map(({ date }) => date)}::date[],
      ${parts.map(({ start }) => new Date(start).toISOString())}::timestamptz[],
      ${parts.map(({ end }) => new Date(end).toISOString())}::timestamptz[],
      ${parts.map(({ note }) => note)}::text[]
    ) AS part (date, starts_at, ends_at, note)
    -- The last one first, so that the studio is told only once until when it is blocked.
    ORDER BY part.ends_at DESC
  `.execute(db);
}

/** A time in parts that are not too long for the index. */
function cutIntoParts(time: BlockedTime): BlockedTime[] {
  const longest = LONGEST_TIME_DAYS * 24 * 60 * 60_000;
  const parts: BlockedTime[] = [];
  for (let { start } = time; start < time.end; start += longest) {
    parts.push({ ...time, start, end: Math.min(start + longest, time.end) });
  }
  return parts;
}

const columns: Readonly<Record<string, ReturnType<typeof sql>>> = {
  blockId: sql`block_id`,
  importId: sql`import_id`,
  waitlistEntryId: sql`waitlist_entry_id`,
};

/** Takes all times of a block or an import away, or those of one day. */
export async function removeBlockedTimes(db: Sql, of: TimesOf, date?: LocalDate): Promise<void> {
  const [column, id] = Object.entries(of)[0]!;
  const ofDay = date === undefined ? sql`true` : sql`date = ${date}::date`;
  await sql`DELETE FROM block_times WHERE ${columns[column]} = ${id} AND ${ofDay}`.execute(db);
}

/** Times of studios that touch `bounds`, in ascending order; of a long one the parts that do. */
export async function findBlockedTimes(
  db: Sql,
  studioIds: readonly number[],
  bounds: Interval,
): Promise<BlockedTimeRow[]> {
  return db
    .selectFrom('block_times')
    .select(({ ref }) => [
      'id',
      'studio_id as studioId',
      'block_id as blockId',
      'import_id as importId',
      'waitlist_entry_id as waitlistEntryId',
      sql<LocalDate>`date::text`.as('date'),
      epochMs(ref('starts_at')).as('start'),
      epochMs(ref('ends_at')).as('end'),
      'note',
    ])
    .where('studio_id', '=', anyOf(studioIds))
    .where('starts_at', '<', instant(bounds.end))
    .where('starts_at', '>', sql<string>`${instant(bounds.start)} - ${LONGEST_BLOCK_TIME}`)
    .where('ends_at', '>', instant(bounds.start))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

/**
 * Has searches look for no times in studios where all of them are over at `now` (epoch milliseconds).
 * Where times were removed this can be later than it had to be, which costs a look-up.
 */
export async function forgetTimesThatAreOver(db: Sql, now: number): Promise<void> {
  await sql`UPDATE studios SET blocked_until = NULL WHERE blocked_until <= ${instant(now)}`.execute(
    db,
  );
}
