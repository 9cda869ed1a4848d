import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { MemberRole, StudioRole } from '#domain/teams/team.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const StudioRoleEnum = publishEnum<StudioRole>(
  'StudioRole',
  'As what somebody works for a studio.',
  {
    owner: 'Who lists it, and does everything.',
    manager: 'Answers requests and messages, keeps the calendar, changes the listing.',
    engineer: 'Sees its calendar and its bookings.',
  },
);

export const MemberRoleEnum = publishEnum<MemberRole>(
  'MemberRole',
  'A role that the owner of a studio gives to others.',
  {
    manager: 'Answers requests and messages, keeps the calendar, changes the listing.',
    engineer: 'Sees its calendar and its bookings.',
  },
);

@ObjectType({ description: 'Somebody who works for a studio.', simpleResolvers: true })
export class TeamMember {
  @Field(() => StudioRoleEnum, { description: 'As what.' })
  role!: StudioRole;
}

@ObjectType('StudioTeam', { description: 'Those who work for a studio. Only they see it.' })
export class StudioTeamType {
  @Field(() => [TeamMember], { description: 'Everybody who works for it, its owner first.' })
  members!: TeamMember[];
}

@ObjectType({
  description: 'Somebody who is asked to work for a studio. Only they and its owner see it.',
  simpleResolvers: true,
})
export class TeamInvitation {
  @Field(() => ID, { description: 'Identifies the invitation.' })
  id!: number;

  @Field(() => String, { description: 'The email address that it went to.' })
  email!: string;

  @Field(() => MemberRoleEnum, { description: 'As what they are to work there.' })
  role!: MemberRole;

  @Field(() => DateTimeScalar, { description: 'Until when it can be accepted.' })
  expiresAt!: number;
}

@InputType({ description: 'Whom to invite, and to what.' })
export class InviteToTeamInput {
  @Field(() => ID, { description: 'The studio.' })
  studioId!: string;

  @Field(() => String, { description: 'Their email address.' })
  email!: string;

  @Field(() => MemberRoleEnum, { description: 'As what they are to work there.' })
  role!: MemberRole;
}

@InputType({ description: 'Which invitation to take back.' })
export class WithdrawTeamInvitationInput {
  @Field(() => ID, { description: 'The invitation.' })
  id!: string;
}

@InputType({ description: 'Which invitation to accept.' })
export class AcceptTeamInvitationInput {
  @Field(() => ID, { description: 'The invitation.' })
  id!: string;
}

@InputType({ description: 'Which invitation to decline.' })
export class DeclineTeamInvitationInput {
  @Field(() => ID, { description: 'The invitation.' })
  id!: string;
}

@InputType({ description: 'Whose role to change, and to what.' })
export class ChangeTeamRoleInput {
  @Field(() => ID, { description: 'The studio.' })
  studioId!: string;

  @Field(() => ID, { description: 'The member.' })
  userId!: string;

  @Field(() => MemberRoleEnum, { description: 'Their role from now on.' })
  role!: MemberRole;
}

@InputType({ description: 'Who is to work for which studio no longer.' })
export class RemoveTeamMemberInput {
  @Field(() => ID, { description: 'The studio.' })
  studioId!: string;

  @Field(() => ID, { description: 'The member.' })
  userId!: string;
}
