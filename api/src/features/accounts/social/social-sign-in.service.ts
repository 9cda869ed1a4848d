import { randomUUID } from 'node:crypto';
import { findUser } from '#db/accounts/account.repository.ts';
import {
  findAccountByEmail,
  findIdentityOwner,
  insertIdentity,
} from '#db/accounts/identity.repository.ts';
import { setMissingLanguage } from '#db/accounts/language.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { providerNames } from '#domain/accounts/social.ts';
import type { SocialProvider } from '#domain/accounts/social.ts';
import type { Context } from '#api/lib/context.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { keepPending } from '../pending-cookie.ts';
import { endSession } from '../session.ts';
import { beginSession } from '../sign-in.ts';
import { identityConnectedMail } from './identity.mails.ts';
import { SocialFailure } from './provider-calls.ts';
import type { ProviderProfile } from './providers.ts';
import { tellApp } from './sign-in-notice.ts';
import type { SignInNotice } from './sign-in-notice.ts';
import { createSocialAccount } from './social-account.ts';
import { addressPath, codePath } from './social-paths.ts';
import { accountLimits } from '../account.limits.ts';

/** What breaks when somebody signs in for the first time twice at once. */
const raced = ['identities_subject_unique', 'users_email_unique'];

/**
 * Signs in whoever came back from a provider, and makes them an account when they are new.
 * @returns the path to go on to
 * @throws SocialFailure account-exists when their address belongs to an account that this identity
 * does not open, connected-elsewhere when that has another identity at the provider
 */
export async function signInWithProvider(
  context: RequestContext,
  profile: ProviderProfile,
  returnTo: string,
): Promise<string> {
  try {
    return await signIn(context, profile, returnTo);
  } catch (error) {
    const constraint = brokenConstraint(error) ?? '';
    if (constraint === 'identities_provider_unique') throw new SocialFailure('connected-elsewhere');
    if (!raced.includes(constraint)) throw error;
    // The other one was faster, and made the account.
    return signIn(context, profile, returnTo);
  }
}

async function signIn(
  context: RequestContext,
  profile: ProviderProfile,
  returnTo: string,
): Promise<string> {
  const { provider, subject, label, name, email, isEmailVerified } = profile;
  const owner = await findIdentityOwner(context.sql, profile);
  if (owner !== undefined) {
    return enterOrAsk(context, provider, owner, returnTo);
  }
  if (email === undefined) {
    await keepPending(context, { provider, subject, label, name });
    return addressPath(returnTo);
  }
  const known = await findAccountByEmail(context.sql, email);
  if (known) {
    // Both sides have to be sure, or somebody could take over an account, or prepare one to be
    // shared with whoever owns the address.
    if (!isEmailVerified || !known.isEmailVerified) throw new SocialFailure('account-exists');
    await connectKnown(context, known, profile);
    return enterOrAsk(context, provider, known.id, returnTo);
  }
  await context.rateLimits.consume(accountLimits.registration, context.caller.network);
  const person = { provider, subject, label, name, email, isEmailVerified };
  const userId = await createSocialAccount(context, person);
  return enter(context, userId, 'registered', returnTo);
}

/**
 * Opens a session, unless the account asks for a code first.
 * @returns the path to go on to
 */
export async function enterOrAsk(
  context: RequestContext,
  provider: SocialProvider,
  userId: number,
  returnTo: string,
): Promise<string> {
  const user = await findUser(context.sql, userId);
  if (!user?.hasTwoFactor) return enter(context, userId, 'signed-in', returnTo);
  await keepPending(context, { provider, userId });
  return codePath(returnTo);
}

/** Opens a session. @returns the path to go on to */
async function enter(
  context: RequestContext,
  userId: number,
  notice: SignInNotice,
  returnTo: string,
): Promise<string> {
  await openSession(context, userId, 'provider');
  tellApp(context, notice);
  return returnTo;
}

/** Connects an identity with the account that has the same address, and says so by mail. */
async function connectKnown(
  { transaction, now, record }: Context,
  known: { id: number; name: string; email: string },
  profile: ProviderProfile,
): Promise<void> {
  await transaction(async (em) => {
    const db = sqlOf(em);
    await insertIdentity(db, known.id, profile, now);
    const data = {
      name: known.name,
      provider: providerNames[profile.provider],
      label: profile.label,
    };
    const email = { recipient: known.email, data, key: randomUUID() };
    await writeMail(db, identityConnectedMail, [email], now);
  });
  record('identity-connected', { userId: known.id, by: profile.provider });
}

/** Ends the session that the browser had, so that nobody keeps one that they were given. */
export async function openSession(
  context: RequestContext,
  userId: number,
  by: 'provider' | 'provider and code',
): Promise<void> {
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    await setMissingLanguage(db, userId, context.language);
    const user = await findUser(db, userId);
    if (!user) throw new Error(`User ${userId} vanished while signing in.`);
    await endSession(db, context);
    await beginSession(context, em, user, false);
  });
  context.record('signed-in', { userId, by });
}
