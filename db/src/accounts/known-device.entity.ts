import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from './user.entity.ts';

export const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_devices',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(UserSchema).ref(),
    /** SHA-256 of the token in the cookie; the token itself is never stored. */
    tokenHash: p.uint8array().columnType('bytea').hidden(),
    createdAt: p.datetime().defaultRaw('now()'),
    lastUsedAt: p.datetime().defaultRaw('now()'),
  },
});

/** A browser that somebody has logged in with before. */
export class KnownDevice extends KnownDeviceSchema.class {}
KnownDeviceSchema.setClass(KnownDevice);
