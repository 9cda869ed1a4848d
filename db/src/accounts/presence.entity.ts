import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from './user.entity.ts';

/** Whether somebody is here, and whether others may know. */
export const UserPresenceSchema = defineEntity({
  name: 'UserPresence',
  tableName: 'user_presence',
  properties: {
    user: () => p.manyToOne(UserSchema).ref().primary(),
    /** Moved on for as long as a process holds a connection of theirs; null when none ever did. */
    hereUntil: p.datetime().nullable(),
    isShown: p.boolean().default(true),
  },
});
