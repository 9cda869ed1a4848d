import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { insertAttempt, takeAttempt } from '#db/accounts/sign-in-attempt.repository.ts';
import type { AttemptRow } from '#db/accounts/sign-in-attempt.repository.ts';
import type { CookieName } from '#domain/accounts/cookies.ts';
import type { SocialProvider } from '#domain/accounts/social.ts';
import { MINUTE_MS } from '#domain/time/calendar.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { hashToken, newToken } from '#api/lib/secret-token.ts';
import { accountLimits } from '../account.limits.ts';
import { SocialFailure } from './provider-calls.ts';
import type { Journey } from './oauth-client.ts';
import { authorizationUrl, profileFor } from './providers.ts';
import type { ProviderProfile } from './providers.ts';

/** How long somebody may take at the provider. */
const ATTEMPT_MS = 10 * MINUTE_MS;
const COOKIE_PATH = '/api/auth';

/** One for each attempt, so that two tabs do not get into each other's way. */
function cookieName(state: string): CookieName {
  return `roomtone_attempt_${state.slice(0, 8)}`;
}

/**
 * Begins a way to a provider: a row that is used once, and a cookie without which nobody can come
 * back by it.
 * @param userId whose account is being connected; null when somebody signs in
 * @returns the address at the provider
 * @throws SocialFailure when the provider is not configured or does not answer; DomainError RATE_LIMITED
 */
export async function beginJourney(
  context: RequestContext,
  provider: SocialProvider,
  returnTo: string,
  userId: number | null,
): Promise<string> {
  await context.rateLimits.consume(accountLimits.socialByAddress, context.caller.network);
  const attempt: AttemptRow = {
    provider,
    codeVerifier: randomPKCECodeVerifier(),
    nonce: randomNonce(),
    returnTo,
    userId,
  };
  const state = randomState();
  const url = await authorizationUrl(provider, journeyOf(context, attempt, state));
  const secret = newToken();
  await insertAttempt(context.sql, {
    ...attempt,
    stateHash: hashToken(state),
    browserHash: hashToken(secret),
    expiresAt: context.now + ATTEMPT_MS,
  });
  const maxAgeSeconds = ATTEMPT_MS / 1000;
  context.caller.cookies.set(cookieName(state), secret, { maxAgeSeconds, path: COOKIE_PATH });
  return url;
}

/** The attempt that a provider's answer belongs to, used up; undefined when this browser began none. */
export async function resumeAttempt(
  context: RequestContext,
  provider: SocialProvider,
  state: string,
): Promise<AttemptRow | undefined> {
  const name = cookieName(state);
  const secret = context.caller.cookies.read(name, { path: COOKIE_PATH });
  if (!state || !secret) return undefined;
  context.caller.cookies.clear(name, { path: COOKIE_PATH });
  const key = { provider, stateHash: hashToken(state), browserHash: hashToken(secret) };
  return takeAttempt(context.sql, key, context.now);
}

/**
 * Who came back from the provider.
 * @param answer the query that the provider sent them back with
 * @throws SocialFailure refused when they said no, failed or unreachable otherwise
 */
export async function endJourney(
  context: RequestContext,
  attempt: AttemptRow,
  result: URLSearchParams,
): Promise<ProviderProfile> {
  const error = result.get('error');
  if (error !== null) {
    const reason = new Error(`The provider says ${error}.`);
    throw new SocialFailure(error === 'access_denied' ? 'refused' : 'failed', { cause: reason });
  }
  const code = result.get('code');
  const state = result.get('state') ?? '';
  if (!code) throw new SocialFailure('failed', { cause: new Error('There is no code.') });
  return profileFor(attempt.provider, code, journeyOf(context, attempt, state));
}

function journeyOf(context: RequestContext, attempt: AttemptRow, state: string): Journey {
  const { provider, codeVerifier, nonce } = attempt;
  const settings = context.social.providers[provider];
  if (!settings) throw new SocialFailure('not-configured');
  return {
    settings,
    // Providers are configured together with PUBLIC_URL, so no request can choose this origin.
    redirectUri: `${context.origin}/api/auth/${provider}/callback`,
    state,
    codeVerifier,
    nonce,
    now: context.now,
    timeoutMs: context.social.timeoutMs,
  };
}
