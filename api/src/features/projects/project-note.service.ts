import {
  countNotes,
  deleteNote,
  findNote,
  insertNote,
  listNotes,
  projectNoteOrder,
  updateNote,
} from '#db/projects/project-note.repository.ts';
import type { ProjectRow } from '#db/projects/project.repository.ts';
import type { Sql } from '#db/orm.ts';
import { projectLimits } from '#domain/projects/limits.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { authorize } from '#api/lib/policy.ts';
import { changeHeld, changeProject, requireBelow } from './project-changes.ts';
import { projectPolicy } from './project.policy.ts';

/** The notes of a project, the newest first: asking who may see them is the caller’s part. */
export async function notesOf({ sql }: Context, projectId: number, page: PageArgs) {
  return {
    ...(await paginate(page, projectNoteOrder, (part) => listNotes(sql, projectId, part))),
    totalCount: () => countNotes(sql, projectId),
  };
}

/**
 * Writes a note for everybody who takes part in a project.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED, NOT_FOUND; CONFLICT when there are too many
 */
export async function addNote(
  context: Context,
  projectId: number,
  content: string,
): Promise<ProjectRow> {
  const { id: userId } = requireUser(context);
  return changeProject(context, projectId, projectPolicy.see, async (db) => {
    requireBelow(await countNotes(db, projectId), projectLimits.notes, 'projects.tooManyNotes');
    await insertNote(db, { projectId, userId, content, now: context.now });
  });
}

const held = (id: number) =>
  ({ find: (db: Sql) => findNote(db, id), missing: 'projects.noteUnknown' }) as const;

/** Has a note say something else. @throws DomainError as {@link addNote}; FORBIDDEN to all but its author */
export async function editNote(context: Context, id: number, content: string): Promise<ProjectRow> {
  return changeHeld(context, held(id), async (db, { userId }) => {
    authorize(context, projectPolicy.edit, { ofIds: [userId] });
    await updateNote(db, id, content, context.now);
  });
}

/** Removes a note. @throws DomainError as {@link addNote}; FORBIDDEN to all but its author and the lead */
export async function removeNote(context: Context, id: number): Promise<ProjectRow> {
  return changeHeld(context, held(id), async (db, { userId }, members) => {
    authorize(context, projectPolicy.manage, { members, ofIds: [userId] });
    await deleteNote(db, id);
  });
}
