import type { UserRow } from '#db/accounts/account.repository.ts';
import {
  deleteInvitationsOf,
  deleteProjectInvitation,
  deleteProjectMember,
  findInvitationsToProjects,
  findMemberByEmail,
  findProjectInvitation,
  findProjectInvitationsOf,
  findUserByUsername,
  insertInvitation,
  upsertProjectMember,
} from '#db/projects/project.repository.ts';
import type { ProjectInvitationRow, ProjectRow } from '#db/projects/project.repository.ts';
import type { Sql } from '#db/orm.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { projectLimits } from '#domain/projects/limits.ts';
import type { ProjectMembers } from '#domain/projects/project.ts';
import { INVITATION_LIFETIME_DAYS } from '#domain/teams/team.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { authorize } from '#api/lib/policy.ts';
import { balancesNow } from './project-costs.ts';
import { changeHeld, changeProject, inProject, requireProject } from './project-changes.ts';
import { projectRates } from './project.limits.ts';
import { projectInvitationMail } from './project.mails.ts';
import { projectPolicy } from './project.policy.ts';

/** Invitations of whoever is logged in; those to their address only once it is confirmed to be theirs. */
export async function myProjectInvitations(context: Context): Promise<ProjectInvitationRow[]> {
  return findProjectInvitationsOf(context.sql, invitedAs(requireUser(context)), context.now);
}

/** As whom somebody is invited: by their account, and by their address once it is theirs. */
function invitedAs({ id, email, isEmailVerified }: UserRow) {
  return { userId: id, email: isEmailVerified ? email : null };
}

/**
 * Invites somebody by their email address, whether they have an account or not, or by their username.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND to those who take no part in it; FORBIDDEN to
 *   all but its lead; BAD_USER_INPUT for `who` of nobody, or of somebody who takes part in it; CONFLICT
 *   when there are too many
 */
export async function inviteToProject(
  context: Context,
  projectId: number,
  who: string,
): Promise<ProjectRow> {
  const inviter = requireUser(context);
  // Before the transaction, which would wait for a second connection with the first one in its hand.
  await context.rateLimits.consume(projectRates.invite, inviter.id);
  return changeProject(context, projectId, projectPolicy.lead, async (db, members) => {
    const guest = await findGuest(db, projectId, members, who);
    await requireRoom(context, db, projectId, members, guest);
    const expiresAt = context.now + INVITATION_LIFETIME_DAYS * DAY_MS;
    const { email, guestId, recipient } = guest;
    const invitation = { projectId, userId: inviter.id, email, guestId, expiresAt };
    await insertInvitation(db, { ...invitation, now: context.now });
    const { title } = await requireProject(db, projectId);
    const data = { inviter: inviter.name, project: title, language: inviter.language };
    const key = `${projectId} ${guestId ?? email} ${context.now}`;
    await writeMail(db, projectInvitationMail, [{ recipient, data, key }], context.now);
  });
}

/** Who is invited, and where their email goes. */
interface Guest extends Pick<ProjectInvitationRow, 'email' | 'guestId'> {
  recipient: string;
}

/** @throws DomainError BAD_USER_INPUT for `who` */
async function findGuest(
  db: Sql,
  projectId: number,
  members: ProjectMembers,
  who: string,
): Promise<Guest> {
  const alreadyMember = badInput({ who: message('projects.alreadyMember') });
  if (who.includes('@')) {
    if (await findMemberByEmail(db, projectId, who)) throw alreadyMember;
    return { email: who, guestId: null, recipient: who };
  }
  const user = await findUserByUsername(db, who);
  if (!user) throw badInput({ who: message('projects.userUnknown') });
  if (members.has(user.id)) throw alreadyMember;
  return { email: null, guestId: user.id, recipient: user.email };
}

/** @throws DomainError CONFLICT when there are too many */
async function requireRoom(
  { now }: Context,
  db: Sql,
  projectId: number,
  members: ProjectMembers,
  { email, guestId }: Guest,
): Promise<void> {
  const invited = await findInvitationsToProjects(db, [projectId], now);
  const others = invited.filter((one) => one.email !== email || one.guestId !== guestId);
  if (members.size + others.length >= projectLimits.members) {
    const values = { limit: projectLimits.members };
    throw new DomainError('CONFLICT', 'projects.full', { values });
  }
}

