import {
  findProjectMembers,
  findProjects,
  lockProject,
  touchProject,
} from '#db/projects/project.repository.ts';
import type { ProjectRow } from '#db/projects/project.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import type { ProjectMembers } from '#domain/projects/project.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { moveOn } from '#api/lib/live/notices.ts';
import { keyOf } from '#api/lib/live/topic.ts';
import { authorize } from '#api/lib/policy.ts';
import type { Rule } from '#api/lib/policy.ts';
import { projectTopic } from './project.events.ts';
import { projectRates } from './project.limits.ts';
import { membersAmong } from './project.loaders.ts';
import { projectPolicy } from './project.policy.ts';
import type { ProjectParties } from './project.policy.ts';

type Work<T> = (db: Sql, members: ProjectMembers) => Promise<T>;

/**
 * Does something with a project that nobody else changes meanwhile, and notifies who follows it.
 * @throws DomainError NOT_FOUND, and what `work` throws
 */
export async function inProject<T>(context: Context, id: number, work: Work<T>): Promise<T> {
  const { now } = context;
  const { result, notices } = await context.transaction(async (em) => {
    const db = sqlOf(em);
    if (!(await lockProject(db, id))) throw projectNotFound();
    const done = await work(db, membersAmong(await findProjectMembers(db, [id])));
    await touchProject(db, id, now);
    return {
      result: done,
      notices: await moveOn(db, [keyOf(projectTopic, { projectId: id })], now),
    };
  });
  context.changed(notices);
  return result;
}

/**
 * Changes a project on behalf of whoever is logged in.
 * @returns the project as it is then
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND to those who take no part in it; what the
 *   rule and `work` say
 */
export async function changeProject(
  context: Context,
  id: number,
  rule: Rule<ProjectParties>,
  work: Work<unknown>,
): Promise<ProjectRow> {
  await context.rateLimits.consume(projectRates.write, requireUser(context).id);
  await inProject(context, id, async (db, members) => {
    authorize(context, projectPolicy.see, { members });
    authorize(context, rule, { members });
    await work(db, members);
  });
  return requireProject(context.sql, id);
}

/** Something that a project holds: how it is found, and what is said when it is not there. */
interface Held<Item> {
  find: (db: Sql) => Promise<Item | undefined>;
  missing: MessageKey;
}

/**
 * Changes something that a project holds, on behalf of whoever is logged in.
 * @returns the project as it is then
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND when it is not there, or in a project that
 *   they take no part in; what `work` says
 */
export async function changeHeld<Item extends { projectId: number }>(
  context: Context,
  { find, missing }: Held<Item>,
  work: (db: Sql, item: Item, members: ProjectMembers) => Promise<void>,
): Promise<ProjectRow> {
  const { id: userId } = requireUser(context);
  const found = await find(context.sql);
  const members = membersAmong(
    await findProjectMembers(context.sql, found ? [found.projectId] : []),
  );
  if (!found || !members.has(userId)) throw new DomainError('NOT_FOUND', missing);
  return changeProject(context, found.projectId, projectPolicy.see, async (db, current) => {
    // Read again: somebody else may have changed or removed it.
    const item = await find(db);
    if (!item) throw new DomainError('NOT_FOUND', missing);
    await work(db, item, current);
  });
}

/** @throws DomainError NOT_FOUND */
export async function requireProject(db: Sql, id: number): Promise<ProjectRow> {
  const [project] = await findProjects(db, [id]);
  if (!project) throw projectNotFound();
  return project;
}

/** There is no project, or none that whoever asks may know of. */
export function projectNotFound(): DomainError {
  return new DomainError('NOT_FOUND', 'projects.notFound');
}

/** @throws DomainError CONFLICT when there are as many as there may be */
export function requireBelow(count: number, limit: number, refusal: MessageKey): void {
  if (count >= limit) throw new DomainError('CONFLICT', refusal, { values: { limit } });
}
