import { sql } from 'kysely';
import type { ProjectContent } from '#domain/projects/project.schema.ts';
import type { ProjectRole, ProjectState } from '#domain/projects/project.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A project as it is stored. Instants are epoch milliseconds. */
export interface ProjectRow {
  id: number;
  title: string;
  artist: string;
  description: string;
  state: ProjectState;
  /** When it is to be done. */
  dueOn: LocalDate | null;
  createdAt: number;
  /** When anything in it changed last. */
  updatedAt: number;
}

function selectProjects(db: Sql) {
  return db
    .selectFrom('projects')
    .select(({ ref }) => [
      'projects.id',
      'title',
      'artist',
      'description',
      'state',
      sql<LocalDate | null>`due_on::text`.as('dueOn'),
      epochMs(ref('projects.created_at')).as('createdAt'),
      epochMs(ref('updated_at')).as('updatedAt'),
    ]);
}

/** How many projects are listed at most. */
const PROJECTS_LIMIT = 200;

/** Projects that somebody takes part in, the last changed first. */
export async function findProjectsOf(db: Sql, userId: number): Promise<ProjectRow[]> {
  return selectProjects(db)
    .innerJoin('project_members', 'project_id', 'projects.id')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('projects.id', 'desc')
    .limit(PROJECTS_LIMIT)
    .execute();
}

/** Projects by their ids, whoever takes part in them: asking who may see them is the caller’s part. */
export async function findProjects(db: Sql, ids: readonly number[]): Promise<ProjectRow[]> {
  return selectProjects(db).where('projects.id', '=', anyOf(ids)).execute();
}

