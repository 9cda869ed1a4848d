import { findProjectFiles } from '#db/projects/project-file.repository.ts';
import { findSettlements } from '#db/projects/project-cost.repository.ts';
import {
  findInvitationsToProjects,
  findProjectMembers,
  findProjects,
} from '#db/projects/project.repository.ts';
import type { ProjectMemberRow } from '#db/projects/project.repository.ts';
import type { ProjectMembers } from '#domain/projects/project.ts';
import type { Context } from '#api/lib/context.ts';
import { manyLoader, oneLoader } from '#api/lib/loaders.ts';
import { costsOf } from './project-costs.ts';

const projectIdOf = ({ projectId }: { projectId: number }) => projectId;

export const projectLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => findProjects(sql, ids),
  ({ id }) => id,
);

export const projectMembersLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findProjectMembers(sql, ids),
  projectIdOf,
);

/** Who is invited to projects. */
export const projectInvitationsLoader = manyLoader(
  ({ sql, now }, ids: readonly number[]) => findInvitationsToProjects(sql, ids, now),
  projectIdOf,
);

export const projectFilesLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findProjectFiles(sql, ids),
  projectIdOf,
);

/** Sessions and expenses of projects. */
export const projectCostsLoader = manyLoader(
  ({ sql, now }, ids: readonly number[]) => costsOf(sql, ids, now),
  projectIdOf,
);

export const projectSettlementsLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findSettlements(sql, ids),
  projectIdOf,
);

/** Members by the ids of their accounts. */
export function membersAmong(rows: readonly ProjectMemberRow[]): ProjectMembers {
  return new Map(rows.map(({ userId, role }) => [userId, role]));
}

/** Who takes part in a project. */
export async function membersOf(context: Context, projectId: number): Promise<ProjectMembers> {
  return membersAmong(await projectMembersLoader(context).load(projectId));
}
