import { Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { TeamInvitationRow } from '#db/teams/team.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { teamInvitationSchema } from '#domain/teams/team.schema.ts';
import type { StudioRole } from '#domain/teams/team.ts';
import { For } from '#api/lib/audience.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { anyStudioLoader } from '#api/features/studios/studio.loaders.ts';
import { invitationsLoader } from './team.loaders.ts';
import {
  acceptInvitation,
  changeRole,
  declineInvitation,
  inviteToTeam,
  myInvitations,
  myTeams,
  removeMember,
  withdrawInvitation,
} from './team.service.ts';
import type { TeamOfStudio } from './team.service.ts';
import {
  AcceptTeamInvitationInput,
  ChangeTeamRoleInput,
  DeclineTeamInvitationInput,
  InviteToTeamInput,
  RemoveTeamMemberInput,
  StudioRoleEnum,
  StudioTeamType,
  TeamInvitation,
  TeamMember,
  WithdrawTeamInvitationInput,
} from './team.type.ts';

const teamField = {
  team: { type: () => StudioTeamType, description: 'The team, as it is now.' },
} as const;

@Resolver(() => StudioTeamType)
export class TeamResolver {
  @For('personal')
  @Query(() => [StudioTeamType], {
    description: 'The teams in which the logged-in user works, at most 200, by name of the studio.',
  })
  async myTeams(@Ctx() context: Context): Promise<TeamOfStudio[]> {
    return myTeams(context);
  }

  @For('personal')
  @Query(() => [TeamInvitation], {
    description: 'Invitations of the logged-in user; none before their address is confirmed.',
  })
  async myTeamInvitations(@Ctx() context: Context): Promise<TeamInvitationRow[]> {
    return myInvitations(context);
  }

  @For('personal')
  @Change(
    'Invites somebody by their email address, or invites them again. CONFLICT when the team is full. For owners.',
    teamField,
  )
  async inviteToTeam(
    @Ctx() context: Context,
    @Input(() => InviteToTeamInput) { studioId, role, ...input }: InviteToTeamInput,
  ) {
    const { email } = validate(teamInvitationSchema, input);
    const id = requireId(studioId, 'teams.notFound');
    return { team: await inviteToTeam(context, { studioId: id, email, role }) };
  }

  @For('personal')
  @Change('Takes an invitation back. For owners.', teamField)
  async withdrawTeamInvitation(
    @Ctx() context: Context,
    @Input(() => WithdrawTeamInvitationInput) { id }: WithdrawTeamInvitationInput,
  ) {
    return { team: await withdrawInvitation(context, requireId(id, 'teams.invitationGone')) };
  }

  @For('personal')
  @Change('Changes what somebody does for a studio. For owners.', teamField)
  async changeTeamRole(
    @Ctx() context: Context,
    @Input(() => ChangeTeamRoleInput) { studioId, userId, role }: ChangeTeamRoleInput,
  ) {
    const ids = {
      studioId: requireId(studioId, 'teams.notFound'),
      userId: requireId(userId, 'teams.noMember'),
    };
    return { team: await changeRole(context, { ...ids, role }) };
  }

  @For('personal')
  @Change('Has somebody work for a studio no longer. For owners, and for members who leave.', {
    removedMemberId: { type: () => ID, description: 'Who worked for it.' },
    ...teamField,
  })
  async removeTeamMember(
    @Ctx() context: Context,
    @Input(() => RemoveTeamMemberInput) { studioId, userId }: RemoveTeamMemberInput,
  ) {
    const id = requireId(studioId, 'teams.notFound');
    const team = await removeMember(context, id, requireId(userId, 'teams.noMember'));
    return { removedMemberId: userId, team };
  }

  @For('personal')
  @Change('Has the logged-in user work for the studio that has invited them.', teamField)
  async acceptTeamInvitation(
    @Ctx() context: Context,
    @Input(() => AcceptTeamInvitationInput) { id }: AcceptTeamInvitationInput,
  ) {
    return { team: await acceptInvitation(context, requireId(id, 'teams.invitationGone')) };
  }

  @For('personal')
  @Change('Lets an invitation go.', {
    declinedInvitationId: { type: () => ID, description: 'The invitation that there was.' },
  })
  async declineTeamInvitation(
    @Ctx() context: Context,
    @Input(() => DeclineTeamInvitationInput) { id }: DeclineTeamInvitationInput,
  ) {
    const number = requireId(id, 'teams.invitationGone');
    return { declinedInvitationId: await declineInvitation(context, number) };
  }

  @FieldResolver(() => StudioType, { description: 'The studio, whether it is public or not.' })
  async studio(@Root() { studioId }: TeamOfStudio, @Ctx() context: Context): Promise<StudioRow> {
    return studioOf(context, studioId);
  }

  @FieldResolver(() => StudioRoleEnum, {
    nullable: true,
    description: 'As what the reader works for it; null once they do no longer.',
  })
  viewerRole(@Root() { team }: TeamOfStudio, @Ctx() context: Context): StudioRole | null {
    return team.get(requireUser(context).id) ?? null;
  }

  @FieldResolver()
  members(@Root() { team }: TeamOfStudio): Member[] {
    const members = [...team].map(([userId, role]) => ({ userId, role }));
    return members.toSorted((one, other) => rank(one) - rank(other));
  }

  @FieldResolver(() => [TeamInvitation], { description: 'Who is invited. For its owner.' })
  async invitations(
    @Root() { studioId, team }: TeamOfStudio,
    @Ctx() context: Context,
  ): Promise<TeamInvitationRow[]> {
    const isOwner = team.get(requireUser(context).id) === 'owner';
    return isOwner ? invitationsLoader(context).load(studioId) : [];
  }
}

interface Member {
  userId: number;
  role: StudioRole;
}

const ranks: readonly StudioRole[] = ['owner', 'manager', 'engineer'];
const rank = ({ userId, role }: Member) => ranks.indexOf(role) * 2 ** 32 + userId;

@Resolver(() => TeamMember)
export class TeamMemberResolver {
  @FieldResolver(() => User, { description: 'Who they are.' })
  async user(@Root() { userId }: Member, @Ctx() context: Context): Promise<ProfileRow> {
    return userOf(context, userId);
  }
}

@Resolver(() => TeamInvitation)
export class TeamInvitationResolver {
  @FieldResolver(() => StudioType, { description: 'The studio.' })
  async studio(
    @Root() { studioId }: TeamInvitationRow,
    @Ctx() context: Context,
  ): Promise<StudioRow> {
    return studioOf(context, studioId);
  }

  @FieldResolver(() => User, { description: 'Who invites.' })
  async invitedBy(
    @Root() { userId }: TeamInvitationRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow> {
    return userOf(context, userId);
  }
}

async function studioOf(context: Context, studioId: number): Promise<StudioRow> {
  const studio = await anyStudioLoader(context).load(studioId);
  if (!studio) throw new Error(`A team works for studio ${studioId}, which does not exist.`);
  return studio;
}

async function userOf(context: Context, userId: number): Promise<ProfileRow> {
  const user = await profileLoader(context).load(userId);
  if (!user) throw new Error(`User ${userId} of a team does not exist.`);
  return user;
}