/** Takes an invitation back. @throws DomainError as {@link inviteToProject}; NOT_FOUND when it is gone */
export async function withdrawProjectInvitation(context: Context, id: number): Promise<ProjectRow> {
  const held = {
    find: (db: Sql) => findProjectInvitation(db, id, context.now),
    missing: 'projects.invitationGone',
  } as const;
  return changeHeld(context, held, async (db, _invitation, members) => {
    authorize(context, projectPolicy.lead, { members });
    await deleteProjectInvitation(db, id);
  });
}

/**
 * Has whoever is logged in take part in the project that they are invited to.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN while it is to an address that is not confirmed to be theirs;
 *   NOT_FOUND for an invitation that is gone or somebody else’s
 */
export async function acceptProjectInvitation(context: Context, id: number): Promise<ProjectRow> {
  const user = requireUser(context);
  const { projectId } = await requireOwnInvitation(context, context.sql, id);
  await inProject(context, projectId, async (db, members) => {
    // Read again: it may have been withdrawn, or accepted already.
    await requireOwnInvitation(context, db, id);
    if (!members.has(user.id)) {
      await upsertProjectMember(db, {
        projectId,
        userId: user.id,
        role: 'member',
        now: context.now,
      });
    }
    await deleteInvitationsOf(db, projectId, invitedAs(user));
  });
  return requireProject(context.sql, projectId);
}

/** Lets an invitation go. @throws DomainError as {@link acceptProjectInvitation} */
export async function declineProjectInvitation(context: Context, id: number): Promise<number> {
  const { projectId } = await requireOwnInvitation(context, context.sql, id);
  await inProject(context, projectId, (db) => deleteProjectInvitation(db, id));
  return id;
}

async function requireOwnInvitation(
  context: Context,
  db: Sql,
  id: number,
): Promise<ProjectInvitationRow> {
  const user = requireUser(context);
  const invitation = await findProjectInvitation(db, id, context.now);
  const isTheirs =
    invitation?.guestId === user.id || invitation?.email === user.email.toLowerCase();
  if (!invitation || !isTheirs) throw new DomainError('NOT_FOUND', 'projects.invitationGone');
  if (invitation.email !== null && !user.isEmailVerified) {
    throw new DomainError('FORBIDDEN', 'projects.verifyFirst');
  }
  return invitation;
}

/**
 * Has somebody take part in a project no longer: its lead says so, or they leave. Whoever leaves may do so
 * at any time; whoever is removed is even with the others.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED, NOT_FOUND; FORBIDDEN to those who are neither;
 *   BAD_USER_INPUT for `userId` of somebody who takes no part in it; CONFLICT for the lead, and for others
 *   whose costs are not settled
 */
export async function removeProjectMember(
  context: Context,
  projectId: number,
  userId: number,
): Promise<void> {
  const isLeaving = requireUser(context).id === userId;
  const rule = isLeaving ? projectPolicy.see : projectPolicy.lead;
  await changeProject(context, projectId, rule, async (db, members) => {
    if (members.get(userId) === 'lead') throw new DomainError('CONFLICT', 'projects.leadStays');
    if (!isLeaving) await requireEven(context, db, projectId, userId);
    if (!(await deleteProjectMember(db, projectId, userId))) throw noMember();
  });
}

async function requireEven(
  { now }: Context,
  db: Sql,
  projectId: number,
  userId: number,
): Promise<void> {
  const balances = await balancesNow(db, projectId, now);
  if (balances.some((balance) => balance.userId === userId && balance.amount !== 0)) {
    throw new DomainError('CONFLICT', 'projects.unsettled');
  }
}

/**
 * Has another member lead a project.
 * @throws DomainError as {@link removeProjectMember}
 */
export async function passProjectLead(
  context: Context,
  projectId: number,
  userId: number,
): Promise<ProjectRow> {
  const { id: leadId } = requireUser(context);
  const { now } = context;
  return changeProject(context, projectId, projectPolicy.lead, async (db, members) => {
    if (members.get(userId) !== 'member') throw noMember();
    await upsertProjectMember(db, { projectId, userId: leadId, role: 'member', now });
    await upsertProjectMember(db, { projectId, userId, role: 'lead', now });
  });
}

function noMember(): DomainError {
  return badInput({ userId: message('projects.noMember') });
}
