import { sql } from 'kysely';
import { nobody, rolesFor } from '#domain/teams/team.ts';
import type { MemberRole, StudioDuty, StudioRole, StudioTeam } from '#domain/teams/team.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Who works for each of the studios, approved or not, by the studio's id. */
export async function findStudioTeams(
  db: Sql,
  studioIds: readonly number[],
): Promise<Map<number, StudioTeam>> {
  if (studioIds.length === 0) return new Map();
  const { rows } = await sql<{ studioId: number; userId: number; role: StudioRole }>`
    SELECT studio_id AS "studioId", user_id AS "userId", role FROM studio_teams
    WHERE studio_id = ${anyOf(studioIds)}
  `.execute(db);
  const teams = new Map<number, Map<number, StudioRole>>();
  for (const { studioId, userId, role } of rows) {
    const team = teams.get(studioId) ?? new Map<number, StudioRole>();
    teams.set(studioId, team.set(userId, role));
  }
  return teams;
}

/** Who works for a studio: nobody for one that there is not. */
export async function findStudioTeam(db: Sql, studioId: number): Promise<StudioTeam> {
  return (await findStudioTeams(db, [studioId])).get(studioId) ?? nobody;
}

/** The ids of the studios for which somebody does something, as a subquery. */
export function studiosFor(userId: number, duty: StudioDuty) {
  return sql`(
    SELECT studio_id FROM studio_teams
    WHERE user_id = ${userId} AND role = ANY (${rolesFor(duty)}::text[])
  )`;
}

/** Whether somebody works for any studio. */
export async function worksForStudios(db: Sql, userId: number): Promise<boolean> {
  const { rows } = await sql<{ works: boolean }>`
    SELECT EXISTS (SELECT FROM studio_teams WHERE user_id = ${userId}) AS works
  `.execute(db);
  return rows[0]!.works;
}

/** An invitation. Instants are epoch milliseconds. */
export interface TeamInvitationRow {
  id: number;
  studioId: number;
  /** Who invites. */
  userId: number;
  email: string;
  role: MemberRole;
  expiresAt: number;
}

function selectInvitations(db: Sql, now: number) {
  return db
    .selectFrom('studio_invitations')
    .select(({ ref }) => [
      'id',
      'studio_id as studioId',
      'user_id as userId',
      'email',
      'role',
      epochMs(ref('expires_at')).as('expiresAt'),
    ])
    .where('expires_at', '>', instant(now))
    .orderBy('id');
}

/** Invitations to studios that are still valid at `now` (epoch milliseconds). */
export async function findInvitationsTo(
  db: Sql,
  studioIds: readonly number[],
  now: number,
): Promise<TeamInvitationRow[]> {
  return selectInvitations(db, now).where('studio_id', '=', anyOf(studioIds)).execute();
}

/** Invitations to an email address that are still valid at `now` (epoch milliseconds). */
export async function findInvitationsOf(
  db: Sql,
  email: string,
  now: number,
): Promise<TeamInvitationRow[]> {
  return selectInvitations(db, now).where('email', '=', email.toLowerCase()).execute();
}

/** An invitation that is still valid at `now` (epoch milliseconds). */
export async function findInvitation(
  db: Sql,
  id: number,
  now: number,
): Promise<TeamInvitationRow | undefined> {
  return selectInvitations(db, now).where('id', '=', id).executeTakeFirst();
}

/** Somebody who is invited. Instants are epoch milliseconds. */
type NewInvitation = Omit<TeamInvitationRow, 'id'> & { now: number };

/** Invites somebody, or invites them again: for longer, and maybe to another role. */
export async function upsertInvitation(db: Sql, invitation: NewInvitation): Promise<void> {
  const { studioId, userId, email, role, expiresAt, now } = invitation;
  const given = { user_id: userId, role, expires_at: instant(expiresAt) };
  await db
    .insertInto('studio_invitations')
    .values({ studio_id: studioId, email, created_at: instant(now), ...given })
    .onConflict((on) => on.constraint('studio_invitations_once').doUpdateSet(given))
    .execute();
}

export async function deleteInvitation(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('studio_invitations').where('id', '=', id).execute();
}

/** Has somebody work for a studio in a role, from `now` (epoch milliseconds) on. */
export async function upsertMember(
  db: Sql,
  member: { studioId: number; userId: number; role: MemberRole; now: number },
): Promise<void> {
  const { studioId, userId, role, now } = member;
  await db
    .insertInto('studio_members')
    .values({ studio_id: studioId, user_id: userId, role, created_at: instant(now) })
    .onConflict((on) => on.columns(['studio_id', 'user_id']).doUpdateSet({ role }))
    .execute();
}

/** @returns whether they did work for it */
export async function deleteMember(db: Sql, studioId: number, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('studio_members')
    .where('studio_id', '=', studioId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How many teams are listed at most. */
const TEAMS_LIMIT = 200;

/** The studios for which somebody works, by their names. */
export async function findStudiosOfMember(db: Sql, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT studios.id FROM studio_teams JOIN studios ON studios.id = studio_id
    WHERE user_id = ${userId} ORDER BY name, studios.id LIMIT ${TEAMS_LIMIT}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether whoever has an email address works for a studio. */
export async function isInTeam(db: Sql, studioId: number, email: string): Promise<boolean> {
  const { rows } = await sql<{ works: boolean }>`
    SELECT EXISTS (
      SELECT FROM studio_teams JOIN users ON users.id = user_id
      WHERE studio_id = ${studioId} AND users.email = ${email}
    ) AS works
  `.execute(db);
  return rows[0]!.works;
}
