import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  clockSkew,
  clockTolerance,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  getJwksCache,
  setJwksCache,
} from 'openid-client';
import type {
  ClientAuth,
  CustomFetch,
  ExportedJWKSCache,
  ServerMetadata,
  TokenEndpointResponse,
  TokenEndpointResponseHelpers,
} from 'openid-client';
import { HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import type { ProviderSettings } from '#api/lib/social-settings.ts';
import { fetchWhole, SocialFailure } from './provider-calls.ts';

/** One way to a provider and back. */
export interface Journey {
  settings: ProviderSettings;
  /** Where the provider sends people back to. */
  redirectUri: string;
  state: string;
  codeVerifier: string;
  nonce: string;
  /** Epoch milliseconds. */
  now: number;
  timeoutMs: number;
}

/** A provider as its clients see it. */
export interface AuthorizationServer {
  metadata: ServerMetadata;
  /** Where the token endpoint looks for the secret (RFC 6749 §2.3.1). */
  secretIn: 'header' | 'body';
  /** Whether it says who somebody is in an ID token (OpenID Connect), or is asked with the access token. */
  isOpenId: boolean;
}

export type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

const KEPT_FOR_MS = HOUR_MS;
/** How far the clocks of two servers may be apart. */
const LEEWAY_MS = MINUTE_MS;

const discovered = new Map<string, { metadata: ServerMetadata; at: number }>();
const keySets = new Map<string, ExportedJWKSCache>();

/** What an OpenID issuer says of itself, at most an hour ago (Discovery 1.0). @throws SocialFailure */
export async function discover({ settings, now, timeoutMs }: Journey): Promise<ServerMetadata> {
  const { url, clientId } = settings;
  const kept = discovered.get(url);
  if (kept && Math.abs(now - kept.at) < KEPT_FOR_MS) return kept.metadata;
  const configuration = await asSocialFailure(
    discovery(new URL(url), clientId, undefined, undefined, {
      [customFetch]: fetchWithin(timeoutMs),
      execute: isInsecure(url) ? [allowInsecureRequests] : [],
    }),
  );
  const metadata = configuration.serverMetadata();
  discovered.set(url, { metadata: { ...metadata }, at: now });
  return metadata;
}

/** Where a browser goes to sign in. */
export async function authorizationUrlAt(
  server: AuthorizationServer,
  scopes: readonly string[],
  journey: Journey,
): Promise<string> {
  const { redirectUri, state, codeVerifier, nonce } = journey;
  const url = buildAuthorizationUrl(clientOf(server, journey), {
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    state,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(server.isOpenId && { nonce }),
  });
  return url.href;
}

/**
 * The tokens for the code that a provider sent somebody back with. Of an OpenID provider they have
 * claims, with signature, issuer, audience, times and nonce checked (OpenID Connect Core 1.0
 * §3.1.3.7).
 * @throws SocialFailure failed when something is wrong with them, unreachable without an answer
 */
export async function tokensFor(
  server: AuthorizationServer,
  code: string,
  journey: Journey,
): Promise<Tokens> {
  const { metadata, isOpenId } = server;
  const { redirectUri, state, codeVerifier, nonce, now } = journey;
  const client = clientOf(server, journey);
  const keys = keySets.get(metadata.issuer);
  if (keys) setJwksCache(client, keys);
  // Nothing else that came back is used: not all of them say of themselves what they are called.
  const cameBackTo = new URL(redirectUri);
  cameBackTo.search = new URLSearchParams({ code, state }).toString();
  const tokens = await asSocialFailure(
    authorizationCodeGrant(client, cameBackTo, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      ...(isOpenId && { expectedNonce: nonce }),
    }),
  );
  const used = getJwksCache(client);
  if (used) keySets.set(metadata.issuer, used);
  // The one thing that the library leaves open, as the specification does.
  if ((tokens.claims()?.iat ?? 0) * 1000 > now + LEEWAY_MS) {
    throw new SocialFailure('failed', { cause: new Error('The ID token is from the future.') });
  }
  return tokens;
}

function clientOf({ metadata, secretIn, isOpenId }: AuthorizationServer, journey: Journey) {
  const { settings, now, timeoutMs } = journey;
  const times = {
    [clockSkew]: Math.round((now - Date.now()) / 1000),
    [clockTolerance]: LEEWAY_MS / 1000,
  };
  const authentication =
    secretIn === 'header' ? secretInHeader(settings) : ClientSecretPost(settings.clientSecret);
  const client = new Configuration(metadata, settings.clientId, times, authentication);
  client[customFetch] = fetchWithin(timeoutMs);
  if (isInsecure(settings.url)) allowInsecureRequests(client);
  // Otherwise a token is trusted for the connection that it came by.
  if (isOpenId) enableNonRepudiationChecks(client);
  return client;
}

/**
 * Credentials in the header, in the encoding that providers understand whether they undo it or not:
 * the library's own also encodes the hyphens and dots that client ids are full of.
 */
function secretInHeader({ clientId, clientSecret }: ProviderSettings): ClientAuth {
  const pair = [clientId, clientSecret].map(encodeURIComponent).join(':');
  const credentials = `Basic ${Buffer.from(pair).toString('base64')}`;
  return (_server, _client, _body, headers) => {
    headers.set('Authorization', credentials);
  };
}

/** Providers of one's own may be reached without TLS, as in tests; the settings say so. */
function isInsecure(url: string): boolean {
  return new URL(url).protocol === 'http:';
}

function fetchWithin(timeoutMs: number): CustomFetch {
  return (url, { body, ...options }) =>
    fetchWhole(url, { ...options, ...(body != null && { body }) }, timeoutMs);
}

/** What an answer comes to, with all that goes wrong on the way as a SocialFailure. */
async function asSocialFailure<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
      if (cause instanceof SocialFailure) throw cause;
    }
    throw new SocialFailure('failed', { cause: error });
  }
}
