import { createPublicKey, verify } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import { callProvider, requiredTextIn, SocialFailure } from './provider-calls.ts';

/** What an issuer says of itself (OpenID Connect Discovery 1.0 §3). */
export interface Issuer {
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  jwksUri: string;
}

interface Kept<T> {
  value: T;
  /** Epoch milliseconds. */
  at: number;
}

const KEPT_FOR_MS = HOUR_MS;
/** How far the clocks of two servers may be apart. */
const LEEWAY_MS = MINUTE_MS;

const issuers = new Map<string, Kept<Issuer>>();
const keySets = new Map<string, Kept<readonly SigningKey[]>>();

/** What the issuer at an address says of itself, at most an hour ago. @throws SocialFailure */
export async function discover(url: string, now: number, timeoutMs: number): Promise<Issuer> {
  const kept = issuers.get(url);
  if (kept && Math.abs(now - kept.at) < KEPT_FOR_MS) return kept.value;
  const result = await callProvider(`${url}/.well-known/openid-configuration`, {}, timeoutMs);
  const value: Issuer = {
    issuer: requiredTextIn(result, 'issuer'),
    authorizationEndpoint: requiredTextIn(result, 'authorization_endpoint'),
    tokenEndpoint: requiredTextIn(result, 'token_endpoint'),
    jwksUri: requiredTextIn(result, 'jwks_uri'),
  };
  // Otherwise somebody else's server could speak for this issuer (Discovery 1.0 §4.3).
  if (value.issuer !== url) throw refused(`the issuer calls itself ${value.issuer}`);
  issuers.set(url, { value, at: now });
  return value;
}

type SigningKey = JsonWebKey & { kid?: string; use?: string };

/** What an ID token has to be. */
export interface Expectation {
  issuer: Issuer;
  clientId: string;
  nonce: string;
  /** Epoch milliseconds. */
  now: number;
  timeoutMs: number;
}

/**
 * The claims of an ID token whose signature, issuer, audience, times and nonce are right
 * (OpenID Connect Core 1.0 §3.1.3.7).
 * @throws SocialFailure failed when one is not, unreachable without the issuer's keys.
 */
export async function readIdToken(
  token: string,
  expected: Expectation,
): Promise<Record<string, unknown>> {
  const [head = '', payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) throw refused('it has more than three parts');
  const header = decode(head);
  const key = await findKey(header.kid, expected);
  if (!isSigned(`${head}.${payload}`, signature, header.alg, key)) {
    throw refused('its signature is wrong');
  }
  const claims = decode(payload);
  const errorText = errorIn(claims, expected);
  if (errorText) throw refused(errorText);
  return claims;
}

function errorIn(
  claims: Readonly<Record<string, unknown>>,
  { issuer, clientId, nonce, now }: Expectation,
): string | undefined {
  const { iss, aud, azp, exp, iat } = claims;
  const audiences: unknown[] = Array.isArray(aud) ? aud : [aud];
  if (iss !== issuer.issuer) return 'it is of another issuer';
  if (!audiences.includes(clientId)) return 'it is for somebody else';
  if (audiences.length > 1 && azp !== clientId) return 'it was given to somebody else';
  if (typeof exp !== 'number' || exp * 1000 <= now - LEEWAY_MS) return 'it has expired';
  if (typeof iat !== 'number' || iat * 1000 > now + LEEWAY_MS) return 'it is from the future';
  if (claims.nonce !== nonce) return 'it belongs to another attempt';
  return undefined;
}

async function findKey(kid: unknown, { issuer, now, timeoutMs }: Expectation): Promise<SigningKey> {
  const isWanted = (key: SigningKey) => (kid === undefined || key.kid === kid) && key.use !== 'enc';
  const kept = keySets.get(issuer.jwksUri);
  const known =
    kept && Math.abs(now - kept.at) < KEPT_FOR_MS ? kept.value.find(isWanted) : undefined;
  if (known) return known;
  // Issuers change their keys from time to time.
  const { keys } = await callProvider(issuer.jwksUri, {}, timeoutMs);
  if (!Array.isArray(keys)) throw refused('the issuer has no keys');
  const value = keys as SigningKey[];
  keySets.set(issuer.jwksUri, { value, at: now });
  const found = value.find(isWanted);
  if (!found) throw refused('its key is unknown');
  return found;
}

/** Whether `signature` is that of `text`, by an algorithm with two keys; never by none. */
function isSigned(text: string, signature: string, alg: unknown, jwk: SigningKey): boolean {
  const isFitting =
    (alg === 'RS256' && jwk.kty === 'RSA') ||
    (alg === 'ES256' && jwk.kty === 'EC' && jwk.crv === 'P-256');
  if (!isFitting) return false;
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const bytes = Buffer.from(signature, 'base64url');
    return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, bytes);
  } catch {
    return false;
  }
}

function decode(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw refused('it cannot be read');
}

function refused(why: string): SocialFailure {
  return new SocialFailure('failed', { cause: new Error(`The ID token is refused: ${why}.`) });
}
