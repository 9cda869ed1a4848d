import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import type { ProjectRole, ProjectState } from '#domain/projects/project.ts';

/** A record in the making. */
export const ProjectSchema = defineEntity({
  name: 'Project',
  tableName: 'projects',
  properties: {
    id: p.integer().primary().autoincrement(),
    title: p.text(),
    artist: p.text().default(''),
    description: p.text().default(''),
    state: p.text().$type<ProjectState>(),
    /** When it is to be done. */
    dueOn: p.date().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** Somebody who takes part in a project. */
export const ProjectMemberSchema = defineEntity({
  name: 'ProjectMember',
  tableName: 'project_members',
  properties: {
    project: () => p.manyToOne(ProjectSchema).ref().primary(),
    user: () => p.manyToOne(UserSchema).ref().primary(),
    role: p.text().$type<ProjectRole>(),
    createdAt: p.datetime(),
  },
});

/** Somebody who is asked to take part in a project: by their email address, or by their username. */
export const ProjectInvitationSchema = defineEntity({
  name: 'ProjectInvitation',
  tableName: 'project_invitations',
  properties: {
    id: p.integer().primary().autoincrement(),
    project: () => p.manyToOne(ProjectSchema).ref(),
    /** Who invites. */
    user: () => p.manyToOne(UserSchema).ref(),
    /** In small letters. */
    email: p.text().nullable(),
    guest: () => p.manyToOne(UserSchema).ref().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});

/** What a member writes for the others. */
export const ProjectNoteSchema = defineEntity({
  name: 'ProjectNote',
  tableName: 'project_notes',
  properties: {
    id: p.integer().primary().autoincrement(),
    project: () => p.manyToOne(ProjectSchema).ref(),
    user: () => p.manyToOne(UserSchema).ref(),
    content: p.text(),
    createdAt: p.datetime(),
    editedAt: p.datetime().nullable(),
  },
});

/** What a member has uploaded for the others. */
export const ProjectFileSchema = defineEntity({
  name: 'ProjectFile',
  tableName: 'project_files',
  properties: {
    id: p.integer().primary().autoincrement(),
    project: () => p.manyToOne(ProjectSchema).ref(),
    user: () => p.manyToOne(UserSchema).ref(),
    /** What its file is called in the store, and what that name ends with. */
    name: p.text(),
    ending: p.text(),
    /** What people call it. */
    title: p.text(),
    bytes: p.integer(),
    durationMs: p.integer().nullable(),
    /** How loud it is from its beginning to its end, from 0 to 100. */
    peaks: p.array().columnType('integer[]').$type<number[]>(),
    createdAt: p.datetime(),
  },
});
