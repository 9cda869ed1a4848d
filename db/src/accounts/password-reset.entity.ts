import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from './user.entity.ts';

export const PasswordResetSchema = defineEntity({
  name: 'PasswordReset',
  tableName: 'password_resets',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(UserSchema).ref(),
    /** SHA-256 of the token in the link; the token itself is never stored. */
    tokenHash: p.uint8array().columnType('bytea').hidden(),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
  },
});

/** A link that was mailed to choose a new password with. Gone once it is used. */
export class PasswordReset extends PasswordResetSchema.class {}
PasswordResetSchema.setClass(PasswordReset);
