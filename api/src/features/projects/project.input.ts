import { Field, ID, InputType, Int } from 'type-graphql';
import type { ProjectState } from '#domain/projects/project.ts';
import { LocalDateScalar } from '#api/lib/scalars.ts';
import { ProjectStateEnum } from './project.type.ts';

/** Something, by itself. */
@InputType()
abstract class ByIdInput {
  @Field(() => ID, { description: 'What is meant.' })
  id!: string;
}

/** Something in a project. */
@InputType()
abstract class InProjectInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string;
}

@InputType({ description: 'What a project is.' })
export class CreateProjectInput {
  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Whose record it is.' })
  artist?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is about.' })
  description?: string | null;

  @Field(() => ProjectStateEnum, {
    nullable: true,
    description: 'Where it stands; at its planning unless given.',
  })
  state?: ProjectState | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'When it is to be done.' })
  dueOn?: string | null;
}

@InputType({ description: 'What a project is, all of it.' })
export class SaveProjectInput extends CreateProjectInput {
  @Field(() => ID, { description: 'The project.' })
  id!: string;
}

@InputType({ description: 'Which project to remove.' })
export class RemoveProjectInput extends ByIdInput {}

@InputType({ description: 'Whom to invite.' })
export class InviteToProjectInput extends InProjectInput {
  @Field(() => String, { description: 'Their email address or their username.' })
  who!: string;
}

@InputType({ description: 'Which invitation to take back.' })
export class WithdrawProjectInvitationInput extends ByIdInput {}

@InputType({ description: 'Which invitation to accept.' })
export class AcceptProjectInvitationInput extends ByIdInput {}

@InputType({ description: 'Which invitation to decline.' })
export class DeclineProjectInvitationInput extends ByIdInput {}

@InputType({ description: 'Who is to take part in which project no longer.' })
export class RemoveProjectMemberInput extends InProjectInput {
  @Field(() => ID, { description: 'The member.' })
  userId!: string;
}

@InputType({ description: 'Who is to lead which project.' })
export class PassProjectLeadInput extends InProjectInput {
  @Field(() => ID, { description: 'The member.' })
  userId!: string;
}

@InputType({ description: 'What to write.' })
export class AddProjectNoteInput extends InProjectInput {
  @Field(() => String, { description: 'At most 4,000 characters.' })
  content!: string;
}

@InputType({ description: 'What a note is to say.' })
export class EditProjectNoteInput extends ByIdInput {
  @Field(() => String, { description: 'At most 4,000 characters.' })
  content!: string;
}

@InputType({ description: 'Which note to remove.' })
export class RemoveProjectNoteInput extends ByIdInput {}

@InputType({ description: 'The shape of a sound.' })
export class DrawProjectFileInput extends ByIdInput {
  @Field(() => [Int], {
    description:
      'How loud it is from its beginning to its end, from 0 to 100; at most 160 of them.',
  })
  peaks!: number[];
}

@InputType({ description: 'Which file to remove.' })
export class RemoveProjectFileInput extends ByIdInput {}
