import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { AttachmentKind } from '#domain/messaging/attachments.ts';
import type { ProjectRole, ProjectState } from '#domain/projects/project.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar, LocalDateScalar } from '#api/lib/scalars.ts';

export const ProjectStateEnum = publishEnum<ProjectState>(
  'ProjectState',
  'Where a record in the making stands.',
  {
    planning: 'It is being planned.',
    recording: 'It is being recorded.',
    mixing: 'It is being mixed.',
    mastering: 'It is being mastered.',
    finished: 'It is done.',
  },
);

export const ProjectRoleEnum = publishEnum<ProjectRole>(
  'ProjectRole',
  'As what somebody takes part in a project.',
  {
    lead: 'Says what it is and who takes part. Each project has one.',
    member: 'Brings sessions, files, notes and costs.',
  },
);

export const ProjectFileKindEnum = publishEnum<AttachmentKind>(
  'ProjectFileKind',
  'What a file of a project is.',
  { image: 'An image.', audio: 'Sound.', pdf: 'A document.' },
);

@ObjectType({
  description: 'A record in the making. Only those who take part see it.',
  simpleResolvers: true,
})
export class Project {
  @Field(() => ID, { description: 'Identifies the project.' })
  id!: number;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'Whose record it is; may be empty.' })
  artist!: string;

  @Field(() => String, { description: 'What it is about; may be empty.' })
  description!: string;

  @Field(() => ProjectStateEnum, { description: 'Where it stands.' })
  state!: ProjectState;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'When it is to be done; null when nothing is agreed.',
  })
  dueOn!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was begun.' })
  createdAt!: number;

  @Field(() => DateTimeScalar, { description: 'When anything in it changed last.' })
  updatedAt!: number;
}

/** What changing a project returns. */
export const changed = {
  project: { type: () => Project, description: 'The project, as it is now.' },
} as const;

@ObjectType({ description: 'Somebody who takes part in a project.', simpleResolvers: true })
export class ProjectMember {
  @Field(() => String, {
    description: 'What the others call them where they are named: in a share of a payment.',
  })
  username!: string;

  @Field(() => ProjectRoleEnum, { description: 'As what.' })
  role!: ProjectRole;

  @Field(() => DateTimeScalar, { description: 'Since when.' })
  joinedAt!: number;
}

@ObjectType({
  description: 'Somebody who is asked to take part in a project. Only they and its lead see it.',
  simpleResolvers: true,
})
export class ProjectInvitation {
  @Field(() => ID, { description: 'Identifies the invitation.' })
  id!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The email address that it went to; null when somebody was named by their username.',
  })
  email!: string | null;

  @Field(() => DateTimeScalar, { description: 'Until when it can be accepted.' })
  expiresAt!: number;
}

@ObjectType({ description: 'What somebody has written for a project.', simpleResolvers: true })
export class ProjectNote {
  @Field(() => ID, { description: 'Identifies the note.' })
  id!: number;

  @Field(() => String, { description: 'What it says.' })
  content!: string;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  createdAt!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was changed last; null while it is as it was.',
  })
  editedAt!: number | null;
}

@ObjectType({ description: 'Notes of a project, page by page.' })
export class ProjectNoteConnection extends countedConnectionOf('ProjectNote', ProjectNote) {}

@ObjectType({ description: 'What somebody has uploaded for a project.', simpleResolvers: true })
export class ProjectFile {
  @Field(() => ID, { description: 'Identifies the file.' })
  id!: number;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => Int, { description: 'How large it is.' })
  bytes!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How long sound is, in milliseconds; null for everything else.',
  })
  durationMs!: number | null;

  @Field(() => [Int], {
    description: 'How loud sound is from its beginning to its end, from 0 to 100: its waveform.',
  })
  peaks!: number[];

  @Field(() => DateTimeScalar, { description: 'When it was uploaded.' })
  createdAt!: number;
}

@ObjectType({
  description: 'Something has changed in a project: it is to be asked for again.',
  simpleResolvers: true,
})
export class ProjectChange {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string;

  @Field(() => String, {
    description: 'How far the project has moved on. To be handed back as `since`.',
  })
  version!: string;
}
