import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from './user.entity.ts';

export const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(UserSchema).ref(),
    /** SHA-256 of the token in the cookie; the token itself is never stored. */
    tokenHash: p.uint8array().columnType('bytea').hidden(),
    /** Kept for 30 days in the browser too, instead of until it closes. */
    rememberMe: p.boolean().default(false),
    /** What the browser said of itself, at most 400 characters. */
    userAgent: p.string().columnType('text').default(''),
    /** IP address that it began from. */
    address: p.string().columnType('text').default(''),
    createdAt: p.datetime().defaultRaw('now()'),
    lastSeenAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
  },
});

/** One signed-in browser. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
