import { sql } from 'kysely';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Something that was uploaded, by what its files are called. */
export interface FileName {
  /** Whose it is; null for what people without an account have uploaded, and for what is the site's. */
  userId: number | null;
  kind: string;
  name: string;
}

/**
 * Makes a file known that is about to be written, so that it is found again should nothing come of
 * it. One that is known already is kept for as long as a new one.
 * @param now epoch milliseconds
 * @returns whether there is such a user, where it is somebody's
 */
export async function announceFile(
  db: Sql,
  { userId, kind, name, objects }: FileName & { objects: readonly string[] },
  now: number,
): Promise<boolean> {
  const row = await db
    .insertInto('files')
    .columns(['user_id', 'kind', 'name', 'objects', 'removed_at'])
    .expression(
      db
        .selectNoFrom((is) => [
          sql<number | null>`${userId}::int`.as('user_id'),
          is.val(kind).as('kind'),
          is.val(name).as('name'),
          sql<string[]>`${objects}::text[]`.as('objects'),
          instant(now).as('removed_at'),
        ])
        .where(
          sql<boolean>`${userId}::int IS NULL OR EXISTS (
            SELECT FROM users WHERE id = ${userId} AND deleted_at IS NULL
          )`,
        ),
    )
    .onConflict((same) =>
      same.columns(['kind', 'name']).doUpdateSet({
        // What is used stays it.
        removed_at: sql`CASE WHEN files.removed_at IS NOT NULL THEN excluded.removed_at END`,
        // What was written before and is not any more, as other sizes, still has to go with it.
        objects: sql`ARRAY(SELECT DISTINCT unnest(files.objects || excluded.objects))`,
      }),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Has a file used that is written.
 * @param now epoch milliseconds
 * @returns false when it is known no more
 */
export async function useFile(
  db: Sql,
  { userId, kind, name }: FileName,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ removed_at: null, stored_at: sql`coalesce(stored_at, ${instant(now)})` })
    .where('user_id', 'is not distinct from', userId)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Has a file used no more, which is deleted once nobody can want it back. @param now epoch milliseconds */
export async function removeFile(
  db: Sql,
  { userId, kind, name }: FileName,
  now: number,
): Promise<void> {
  await db
    .updateTable('files')
    .set({ removed_at: instant(now) })
    .where('user_id', 'is not distinct from', userId)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .execute();
}

/** Whether anything is known of a file, used or not. */
export async function isFileKnown(db: Sql, { userId, kind, name }: FileName): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('user_id', 'is not distinct from', userId)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

/** Something that nobody uses any more. */
export interface RemovedFile {
  id: number;
  objects: readonly string[];
}

/**
 * A file that was removed, or never used, by `before` (epoch milliseconds), locked until the
 * transaction ends. Processes that ask at the same time get different ones.
 */
export async function takeRemovedFile(db: Sql, before: number): Promise<RemovedFile | undefined> {
  return db
    .selectFrom('files')
    .select(['id', 'objects'])
    .where('removed_at', '<=', instant(before))
    .orderBy('removed_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Forgets a file that is gone from the store. */
export async function forgetFile(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).execute();
}
