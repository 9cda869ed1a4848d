import { sql } from 'kysely';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** What somebody has uploaded for the others of a project. */
export interface ProjectFileRow {
  id: number;
  projectId: number;
  /** Who has uploaded it. */
  userId: number;
  /** What its file is called in the store, and what that name ends with. */
  name: string;
  ending: string;
  /** What people call it. */
  title: string;
  bytes: number;
  /** Of sound; null for everything else. */
  durationMs: number | null;
  /** How loud it is from its beginning to its end, from 0 to 100. */
  peaks: number[];
  /** Epoch milliseconds. */
  createdAt: number;
}

function selectFiles(db: Sql) {
  return db
    .selectFrom('project_files')
    .select(({ ref }) => [
      'id',
      'project_id as projectId',
      'user_id as userId',
      'name',
      'ending',
      'title',
      'bytes',
      'duration_ms as durationMs',
      sql<number[]>`peaks`.as('peaks'),
      epochMs(ref('created_at')).as('createdAt'),
    ]);
}

/** The files of projects, the newest first. */
export async function findProjectFiles(
  db: Sql,
  projectIds: readonly number[],
): Promise<ProjectFileRow[]> {
  return selectFiles(db)
    .where('project_id', '=', anyOf(projectIds))
    .orderBy('id', 'desc')
    .execute();
}

export async function findProjectFile(db: Sql, id: number): Promise<ProjectFileRow | undefined> {
  return selectFiles(db).where('id', '=', id).executeTakeFirst();
}

/** How many files a project has, and how large they are together. */
export async function measureProjectFiles(
  db: Sql,
  projectId: number,
): Promise<{ count: number; bytes: number }> {
  const { count, bytes } = await db
    .selectFrom('project_files')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<string>`coalesce(sum(bytes), 0)`.as('bytes'),
    ])
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return { count, bytes: Number(bytes) };
}

/** Makes a file known that was uploaded for a project. The same one again is the one that there is. */
export async function insertProjectFile(
  db: Sql,
  file: Omit<ProjectFileRow, 'id' | 'peaks' | 'createdAt'> & { now: number },
): Promise<number> {
  const { projectId, userId, name, ending, title, bytes, durationMs, now } = file;
  const { id } = await db
    .insertInto('project_files')
    .values({
      project_id: projectId,
      user_id: userId,
      name,
      ending,
      title,
      bytes,
      duration_ms: durationMs,
      peaks: sql`'{}'`,
      created_at: instant(now),
    })
    .onConflict((same) => same.constraint('project_files_once').doUpdateSet({ title }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps how loud a file is from its beginning to its end, from 0 to 100. */
export async function setPeaks(db: Sql, id: number, peaks: readonly number[]): Promise<void> {
  await db
    .updateTable('project_files')
    .set({ peaks: sql`${peaks}::int[]` })
    .where('id', '=', id)
    .execute();
}

/** Forgets a file of a project, which is still in the store. */
export async function deleteProjectFile(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('project_files').where('id', '=', id).execute();
}
