import { removeFile } from '#db/files/file.repository.ts';
import { findProjectFiles } from '#db/projects/project-file.repository.ts';
import {
  countLedProjects,
  deleteProject,
  findProjectMembers,
  findProjects,
  findProjectsOf,
  insertProject,
  updateProject,
} from '#db/projects/project.repository.ts';
import type { ProjectRow } from '#db/projects/project.repository.ts';
import { lockUser } from '#db/accounts/account.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { PROJECTS_OF_USER_LIMIT } from '#domain/projects/limits.ts';
import type { ProjectContent } from '#domain/projects/project.schema.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { authorize, isAllowed } from '#api/lib/policy.ts';
import { projectFileKind } from './project-file-kind.ts';
import { changeProject, inProject, requireProject } from './project-changes.ts';
import { projectRates } from './project.limits.ts';
import { membersAmong } from './project.loaders.ts';
import { projectPolicy } from './project.policy.ts';

/** Projects that whoever is logged in takes part in, the last changed first. @throws DomainError UNAUTHENTICATED */
export async function myProjects(context: Context): Promise<ProjectRow[]> {
  return findProjectsOf(context.sql, requireUser(context).id);
}

/** A project that whoever is logged in takes part in; null when there is none. @throws DomainError UNAUTHENTICATED */
export async function findOwnProject(context: Context, id: string): Promise<ProjectRow | null> {
  requireUser(context);
  const { sql } = context;
  const number = parseId(id);
  if (number === undefined) return null;
  const members = membersAmong(await findProjectMembers(sql, [number]));
  if (!isAllowed(context, projectPolicy.see, { members })) return null;
  return (await findProjects(sql, [number]))[0] ?? null;
}

/**
 * Begins a project, which whoever is logged in leads.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; CONFLICT when they lead too many
 */
export async function createProject(
  context: Context,
  content: ProjectContent,
): Promise<ProjectRow> {
  const { id: userId } = requireUser(context);
  const { now, sql } = context;
  await context.rateLimits.consume(projectRates.write, userId);
  const id = await context.transaction(async (em) => {
    const db = sqlOf(em);
    await lockUser(db, userId);
    if ((await countLedProjects(db, userId)) >= PROJECTS_OF_USER_LIMIT) {
      const values = { limit: PROJECTS_OF_USER_LIMIT };
      throw new DomainError('CONFLICT', 'projects.tooMany', { values });
    }
    return insertProject(db, userId, content, now);
  });
  return requireProject(sql, id);
}

/** Has a project be what is given. @throws DomainError as `changeProject`; FORBIDDEN to all but its lead */
export async function saveProject(
  context: Context,
  id: number,
  content: ProjectContent,
): Promise<ProjectRow> {
  return changeProject(context, id, projectPolicy.lead, (db) => updateProject(db, id, content));
}

/** Removes a project with its files, whoever uploaded them. @throws DomainError as {@link saveProject} */
export async function removeProject(context: Context, id: number): Promise<void> {
  await context.rateLimits.consume(projectRates.write, requireUser(context).id);
  await inProject(context, id, async (db, members) => {
    authorize(context, projectPolicy.see, { members });
    authorize(context, projectPolicy.lead, { members });
    for (const { userId, name } of await findProjectFiles(db, [id])) {
      await removeFile(db, { userId, kind: projectFileKind.name, name }, context.now);
    }
    await deleteProject(db, id);
  });
}
