import { sql } from 'kysely';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

/** What somebody has written for the others of a project. Instants are epoch milliseconds. */
export interface ProjectNoteRow {
  id: number;
  projectId: number;
  userId: number;
  content: string;
  createdAt: number;
  /** Null while it is as it was written first. */
  editedAt: number | null;
}

/** The newest first. */
export const projectNoteOrder: ListOrder<ProjectNoteRow> = {
  direction: 'desc',
  columns: [{ value: sql`id`, kind: 'integer' }],
  keyOf: ({ id }) => [id],
};

function selectNotes(db: Sql) {
  return db
    .selectFrom('project_notes')
    .select(({ ref }) => [
      'id',
      'project_id as projectId',
      'user_id as userId',
      'content',
      epochMs(ref('created_at')).as('createdAt'),
      epochMs(ref('edited_at')).as('editedAt'),
    ]);
}

/** The notes of a project: a slice, the newest first. */
export async function listNotes(
  db: Sql,
  projectId: number,
  part: Slice,
): Promise<ProjectNoteRow[]> {
  const found = selectNotes(db).where('project_id', '=', projectId);
  return slice(found, projectNoteOrder, part).execute();
}

export async function countNotes(db: Sql, projectId: number): Promise<number> {
  const { count } = await db
    .selectFrom('project_notes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findNote(db: Sql, id: number): Promise<ProjectNoteRow | undefined> {
  return selectNotes(db).where('id', '=', id).executeTakeFirst();
}

/** Writes a note at `now` (epoch milliseconds). @returns its id */
export async function insertNote(
  db: Sql,
  note: Pick<ProjectNoteRow, 'projectId' | 'userId' | 'content'> & { now: number },
): Promise<number> {
  const { projectId, userId, content, now } = note;
  const { id } = await db
    .insertInto('project_notes')
    .values({ project_id: projectId, user_id: userId, content, created_at: instant(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateNote(db: Sql, id: number, content: string, now: number): Promise<void> {
  await db
    .updateTable('project_notes')
    .set({ content, edited_at: instant(now) })
    .where('id', '=', id)
    .execute();
}

export async function deleteNote(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('project_notes').where('id', '=', id).execute();
}
