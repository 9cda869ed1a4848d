import { sql } from 'kysely';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { lockUser } from '#db/accounts/account.repository.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A secret address of somebody's calendar. Instants are epoch milliseconds. */
export interface CalendarFeedRow {
  id: number;
  userId: number;
  /** Null for everything of theirs. */
  studioId: number | null;
  studioName: string | null;
  /** Whether it says when they are busy, and nothing else. */
  busyOnly: boolean;
  createdAt: number;
  /** When it was last read, to the hour. */
  usedAt: number | null;
}

function selectFeeds(db: Sql) {
  return db
    .selectFrom('calendar_feeds')
    .leftJoin('studios', 'studios.id', 'studio_id')
    .select(({ ref }) => [
      'calendar_feeds.id',
      'user_id as userId',
      'studio_id as studioId',
      'studios.name as studioName',
      'busy_only as busyOnly',
      epochMs(ref('calendar_feeds.created_at')).as('createdAt'),
      epochMs(ref('used_at')).as('usedAt'),
    ]);
}

/** The feeds of a user, the latest first. */
export async function listFeeds(db: Sql, userId: number): Promise<CalendarFeedRow[]> {
  return selectFeeds(db)
    .where('user_id', '=', userId)
    .orderBy('calendar_feeds.id', 'desc')
    .execute();
}

/** The feed with this id whose secret has this hash. */
export async function findFeed(
  db: Sql,
  id: number,
  tokenHash: Uint8Array,
): Promise<CalendarFeedRow | undefined> {
  return selectFeeds(db)
    .where('calendar_feeds.id', '=', id)
    .where('token_hash', '=', sql<Uint8Array>`${tokenHash}::bytea`)
    .executeTakeFirst();
}

interface NewFeed {
  userId: number;
  studioId: number | null;
  busyOnly: boolean;
  tokenHash: Uint8Array;
  /** Epoch milliseconds. */
  now: number;
  /** How many feeds the user may have. */
  limit: number;
}

/**
 * Stores a feed. To be called in a transaction, in which the user's other feeds cannot change
 * meanwhile.
 * @returns its id; undefined when the user has as many as they may
 */
export async function insertFeed(db: Sql, feed: NewFeed): Promise<number | undefined> {
  await lockUser(db, feed.userId);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO calendar_feeds (user_id, studio_id, busy_only, token_hash, created_at)
    SELECT ${feed.userId}::int, ${feed.studioId}::int, ${feed.busyOnly}::boolean,
      ${feed.tokenHash}::bytea, ${instant(feed.now)}
    WHERE (SELECT count(*) FROM calendar_feeds WHERE user_id = ${feed.userId}::int) < ${feed.limit}::int
    RETURNING id
  `.execute(db);
  return rows[0]?.id;
}

/** Gives a feed of a user another secret. @returns whether there is such a feed */
export async function renewFeed(
  db: Sql,
  { userId, id, tokenHash }: { userId: number; id: number; tokenHash: Uint8Array },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE calendar_feeds SET token_hash = ${tokenHash}::bytea, used_at = NULL
    WHERE id = ${id} AND user_id = ${userId} RETURNING id
  `.execute(db);
  return rows.length > 0;
}

/** Deletes a feed of a user. @returns whether there was one */
export async function deleteFeed(db: Sql, userId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM calendar_feeds WHERE id = ${id} AND user_id = ${userId} RETURNING id
  `.execute(db);
  return rows.length > 0;
}

/** Notes that a feed was read, once an hour at most. @param now epoch milliseconds */
export async function markFeedUsed(db: Sql, id: number, now: number): Promise<void> {
  await sql`
    UPDATE calendar_feeds SET used_at = ${instant(now)}
    WHERE id = ${id} AND (used_at < ${instant(now - HOUR_MS)} OR used_at IS NULL)
  `.execute(db);
}
