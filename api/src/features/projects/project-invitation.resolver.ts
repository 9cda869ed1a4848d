import { Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { ProjectInvitationRow, ProjectRow } from '#db/projects/project.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { projectInvitationSchema } from '#domain/projects/project.schema.ts';
import { For } from '#api/lib/audience.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { User } from '#api/features/accounts/user.type.ts';
import {
  acceptProjectInvitation,
  declineProjectInvitation,
  inviteToProject,
  myProjectInvitations,
  passProjectLead,
  removeProjectMember,
  withdrawProjectInvitation,
} from './project-member.service.ts';
import { personOf } from './project-person.ts';
import { membersOf, projectInvitationsLoader, projectLoader } from './project.loaders.ts';
import {
  AcceptProjectInvitationInput,
  DeclineProjectInvitationInput,
  InviteToProjectInput,
  PassProjectLeadInput,
  RemoveProjectMemberInput,
  WithdrawProjectInvitationInput,
} from './project.input.ts';
import { changed, Project, ProjectInvitation } from './project.type.ts';

const idOf = (text: string) => requireId(text, 'projects.notFound');
const invitationIdOf = (text: string) => requireId(text, 'projects.invitationGone');
const memberIdOf = (text: string) => requireId(text, 'projects.noMember');

/** Who takes part in a project, and who is asked to. */
@Resolver(() => Project)
export class ProjectMembershipResolver {
  @For('personal')
  @Query(() => [ProjectInvitation], {
    description: 'Invitations of the logged-in user; those to their address once it is confirmed.',
  })
  async myProjectInvitations(@Ctx() context: Context): Promise<ProjectInvitationRow[]> {
    return myProjectInvitations(context);
  }

  @For('personal')
  @Change(
    'Invites somebody by their email address or their username, or invites them again. CONFLICT when the project is full. For its lead.',
    changed,
  )
  async inviteToProject(
    @Ctx() context: Context,
    @Input(() => InviteToProjectInput) { projectId, ...input }: InviteToProjectInput,
  ) {
    const { who } = validate(projectInvitationSchema, input);
    return { project: await inviteToProject(context, idOf(projectId), who) };
  }

  @For('personal')
  @Change('Takes an invitation back. For the lead.', changed)
  async withdrawProjectInvitation(
    @Ctx() context: Context,
    @Input(() => WithdrawProjectInvitationInput) { id }: WithdrawProjectInvitationInput,
  ) {
    return { project: await withdrawProjectInvitation(context, invitationIdOf(id)) };
  }

  @For('personal')
  @Change('Has the logged-in user take part in the project that has invited them.', changed)
  async acceptProjectInvitation(
    @Ctx() context: Context,
    @Input(() => AcceptProjectInvitationInput) { id }: AcceptProjectInvitationInput,
  ) {
    return { project: await acceptProjectInvitation(context, invitationIdOf(id)) };
  }

  @For('personal')
  @Change('Lets an invitation go.', {
    declinedInvitationId: { type: () => ID, description: 'The invitation that there was.' },
  })
  async declineProjectInvitation(
    @Ctx() context: Context,
    @Input(() => DeclineProjectInvitationInput) { id }: DeclineProjectInvitationInput,
  ) {
    const number = invitationIdOf(id);
    return { declinedInvitationId: await declineProjectInvitation(context, number) };
  }

  @For('personal')
  @Change(
    'Has somebody take part in a project no longer. For its lead, once they are even with the others, and for members who leave.',
    { removedMemberId: { type: () => ID, description: 'Who took part in it.' } },
  )
  async removeProjectMember(
    @Ctx() context: Context,
    @Input(() => RemoveProjectMemberInput) { projectId, userId }: RemoveProjectMemberInput,
  ) {
    await removeProjectMember(context, idOf(projectId), memberIdOf(userId));
    return { removedMemberId: userId };
  }

  @For('personal')
  @Change('Has another member lead a project. For its lead.', changed)
  async passProjectLead(
    @Ctx() context: Context,
    @Input(() => PassProjectLeadInput) { projectId, userId }: PassProjectLeadInput,
  ) {
    return { project: await passProjectLead(context, idOf(projectId), memberIdOf(userId)) };
  }

  @FieldResolver(() => [ProjectInvitation], { description: 'Who is invited. For its lead.' })
  async invitations(
    @Root() { id }: ProjectRow,
    @Ctx() context: Context,
  ): Promise<ProjectInvitationRow[]> {
    const isLead = (await membersOf(context, id)).get(requireUser(context).id) === 'lead';
    return isLead ? projectInvitationsLoader(context).load(id) : [];
  }
}

@Resolver(() => ProjectInvitation)
export class ProjectInvitationResolver {
  @FieldResolver(() => String, { description: 'What the project is called.' })
  async projectTitle(
    @Root() { projectId }: ProjectInvitationRow,
    @Ctx() context: Context,
  ): Promise<string> {
    const project = await projectLoader(context).load(projectId);
    if (!project) throw new Error(`There is no project ${projectId}.`);
    return project.title;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who was named by their username; null when it went to an address.',
  })
  async guest(
    @Root() { guestId }: ProjectInvitationRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    return guestId === null ? null : personOf(context, guestId);
  }

  @FieldResolver(() => User, { description: 'Who invites.' })
  async invitedBy(
    @Root() { userId }: ProjectInvitationRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow> {
    return personOf(context, userId);
  }
}
