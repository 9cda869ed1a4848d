import type { UserRow } from '#db/accounts/account.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { findStudiosOfAnyStatus } from '#db/studios/studio.repository.ts';
import {
  deleteInvitation,
  deleteMember,
  findInvitation,
  findInvitationsOf,
  findInvitationsTo,
  findStudiosOfMember,
  findStudioTeam,
  findStudioTeams,
  isInTeam,
  upsertInvitation,
  upsertMember,
} from '#db/teams/team.repository.ts';
import type { TeamInvitationRow } from '#db/teams/team.repository.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { INVITATION_LIFETIME_DAYS, TEAM_LIMIT } from '#domain/teams/team.ts';
import type { MemberRole, StudioTeam } from '#domain/teams/team.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { authorize } from '#api/lib/policy.ts';
import type { Rule } from '#api/lib/policy.ts';
import { teamLimits } from './team.limits.ts';
import { invitationMail } from './team.mails.ts';
import { teamPolicy } from './team.policy.ts';
import type { TeamParties } from './team.policy.ts';

/** A studio with those who work for it, for one of them. */
export interface TeamOfStudio {
  studioId: number;
  team: StudioTeam;
}

/** The teams in which whoever is logged in works. @throws DomainError UNAUTHENTICATED */
export async function myTeams(context: Context): Promise<TeamOfStudio[]> {
  const { id } = requireUser(context);
  const { sql } = context;
  const studioIds = await findStudiosOfMember(sql, id);
  const teams = await findStudioTeams(sql, studioIds);
  return studioIds.map((studioId) => ({ studioId, team: teams.get(studioId)! }));
}

/** Invitations of whoever is logged in; none before the address is confirmed to be theirs. */
export async function myInvitations(context: Context): Promise<TeamInvitationRow[]> {
  const user = requireUser(context);
  return user.isEmailVerified ? findInvitationsOf(context.sql, user.email, context.now) : [];
}

/**
 * Invites somebody by their email address, whether they have an account or not.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND to those who do not work there;
 *   FORBIDDEN to those who do not own it; BAD_USER_INPUT for `email` of somebody who works there;
 *   CONFLICT when the team is full
 */
export async function inviteToTeam(
  context: Context,
  { studioId, email, role }: { studioId: number; email: string; role: MemberRole },
): Promise<TeamOfStudio> {
  const { now } = context;
  const inviter = requireUser(context);
  // Before the transaction, which would wait for a second connection with the first one in its hand.
  await context.rateLimits.consume(teamLimits.invite, inviter.id);
  return changeTeam(context, studioId, teamPolicy.change, async (db, team) => {
    if (await isInTeam(db, studioId, email)) {
      throw badInput({ email: message('teams.alreadyMember') });
    }
    const invited = await findInvitationsTo(db, [studioId], now);
    const others = invited.filter((invitation) => invitation.email !== email);
    if (team.size - 1 + others.length >= TEAM_LIMIT) {
      throw new DomainError('CONFLICT', 'teams.full', { values: { limit: TEAM_LIMIT } });
    }
    const expiresAt = now + INVITATION_LIFETIME_DAYS * DAY_MS;
    await upsertInvitation(db, { studioId, userId: inviter.id, email, role, expiresAt, now });
    const [studio] = await findStudiosOfAnyStatus(db, [studioId]);
    const data = { inviter: inviter.name, studio: studio!.name, role, language: inviter.language };
    const key = `${studioId} ${email} ${now}`;
    await writeMail(db, invitationMail, [{ recipient: email, data, key }], now);
  });
}

/** Takes an invitation back. @throws DomainError as {@link inviteToTeam}; NOT_FOUND when it is gone */
export async function withdrawInvitation(context: Context, id: number): Promise<TeamOfStudio> {
  const { studioId } = await requireInvitation(context, id);
  return changeTeam(context, studioId, teamPolicy.change, (db) => deleteInvitation(db, id));
}

/**
 * Changes what somebody does for a studio.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND; FORBIDDEN to those who do not own it; BAD_USER_INPUT
 *   for `userId` of somebody who is no member
 */
export async function changeRole(
  context: Context,
  { studioId, userId, role }: { studioId: number; userId: number; role: MemberRole },
): Promise<TeamOfStudio> {
  return changeTeam(context, studioId, teamPolicy.change, async (db, team) => {
    if (!team.has(userId) || team.get(userId) === 'owner') throw noMember();
    await upsertMember(db, { studioId, userId, role, now: context.now });
  });
}

/**
 * Has somebody work for a studio no longer: its owner says so, or they leave.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND; FORBIDDEN to those who are neither; BAD_USER_INPUT for
 *   `userId` of somebody who is no member
 */
export async function removeMember(
  context: Context,
  studioId: number,
  userId: number,
): Promise<TeamOfStudio> {
  const isLeaving = requireUser(context).id === userId;
  const rule = isLeaving ? teamPolicy.see : teamPolicy.change;
  return changeTeam(context, studioId, rule, async (db) => {
    if (!(await deleteMember(db, studioId, userId))) throw noMember();
  });
}

/**
 * Has whoever is logged in work for the studio that has invited them.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN while their address is not confirmed; NOT_FOUND for an
 *   invitation that is gone or somebody else’s
 */
export async function acceptInvitation(context: Context, id: number): Promise<TeamOfStudio> {
  const { id: userId } = requireUser(context);
  const { studioId } = await requireOwnInvitation(context, id);
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    await lockStudio(db, studioId);
    // Read again: it may have been withdrawn, or accepted already.
    const { role } = await requireOwnInvitation(context, id, db);
    await upsertMember(db, { studioId, userId, role, now: context.now });
    await deleteInvitation(db, id);
    return { studioId, team: await findStudioTeam(db, studioId) };
  });
}

/** Lets an invitation go. @throws DomainError as {@link acceptInvitation} */
export async function declineInvitation(context: Context, id: number): Promise<number> {
  await requireOwnInvitation(context, id);
  await context.transaction((em) => deleteInvitation(sqlOf(em), id));
  return id;
}

async function changeTeam(
  context: Context,
  studioId: number,
  rule: Rule<TeamParties>,
  change: (db: Sql, team: StudioTeam) => Promise<void>,
): Promise<TeamOfStudio> {
  requireUser(context);
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    await lockStudio(db, studioId);
    const team = await findStudioTeam(db, studioId);
    authorize(context, teamPolicy.see, { team });
    authorize(context, rule, { team });
    await change(db, team);
    return { studioId, team: await findStudioTeam(db, studioId) };
  });
}

async function requireInvitation(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  id: number,
): Promise<TeamInvitationRow> {
  const found = await findInvitation(sql, id, now);
  if (!found) throw invitationGone();
  return found;
}

async function requireOwnInvitation(
  context: Context,
  id: number,
  db: Sql = context.sql,
): Promise<TeamInvitationRow> {
  const user: UserRow = requireUser(context);
  if (!user.isEmailVerified) throw new DomainError('FORBIDDEN', 'teams.verifyFirst');
  const invitation = await requireInvitation({ sql: db, now: context.now }, id);
  if (invitation.email !== user.email.toLowerCase()) throw invitationGone();
  return invitation;
}

function invitationGone(): DomainError {
  return new DomainError('NOT_FOUND', 'teams.invitationGone');
}

function noMember(): DomainError {
  return badInput({ userId: message('teams.noMember') });
}
