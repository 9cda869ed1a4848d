import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from './user.entity.ts';

export const AvatarSchema = defineEntity({
  name: 'Avatar',
  tableName: 'avatars',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(UserSchema).ref(),
    /** SHA-256 of the user and the picture, in hexadecimal: what its files are called by. */
    name: p.string().columnType('text'),
    createdAt: p.datetime().defaultRaw('now()'),
    /** Null while its files are being written. */
    storedAt: p.datetime().nullable(),
    /** Null for the picture that is shown, of which a user has at most one. */
    removedAt: p.datetime().nullable(),
  },
});

/** A picture of a user. Known before its files are written, and until they are deleted. */
export class Avatar extends AvatarSchema.class {}
AvatarSchema.setClass(Avatar);
