import { removeFile } from '#db/files/file.repository.ts';
import {
  deleteProjectFile,
  findProjectFile,
  insertProjectFile,
  measureProjectFiles,
  setPeaks,
} from '#db/projects/project-file.repository.ts';

import { findProjectMembers, lockProject, touchProject } from '#db/projects/project.repository.ts';
import type { ProjectRow } from '#db/projects/project.repository.ts';
import type { Sql } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { safeFileName } from '#domain/messaging/attachments.ts';
import type { AttachmentKind } from '#domain/messaging/attachments.ts';
import { projectLimits } from '#domain/projects/limits.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { makeAttachment } from '#api/features/messaging/attachment-kind.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { privateLink } from '#api/lib/files/signed-links.ts';
import { storeMade } from '#api/lib/files/stored-files.ts';
import type { ReceivedFile } from '#api/lib/files/upload-kind.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { moveOn } from '#api/lib/live/notices.ts';
import { keyOf } from '#api/lib/live/topic.ts';
import { authorize, isAllowed } from '#api/lib/policy.ts';
import { projectFileKind } from './project-file-kind.ts';
import { changeHeld, projectNotFound, requireBelow } from './project-changes.ts';
import { projectTopic } from './project.events.ts';
import { projectRates } from './project.limits.ts';
import { membersAmong } from './project.loaders.ts';
import { projectPolicy } from './project.policy.ts';

/** How long a file can be read by an address that was asked for. Sound is fetched as it is heard. */
const READABLE_MS = HOUR_MS;

const MEGABYTE = 1024 * 1024;

/**
 * Lets a member send a file for a project.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; UNAVAILABLE when private files cannot be read
 *   here; CONFLICT when there are too many
 */
export async function admitProjectFile(context: Context, project: string): Promise<void> {
  const { id: userId } = requireUser(context);
  const projectId = requireId(project, 'projects.notFound');
  await requireMember(context, context.sql, projectId);
  if (!context.secrets) throw new DomainError('UNAVAILABLE', 'files.privateNotConfigured');
  await context.rateLimits.consume(projectRates.upload, userId);
  await requireRoom(context.sql, projectId, 0);
}

/** @throws DomainError NOT_FOUND to those who take no part in it */
async function requireMember(context: Context, db: Sql, projectId: number): Promise<void> {
  const members = membersAmong(await findProjectMembers(db, [projectId]));
  authorize(context, projectPolicy.see, { members });
}

/** @throws DomainError CONFLICT when there are too many, or they are too large together */
async function requireRoom(db: Sql, projectId: number, bytes: number): Promise<void> {
  const known = await measureProjectFiles(db, projectId);
  requireBelow(known.count, projectLimits.files, 'projects.tooManyFiles');
  if (known.bytes + bytes > projectLimits.megabytes * MEGABYTE) {
    const values = { limit: projectLimits.megabytes };
    throw new DomainError('CONFLICT', 'projects.filesFull', { values });
  }
}

/**
 * Keeps a file for everybody who takes part in a project.
 * @param title what it is called where it comes from
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, CONFLICT; BAD_USER_INPUT naming `attachment`
 */
export async function addProjectFile(
  context: Context,
  { project, title }: { project: string; title: string },
  received: ReceivedFile,
): Promise<{ id: number; kind: AttachmentKind }> {
  const { id: userId } = requireUser(context);
  const { now } = context;
  const projectId = requireId(project, 'projects.notFound');
  const { file, kind, bytes, durationMs } = await makeAttachment(received);
  const { ending } = file;
  const { id, notices } = await storeMade(context, {
    kind: projectFileKind,
    made: [file],
    userId,
    // The same file of two members is two, of which each goes with its own.
    subject: `project ${projectId} of ${userId}`,
    async bind(db, name) {
      if (!(await lockProject(db, projectId))) throw projectNotFound();
      await requireMember(context, db, projectId);
      await requireRoom(db, projectId, bytes);
      const row = { projectId, userId, name, ending, bytes, durationMs, now };
      const fileId = await insertProjectFile(db, { ...row, title: safeFileName(title, ending) });
      await touchProject(db, projectId, now);
      return { id: fileId, notices: await moveOn(db, [keyOf(projectTopic, { projectId })], now) };
    },
    userGone: projectNotFound,
  });
  context.changed(notices);
  return { id, kind };
}

const held = (id: number) =>
  ({ find: (db: Sql) => findProjectFile(db, id), missing: 'projects.fileUnknown' }) as const;

/**
 * Keeps the shape of a sound, as the browser of whoever uploaded it has it.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED, NOT_FOUND; FORBIDDEN to all but who uploaded it
 */
export async function drawProjectFile(
  context: Context,
  id: number,
  peaks: readonly number[],
): Promise<ProjectRow> {
  return changeHeld(context, held(id), async (db, { userId }) => {
    authorize(context, projectPolicy.edit, { ofIds: [userId] });
    await setPeaks(db, id, peaks);
  });
}

/**
 * Removes a file.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED, NOT_FOUND; FORBIDDEN to all but who uploaded it and the lead
 */
export async function removeProjectFile(context: Context, id: number): Promise<ProjectRow> {
  return changeHeld(context, held(id), async (db, { userId, name }, members) => {
    authorize(context, projectPolicy.manage, { members, ofIds: [userId] });
    await deleteProjectFile(db, id);
    await removeFile(db, { userId, kind: projectFileKind.name, name }, context.now);
  });
}

/**
 * Where whoever asks reads a file for an hour, they alone: a PDF is saved, images and sound are shown unless
 * they are to be saved too.
 * @throws DomainError UNAUTHENTICATED, UNAVAILABLE; NOT_FOUND to those who take no part in its project
 */
export async function linkToProjectFile(
  context: Context,
  id: string,
  { isSaved }: { isSaved: boolean },
): Promise<string> {
  const user = requireUser(context);
  const found = await findProjectFile(context.sql, parseId(id) ?? 0);
  const members = membersAmong(
    await findProjectMembers(context.sql, found ? [found.projectId] : []),
  );
  if (!found || !isAllowed(context, projectPolicy.see, { members })) {
    throw new DomainError('NOT_FOUND', 'projects.fileUnknown');
  }
  const { name, ending, title } = found;
  return privateLink(context, {
    object: `${projectFileKind.name}/${name}${ending}`,
    expiresAt: context.now + READABLE_MS,
    userId: user.id,
    downloadName: isSaved || ending === '.pdf' ? title : null,
  });
}
