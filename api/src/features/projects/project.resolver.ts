import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { ProjectMemberRow, ProjectRow } from '#db/projects/project.repository.ts';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { projectNoteSchema, projectSchema } from '#domain/projects/project.schema.ts';
import type { ProjectRole } from '#domain/projects/project.ts';
import { For } from '#api/lib/audience.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { addNote, editNote, notesOf, removeNote } from './project-note.service.ts';
import { personOf } from './project-person.ts';
import { membersOf, projectMembersLoader } from './project.loaders.ts';
import {
  createProject,
  findOwnProject,
  myProjects,
  removeProject,
  saveProject,
} from './project.service.ts';
import {
  AddProjectNoteInput,
  CreateProjectInput,
  EditProjectNoteInput,
  RemoveProjectInput,
  RemoveProjectNoteInput,
  SaveProjectInput,
} from './project.input.ts';
import {
  changed,
  Project,
  ProjectMember,
  ProjectNoteConnection,
  ProjectRoleEnum,
} from './project.type.ts';

const idOf = (text: string) => requireId(text, 'projects.notFound');
const noteIdOf = (text: string) => requireId(text, 'projects.noteUnknown');

@Resolver(() => Project)
export class ProjectResolver {
  @For('personal')
  @Query(() => [Project], {
    description:
      'Projects that the logged-in user takes part in, at most 200, the last changed first.',
  })
  async myProjects(@Ctx() context: Context): Promise<ProjectRow[]> {
    return myProjects(context);
  }

  @For('personal')
  @Query(() => Project, {
    nullable: true,
    description: 'A project that the logged-in user takes part in; null when there is none.',
  })
  async project(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The project.' }) id: string,
  ): Promise<ProjectRow | null> {
    return findOwnProject(context, id);
  }

  @For('personal')
  @Change('Begins a project, which the logged-in user leads.', changed)
  async createProject(
    @Ctx() context: Context,
    @Input(() => CreateProjectInput) input: CreateProjectInput,
  ) {
    return { project: await createProject(context, validate(projectSchema, input)) };
  }

  @For('personal')
  @Change('Says what a project is, all of it. For its lead.', changed)
  async saveProject(
    @Ctx() context: Context,
    @Input(() => SaveProjectInput) { id, ...input }: SaveProjectInput,
  ) {
    return { project: await saveProject(context, idOf(id), validate(projectSchema, input)) };
  }

  @For('personal')
  @Change('Removes a project with everything in it. For its lead.', {
    removedProjectId: { type: () => ID, description: 'The project that there was.' },
  })
  async removeProject(
    @Ctx() context: Context,
    @Input(() => RemoveProjectInput) { id }: RemoveProjectInput,
  ) {
    await removeProject(context, idOf(id));
    return { removedProjectId: id };
  }

  @For('personal')
  @Change('Writes a note for everybody who takes part in a project.', changed)
  async addProjectNote(
    @Ctx() context: Context,
    @Input(() => AddProjectNoteInput) { projectId, ...input }: AddProjectNoteInput,
  ) {
    const { content } = validate(projectNoteSchema, input);
    return { project: await addNote(context, idOf(projectId), content) };
  }

  @For('personal')
  @Change('Has a note say something else. For its author.', changed)
  async editProjectNote(
    @Ctx() context: Context,
    @Input(() => EditProjectNoteInput) { id, ...input }: EditProjectNoteInput,
  ) {
    const { content } = validate(projectNoteSchema, input);
    return { project: await editNote(context, noteIdOf(id), content) };
  }

  @For('personal')
  @Change('Removes a note. For its author and the lead.', changed)
  async removeProjectNote(
    @Ctx() context: Context,
    @Input(() => RemoveProjectNoteInput) { id }: RemoveProjectNoteInput,
  ) {
    return { project: await removeNote(context, noteIdOf(id)) };
  }

  @FieldResolver(() => [ProjectMember], {
    description: 'Everybody who takes part, the lead first, then who has longest.',
  })
  async members(@Root() { id }: ProjectRow, @Ctx() context: Context): Promise<ProjectMemberRow[]> {
    return projectMembersLoader(context).load(id);
  }

  @For('personal')
  @FieldResolver(() => ProjectRoleEnum, {
    nullable: true,
    description: 'As what the reader takes part; null once they do no longer.',
  })
  async viewerRole(
    @Root() { id }: ProjectRow,
    @Ctx() context: Context,
  ): Promise<ProjectRole | null> {
    return (await membersOf(context, id)).get(requireUser(context).id) ?? null;
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => ProjectNoteConnection, { description: 'Its notes, the newest first.' })
  async notes(
    @Root() { id }: ProjectRow,
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return notesOf(context, id, page);
  }
}

@Resolver(() => ProjectMember)
export class ProjectMemberResolver {
  @FieldResolver(() => User, { description: 'Who they are.' })
  async user(@Root() { userId }: ProjectMemberRow, @Ctx() context: Context): Promise<ProfileRow> {
    return personOf(context, userId);
  }
}
