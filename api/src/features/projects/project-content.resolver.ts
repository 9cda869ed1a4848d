import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { ProjectFileRow } from '#db/projects/project-file.repository.ts';
import type { ProjectNoteRow } from '#db/projects/project-note.repository.ts';
import type { ProjectRow } from '#db/projects/project.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import type { AttachmentKind } from '#domain/messaging/attachments.ts';
import { projectPeaksSchema } from '#domain/projects/project.schema.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { isAllowed } from '#api/lib/policy.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { drawProjectFile, removeProjectFile } from './project-file.service.ts';
import { personOf } from './project-person.ts';
import { membersOf, projectFilesLoader } from './project.loaders.ts';
import { projectPolicy } from './project.policy.ts';
import { DrawProjectFileInput, RemoveProjectFileInput } from './project.input.ts';
import { changed, Project, ProjectFile, ProjectFileKindEnum, ProjectNote } from './project.type.ts';

const fileIdOf = (text: string) => requireId(text, 'projects.fileUnknown');

/** The files of a project. */
@Resolver(() => Project)
export class ProjectFilesResolver {
  @For('personal')
  @Change('Keeps the shape of a sound. For who uploaded it.', changed)
  async drawProjectFile(
    @Ctx() context: Context,
    @Input(() => DrawProjectFileInput) { id, ...input }: DrawProjectFileInput,
  ) {
    const { peaks } = validate(projectPeaksSchema, input);
    return { project: await drawProjectFile(context, fileIdOf(id), peaks) };
  }

  @For('personal')
  @Change('Removes a file. For who uploaded it and the lead.', changed)
  async removeProjectFile(
    @Ctx() context: Context,
    @Input(() => RemoveProjectFileInput) { id }: RemoveProjectFileInput,
  ) {
    return { project: await removeProjectFile(context, fileIdOf(id)) };
  }

  @FieldResolver(() => [ProjectFile], { description: 'Its files, the newest first.' })
  async files(@Root() { id }: ProjectRow, @Ctx() context: Context): Promise<ProjectFileRow[]> {
    return projectFilesLoader(context).load(id);
  }
}

@Resolver(() => ProjectFile)
export class ProjectFileResolver {
  @FieldResolver(() => ProjectFileKindEnum, { description: 'What it is.' })
  kind(@Root() { ending, durationMs }: ProjectFileRow): AttachmentKind {
    if (durationMs !== null) return 'audio';
    return ending === '.pdf' ? 'pdf' : 'image';
  }

  @FieldResolver(() => String, {
    description:
      'Where it is read by those who take part. Has it saved under its name with `?save=1`.',
  })
  url(@Root() { id }: ProjectFileRow): string {
    return `/api/project-files/${id}`;
  }

  @FieldResolver(() => User, { description: 'Who has uploaded it.' })
  async uploadedBy(
    @Root() { userId }: ProjectFileRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow> {
    return personOf(context, userId);
  }

  @For('personal')
  @FieldResolver(() => Boolean, { description: 'Whether the reader may remove it.' })
  async viewerCanRemove(
    @Root() { projectId, userId }: ProjectFileRow,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const members = await membersOf(context, projectId);
    return isAllowed(context, projectPolicy.manage, { members, ofIds: [userId] });
  }
}

@Resolver(() => ProjectNote)
export class ProjectNoteResolver {
  @FieldResolver(() => User, { description: 'Who has written it.' })
  async author(@Root() { userId }: ProjectNoteRow, @Ctx() context: Context): Promise<ProfileRow> {
    return personOf(context, userId);
  }

  @For('personal')
  @FieldResolver(() => Boolean, {
    description: 'Whether the reader may have it say something else.',
  })
  viewerCanEdit(@Root() { userId }: ProjectNoteRow, @Ctx() context: Context): boolean {
    return isAllowed(context, projectPolicy.edit, { ofIds: [userId] });
  }

  @For('personal')
  @FieldResolver(() => Boolean, { description: 'Whether the reader may remove it.' })
  async viewerCanRemove(
    @Root() { projectId, userId }: ProjectNoteRow,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const members = await membersOf(context, projectId);
    return isAllowed(context, projectPolicy.manage, { members, ofIds: [userId] });
  }
}
