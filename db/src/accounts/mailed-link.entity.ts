import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from './user.entity.ts';

/** What following a mailed link does. */
export type LinkPurpose =
  /** Shows that the account's address is its holder's. */
  | 'verify-email'
  /** Makes the address that it was mailed to the account's. */
  | 'change-email'
  /** Gives the account its former address back. */
  | 'undo-email';

export const MailedLinkSchema = defineEntity({
  name: 'MailedLink',
  tableName: 'mailed_links',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(UserSchema).ref(),
    purpose: p.string().$type<LinkPurpose>(),
    /** The address that following the link is about. */
    email: p.string().columnType('citext'),
    /** SHA-256 of the token in the link; the token itself is never stored. */
    tokenHash: p.uint8array().columnType('bytea').hidden(),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
});

/** A link that was mailed to somebody, and shows that they read what comes to an address. */
export class MailedLink extends MailedLinkSchema.class {}
MailedLinkSchema.setClass(MailedLink);
