import { sql } from 'kysely';
import type { MessageKey } from '#domain/messages/message.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Another calendar that a studio imports. Instants are epoch milliseconds. */
export interface CalendarImportRow {
  id: number;
  studioId: number;
  name: string;
  /** Where it is read again; null for an uploaded file. */
  url: string | null;
  /** Why it could not be read at last; null when it could. */
  failure: MessageKey | null;
  readAt: number;
}

function selectImports(db: Sql) {
  return db
    .selectFrom('calendar_imports')
    .select(({ ref }) => [
      'id',
      'studio_id as studioId',
      'name',
      'url',
      'failure',
      epochMs(ref('read_at')).as('readAt'),
    ]);
}

/** The imports of studios, in the order in which they were added. */
export async function listImports(
  db: Sql,
  studioIds: readonly number[],
): Promise<CalendarImportRow[]> {
  return selectImports(db).where('studio_id', '=', anyOf(studioIds)).orderBy('id').execute();
}

/** An import by its id. */
export async function findImport(db: Sql, id: number): Promise<CalendarImportRow | undefined> {
  return selectImports(db).where('id', '=', id).executeTakeFirst();
}

/** Imports of feeds that were last tried before `time` (epoch milliseconds), longest ago first. */
export async function findImportsToRead(
  db: Sql,
  time: number,
  limit: number,
): Promise<CalendarImportRow[]> {
  return selectImports(db)
    .where('url', 'is not', null)
    .where('tried_at', '<', instant(time))
    .orderBy('tried_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Stores an import that has just been read, without its times. @param now epoch milliseconds */
export async function insertImport(
  db: Sql,
  {
    studioId,
    name,
    url,
    now,
  }: Pick<CalendarImportRow, 'studioId' | 'name' | 'url'> & { now: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO calendar_imports (studio_id, name, url, read_at, tried_at, created_at)
    VALUES (${studioId}, ${name}, ${url}, ${instant(now)}, ${instant(now)}, ${instant(now)})
    RETURNING id
  `.execute(db);
  return rows[0]!.id;
}

/** Notes that an import was tried, and why in vain if it was. @param now epoch milliseconds */
export async function markImportTried(
  db: Sql,
  id: number,
  failure: MessageKey | null,
  now: number,
): Promise<void> {
  await sql`
    UPDATE calendar_imports SET
      tried_at = ${instant(now)}, failure = ${failure},
      read_at = CASE WHEN ${failure}::text IS NULL THEN ${instant(now)} ELSE read_at END
    WHERE id = ${id}
  `.execute(db);
}

/** Deletes an import with its times. */
export async function deleteImport(db: Sql, id: number): Promise<void> {
  await sql`DELETE FROM calendar_imports WHERE id = ${id}`.execute(db);
}

/** A time of an import, as it is compared with what is read next. */
export async function findTimesOfImport(
  db: Sql,
  importId: number,
): Promise<{ start: number; end: number; note: string }[]> {
  return db
    .selectFrom('block_times')
    .select(({ ref }) => [
      epochMs(ref('starts_at')).as('start'),
      epochMs(ref('ends_at')).as('end'),
      'note',
    ])
    .where('import_id', '=', importId)
    .orderBy('starts_at')
    .orderBy('ends_at')
    .execute();
}
