import { defineEntity, p } from '@mikro-orm/core';
import type { SocialProvider } from '#domain/accounts/social.ts';
import { UserSchema } from './user.entity.ts';

export const IdentitySchema = defineEntity({
  name: 'Identity',
  tableName: 'identities',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(UserSchema).ref(),
    provider: p.string().$type<SocialProvider>(),
    /** Identifies the person at the provider for good. */
    subject: p.string().columnType('text'),
    /** How the person is called there: an address or a name. */
    label: p.string().columnType('text'),
    /** Whether the account was made with it. */
    isOriginal: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** Who a user is at a provider that they sign in with. */
export class Identity extends IdentitySchema.class {}
IdentitySchema.setClass(Identity);

export const SignInAttemptSchema = defineEntity({
  name: 'SignInAttempt',
  tableName: 'sign_in_attempts',
  properties: {
    id: p.integer().primary().autoincrement(),
    provider: p.string().$type<SocialProvider>(),
    /** SHA-256 of the state that the provider hands back. */
    stateHash: p.uint8array().columnType('bytea').hidden(),
    /** SHA-256 of the cookie of the browser that began. */
    browserHash: p.uint8array().columnType('bytea').hidden(),
    codeVerifier: p.string().columnType('text').hidden(),
    nonce: p.string().columnType('text').hidden(),
    returnTo: p.string().columnType('text'),
    /** Whose account is being connected. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    expiresAt: p.datetime(),
  },
});

/** A way to a provider that has begun. Gone once it comes back. */
export class SignInAttempt extends SignInAttemptSchema.class {}
SignInAttemptSchema.setClass(SignInAttempt);

export const PendingSignInSchema = defineEntity({
  name: 'PendingSignIn',
  tableName: 'pending_sign_ins',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** SHA-256 of the token in the cookie. */
    tokenHash: p.uint8array().columnType('bytea').hidden(),
    /** Whose code is missing; nobody's while it is an address. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    provider: p.string().$type<SocialProvider>(),
    subject: p.string().columnType('text').nullable(),
    name: p.string().columnType('text').nullable(),
    label: p.string().columnType('text').nullable(),
    expiresAt: p.datetime(),
  },
});

/** What a provider has said of somebody while a code or an address is missing. */
export class PendingSignIn extends PendingSignInSchema.class {}
PendingSignInSchema.setClass(PendingSignIn);
