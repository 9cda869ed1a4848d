import { randomUUID } from 'node:crypto';
import {
  deleteIdentity,
  findIdentities,
  findIdentityOwner,
  insertIdentity,
  lockOtherSignInMethods,
} from '#db/accounts/identity.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { providerNames, RECENT_IDENTITY_MS, socialProviders } from '#domain/accounts/social.ts';
import type { SocialProvider } from '#domain/accounts/social.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { Context } from '#api/lib/context.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { reauthenticationMeans } from '../reauthentication.ts';
import { identityConnectedMail, identityDisconnectedMail } from './identity.mails.ts';
import { SocialFailure } from './provider-calls.ts';
import type { ProviderProfile } from './providers.ts';
import { tellApp } from './sign-in-notice.ts';
import { beginJourney } from './social-journey.ts';
import { settingsPath } from './social-paths.ts';

/** The providers that open the user's account, and those that could. */
export async function signInMethods(context: Context, user: UserRow) {
  const { passwordHash, isFresh } = await reauthenticationMeans(context, user.id);
  return {
    hasPassword: passwordHash !== null,
    mustSignInAgain: passwordHash === null && !isFresh,
    identities: await findIdentities(context.sql, user.id, context.now - RECENT_IDENTITY_MS),
    available: socialProviders.filter((provider) => context.social.providers[provider]),
  };
}

/**
 * Begins to connect a provider with the user's account. It is begun by a write, which no other site
 * can make a browser send: else somebody could have their own identity connected with it.
 * @returns the address at the provider to go to
 * @throws DomainError BAD_USER_INPUT when the provider is not configured; UNAVAILABLE; RATE_LIMITED
 */
export async function beginConnecting(
  context: RequestContext,
  user: UserRow,
  provider: SocialProvider,
): Promise<string> {
  try {
    return await beginJourney(context, provider, settingsPath(), user.id);
  } catch (error) {
    if (!(error instanceof SocialFailure)) throw error;
    const values = { provider: providerNames[provider] };
    throw error.problem === 'not-configured'
      ? new DomainError('BAD_USER_INPUT', 'accounts.providerNotConfigured', { values })
      : new DomainError('UNAVAILABLE', 'accounts.providerUnreachable', { values });
  }
}

/**
 * Connects whoever came back from a provider with the account of the one who began.
 * @returns the path to go on to
 * @throws SocialFailure logged-out when that is no longer who is logged in, connected-elsewhere when
 * the identity opens another account or the account another identity there
 */
export async function connectIdentity(
  context: RequestContext,
  userId: number,
  profile: ProviderProfile,
): Promise<string> {
  const { user, now } = context;
  if (user?.id !== userId) throw new SocialFailure('logged-out');
  const { provider, label } = profile;
  try {
    await context.transaction(async (em) => {
      const db = sqlOf(em);
      if ((await findIdentityOwner(db, profile)) === userId) return;
      await insertIdentity(db, userId, profile, now);
      const data = { name: user.name, provider: providerNames[provider], label };
      const email = { recipient: user.email, data, key: randomUUID() };
      await writeMail(db, identityConnectedMail, [email], now);
    });
  } catch (error) {
    if (!brokenConstraint(error)?.startsWith('identities_')) throw error;
    throw new SocialFailure('connected-elsewhere', { cause: error });
  }
  context.record('identity-connected', { by: provider });
  tellApp(context, `connected-${provider}`);
  return settingsPath();
}

/**
 * Disconnects a provider from the user's account, and says so by mail.
 * @throws DomainError CONFLICT when nothing else opens the account; NOT_FOUND when it is not connected
 */
export async function disconnectIdentity(
  context: Context,
  user: UserRow,
  provider: SocialProvider,
): Promise<void> {
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    if (!(await lockOtherSignInMethods(db, user.id, provider))) {
      throw new DomainError('CONFLICT', 'accounts.lastSignInMethod');
    }
    const wasConnected = await deleteIdentity(db, user.id, provider);
    if (!wasConnected) throw new DomainError('NOT_FOUND', 'accounts.notConnected');
    const data = { name: user.name, provider: providerNames[provider] };
    const email = { recipient: user.email, data, key: randomUUID() };
    await writeMail(db, identityDisconnectedMail, [email], context.now);
  });
  context.record('identity-disconnected', { by: provider });
}
