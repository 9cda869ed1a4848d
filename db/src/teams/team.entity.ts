import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { StudioSchema } from '#db/studios/studio.entity.ts';
import type { MemberRole } from '#domain/teams/team.ts';

/** Somebody who works for a studio without owning it. */
export const StudioMemberSchema = defineEntity({
  name: 'StudioMember',
  tableName: 'studio_members',
  properties: {
    studio: () => p.manyToOne(StudioSchema).ref().primary(),
    user: () => p.manyToOne(UserSchema).ref().primary(),
    role: p.text().$type<MemberRole>(),
    createdAt: p.datetime(),
  },
});

/** An email address whose holder is asked to work for a studio. */
export const StudioInvitationSchema = defineEntity({
  name: 'StudioInvitation',
  tableName: 'studio_invitations',
  properties: {
    id: p.integer().primary().autoincrement(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    /** Who invites. */
    user: () => p.manyToOne(UserSchema).ref(),
    /** In small letters. */
    email: p.text(),
    role: p.text().$type<MemberRole>(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});
