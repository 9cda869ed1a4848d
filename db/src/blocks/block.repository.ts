import { sql } from 'kysely';
import type { BlockPlan } from '#domain/blocks/block.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A block as a plain row. Instants are epoch milliseconds. */
export interface BlockRow extends BlockPlan {
  id: number;
  studioId: number;
  note: string;
  /** Grows with each change. */
  version: number;
  /** How far its times are worked out; null when all of them are. */
  knownUntil: LocalDate | null;
  removedAt: number | null;
  updatedAt: number;
}

/** What a block is written with. */
export type BlockValues = BlockPlan & Pick<BlockRow, 'note' | 'knownUntil'>;

/** Blocks by their ids, also those that were removed. */
export async function findBlocks(db: Sql, ids: readonly number[]): Promise<BlockRow[]> {
  return db
    .selectFrom('studio_blocks')
    .select(({ ref }) => [
      'id',
      'studio_id as studioId',
      sql<LocalDate>`first_date::text`.as('firstDate'),
      'start_minute as startMinute',
      'length_minutes as lengthMinutes',
      'rule',
      sql<LocalDate[]>`left_out::text[]`.as('leftOut'),
      'note',
      'version',
      sql<LocalDate | null>`known_until::text`.as('knownUntil'),
      epochMs(ref('removed_at')).as('removedAt'),
      epochMs(ref('updated_at')).as('updatedAt'),
    ])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .execute();
}

/** Stores a block, without its times. @param now epoch milliseconds @returns its id */
export async function insertBlock(
  db: Sql,
  studioId: number,
  { firstDate, startMinute, lengthMinutes, rule, leftOut, note, knownUntil }: BlockValues,
  now: number,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO studio_blocks (
      studio_id, first_date, start_minute, length_minutes, rule, left_out, note, known_until,
      created_at, updated_at
    ) VALUES (
      ${studioId}, ${firstDate}, ${startMinute}, ${lengthMinutes}, ${rule}, ${[...leftOut]}::date[],
      ${note}, ${knownUntil}, ${instant(now)}, ${instant(now)}
    )
    RETURNING id
  `.execute(db);
  return rows[0]!.id;
}

/** Writes a block anew, without its times. @param now epoch milliseconds */
export async function updateBlock(
  db: Sql,
  id: number,
  { firstDate, startMinute, lengthMinutes, rule, leftOut, note, knownUntil }: BlockValues,
  now: number,
): Promise<void> {
  await sql`
    UPDATE studio_blocks SET
      first_date = ${firstDate}, start_minute = ${startMinute}, length_minutes = ${lengthMinutes},
      rule = ${rule}, left_out = ${[...leftOut]}::date[], note = ${note},
      known_until = ${knownUntil}, version = version + 1, removed_at = NULL,
      updated_at = ${instant(now)}
    WHERE id = ${id}
  `.execute(db);
}

/** Marks a block as removed at `now` (epoch milliseconds), without its times. */
export async function markBlockRemoved(db: Sql, id: number, now: number): Promise<void> {
  await sql`
    UPDATE studio_blocks SET
      removed_at = ${instant(now)}, version = version + 1, updated_at = ${instant(now)}
    WHERE id = ${id}
  `.execute(db);
}

/** The blocks of a studio that happen once and begin on these days, without those that were removed. */
export async function findSingleBlocks(
  db: Sql,
  studioId: number,
  dates: readonly LocalDate[],
): Promise<Pick<BlockPlan, 'firstDate' | 'startMinute' | 'lengthMinutes'>[]> {
  return db
    .selectFrom('studio_blocks')
    .select([
      sql<LocalDate>`first_date::text`.as('firstDate'),
      'start_minute as startMinute',
      'length_minutes as lengthMinutes',
    ])
    .where('studio_id', '=', studioId)
    .where('rule', 'is', null)
    .where('removed_at', 'is', null)
    .where('first_date', '=', sql<string>`ANY (${[...dates]}::date[])`)
    .execute();
}

/** How many blocks of a studio are repeated, and how many happen once and are not over at `now`. */
export async function countBlocks(
  db: Sql,
  studioId: number,
  now: number,
): Promise<{ repeated: number; single: number }> {
  const { rows } = await sql<{ repeated: number; single: number }>`
    SELECT
      (count(*) FILTER (WHERE rule IS NOT NULL))::int AS repeated,
      (count(*) FILTER (
        WHERE rule IS NULL
          AND first_date + (start_minute + length_minutes) * interval '1 minute' > ${instant(now)}
      ))::int AS single
    FROM studio_blocks WHERE studio_id = ${studioId} AND removed_at IS NULL
  `.execute(db);
  return rows[0]!;
}

/** Blocks whose times are worked out up to a day before `day` only. */
export async function findBlocksToRenew(db: Sql, day: LocalDate): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM studio_blocks
    WHERE known_until < ${day}::date AND removed_at IS NULL ORDER BY id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes that the times of a block are worked out up to a day. No change to who looks at it. */
export async function markKnownUntil(db: Sql, id: number, day: LocalDate | null): Promise<void> {
  await sql`UPDATE studio_blocks SET known_until = ${day} WHERE id = ${id}`.execute(db);
}

/** Forgets blocks that were removed before `time` (epoch milliseconds). */
export async function forgetRemovedBlocks(db: Sql, time: number): Promise<void> {
  await sql`DELETE FROM studio_blocks WHERE removed_at < ${instant(time)}`.execute(db);
}

/** Says on which days a block does not happen although its rule says so. */
export async function updateLeftOut(
  db: Sql,
  id: number,
  leftOut: readonly LocalDate[],
): Promise<void> {
  await sql`UPDATE studio_blocks SET left_out = ${[...leftOut]}::date[] WHERE id = ${id}`.execute(
    db,
  );
}
