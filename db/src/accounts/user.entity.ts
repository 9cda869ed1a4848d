import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '#domain/accounts/language.ts';
import type { UserRole, UserType } from '#domain/accounts/user.ts';

export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Compared without regard to case, like the email address. */
    username: p.string().columnType('citext'),
    email: p.string().columnType('citext'),
    name: p.string().columnType('text'),
    /** Argon2id in PHC form; null for whoever only signs in with a provider. */
    passwordHash: p.string().columnType('text').nullable().hidden(),
    role: p.string().$type<UserRole>().default('user'),
    userType: p.string().$type<UserType>().nullable(),
    isStudioOwner: p.boolean().default(false),
    isBooker: p.boolean().default(true),
    avatarUrl: p.string().columnType('text').nullable(),
    /** Of emails, and of pages on devices where no other was chosen. */
    language: p.string().$type<Language>().columnType('text').nullable(),
    /** When the holder showed that the address is theirs. */
    emailVerifiedAt: p.datetime().nullable(),
    bio: p.string().columnType('text').default(''),
    /** Where they work from, in their words. */
    location: p.string().columnType('text').default(''),
    links: p.array().columnType('text[]').default([]),
    genres: p.array().columnType('text[]').default([]),
    instruments: p.array().columnType('text[]').default([]),
    /** ISO 639-1 codes. */
    spokenLanguages: p.array().columnType('text[]').default([]),
    /** The address that the account gets once it is confirmed. */
    pendingEmail: p.string().columnType('citext').nullable(),
    /** When the account is deleted, unless its user thinks better of it. */
    deletionDueAt: p.datetime().nullable(),
    deletedAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** Somebody with an account. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