/** Has whoever changes the same project wait until the transaction ends. @returns whether there is one */
export async function lockProject(db: Sql, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Begins a project at `now` (epoch milliseconds), which `userId` leads. @returns its id */
export async function insertProject(
  db: Sql,
  userId: number,
  { dueOn, ...content }: ProjectContent,
  now: number,
): Promise<number> {
  const at = instant(now);
  const { id } = await db
    .insertInto('projects')
    .values({ ...content, due_on: dueOn || null, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await upsertProjectMember(db, { projectId: id, userId, role: 'lead', now });
  return id;
}

export async function updateProject(
  db: Sql,
  id: number,
  { dueOn, ...content }: ProjectContent,
): Promise<void> {
  await db
    .updateTable('projects')
    .set({ ...content, due_on: dueOn || null })
    .where('id', '=', id)
    .execute();
}

/** Notes that something in a project has changed at `now` (epoch milliseconds). */
export async function touchProject(db: Sql, id: number, now: number): Promise<void> {
  await db
    .updateTable('projects')
    .set({ updated_at: instant(now) })
    .where('id', '=', id)
    .execute();
}

/** Removes a project with all that is in it but the files in the store. */
export async function deleteProject(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('projects').where('id', '=', id).execute();
}

/** How many projects somebody leads. */
export async function countLedProjects(db: Sql, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('project_members')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('role', '=', 'lead')
    .executeTakeFirstOrThrow();
  return count;
}

/** Somebody who takes part in a project. */
export interface ProjectMemberRow {
  projectId: number;
  userId: number;
  username: string;
  role: ProjectRole;
  /** Since when, epoch milliseconds. */
  joinedAt: number;
}

/** Who takes part in projects: the lead first, then by when they joined. */
export async function findProjectMembers(
  db: Sql,
  projectIds: readonly number[],
): Promise<ProjectMemberRow[]> {
  return db
    .selectFrom('project_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select(({ ref }) => [
      'project_id as projectId',
      'user_id as userId',
      'username',
      'project_members.role',
      epochMs(ref('project_members.created_at')).as('joinedAt'),
    ])
    .where('project_id', '=', anyOf(projectIds))
    .orderBy('project_id')
    .orderBy(sql`project_members.role <> 'lead'`)
    .orderBy('project_members.created_at')
    .orderBy('user_id')
    .execute();
}

/** Has somebody take part in a project in a role, from `now` (epoch milliseconds) on. */
export async function upsertProjectMember(
  db: Sql,
  member: { projectId: number; userId: number; role: ProjectRole; now: number },
): Promise<void> {
  const { projectId, userId, role, now } = member;
  await db
    .insertInto('project_members')
    .values({ project_id: projectId, user_id: userId, role, created_at: instant(now) })
    .onConflict((on) => on.columns(['project_id', 'user_id']).doUpdateSet({ role }))
    .execute();
}

/** @returns whether they did take part in it */
export async function deleteProjectMember(
  db: Sql,
  projectId: number,
  userId: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('project_members')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** An invitation, by an email address or to somebody with an account. Instants are epoch milliseconds. */
export interface ProjectInvitationRow {
  id: number;
  projectId: number;
  /** Who invites. */
  userId: number;
  email: string | null;
  guestId: number | null;
  expiresAt: number;
}

function selectInvitations(db: Sql, now: number) {
  return db
    .selectFrom('project_invitations')
    .select(({ ref }) => [
      'id',
      'project_id as projectId',
      'user_id as userId',
      'email',
      'guest_id as guestId',
      epochMs(ref('expires_at')).as('expiresAt'),
    ])
    .where('expires_at', '>', instant(now))
    .orderBy('id');
}

/** Invitations to projects that are still valid at `now` (epoch milliseconds). */
export async function findInvitationsToProjects(
  db: Sql,
  projectIds: readonly number[],
  now: number,
): Promise<ProjectInvitationRow[]> {
  return selectInvitations(db, now).where('project_id', '=', anyOf(projectIds)).execute();
}

/**
 * Invitations of somebody that are still valid at `now` (epoch milliseconds).
 * @param email the address that is known to be theirs; null while none is
 */
export async function findProjectInvitationsOf(
  db: Sql,
  { userId, email }: { userId: number; email: string | null },
  now: number,
): Promise<ProjectInvitationRow[]> {
  return selectInvitations(db, now)
    .where((is) =>
      is.or([is('guest_id', '=', userId), is('email', '=', email?.toLowerCase() ?? '')]),
    )
    .execute();
}

/** An invitation that is still valid at `now` (epoch milliseconds). */
export async function findProjectInvitation(
  db: Sql,
  id: number,
  now: number,
): Promise<ProjectInvitationRow | undefined> {
  return selectInvitations(db, now).where('id', '=', id).executeTakeFirst();
}

/** Somebody who is invited. Instants are epoch milliseconds. */
export type NewProjectInvitation = Omit<ProjectInvitationRow, 'id'> & { now: number };

/** Invites somebody, or invites them again and for longer. */
export async function insertInvitation(db: Sql, invitation: NewProjectInvitation): Promise<void> {
  const { projectId, userId, email, guestId, expiresAt, now } = invitation;
  const given = { user_id: userId, expires_at: instant(expiresAt) };
  const constraint = email === null ? 'project_invitations_guest' : 'project_invitations_email';
  await db
    .insertInto('project_invitations')
    .values({ project_id: projectId, email, guest_id: guestId, created_at: instant(now), ...given })
    .onConflict((on) => on.constraint(constraint).doUpdateSet(given))
    .execute();
}

export async function deleteProjectInvitation(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('project_invitations').where('id', '=', id).execute();
}

/** Forgets all invitations of somebody to a project. */
export async function deleteInvitationsOf(
  db: Sql,
  projectId: number,
  { userId, email }: { userId: number; email: string | null },
): Promise<void> {
  await db
    .deleteFrom('project_invitations')
    .where('project_id', '=', projectId)
    .where((is) =>
      is.or([is('guest_id', '=', userId), is('email', '=', email?.toLowerCase() ?? '')]),
    )
    .execute();
}

/** The id of whoever has an email address, if they take part in a project. */
export async function findMemberByEmail(
  db: Sql,
  projectId: number,
  email: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('project_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select('users.id')
    .where('project_id', '=', projectId)
    .where('users.email', '=', email)
    .executeTakeFirst();
  return row?.id;
}

/** Who has a username, and where their emails go. */
export async function findUserByUsername(
  db: Sql,
  username: string,
): Promise<{ id: number; email: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('username', '=', username)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
