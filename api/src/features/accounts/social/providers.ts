import { CodeChallengeMethod, OAuth2Client } from 'arctic';
import type { ProviderIdentity } from '#db/accounts/identity.repository.ts';
import { cleanPersonName } from '#domain/accounts/person-name.ts';
import type { SocialProvider } from '#domain/accounts/social.ts';
import { onOneLine } from '#domain/errors/one-line.ts';
import type { ProviderSettings } from '#api/lib/social-settings.ts';
import { discover, readIdToken } from './openid.ts';
import { callProvider, requiredTextIn, SocialFailure, textIn } from './provider-calls.ts';

/** What a provider says of somebody. */
export interface ProviderProfile extends ProviderIdentity {
  /** Empty when they have none that could be one of ours. */
  name: string;
  email: string | undefined;
  /** Whether the provider has made sure that the address is theirs. */
  isEmailVerified: boolean;
}

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

interface Endpoints {
  authorization: string;
  token: string;
}

type Result = Record<string, unknown>;
type Person = Omit<ProviderProfile, 'provider'>;

interface Provider {
  scopes: readonly string[];
  /** Where the token endpoint looks for the secret (RFC 6749 §2.3.1). */
  secretIn: 'header' | 'body';
  endpoints: (journey: Journey) => Promise<Endpoints> | Endpoints;
  /** Reads who it is from what the token endpoint answered. */
  person: (tokens: Result, journey: Journey) => Promise<Person>;
}

const providers: Readonly<Record<SocialProvider, Provider>> = {
  google: {
    scopes: ['openid', 'email', 'profile'],
    secretIn: 'header',
    async endpoints({ settings, now, timeoutMs }) {
      const issuer = await discover(settings.url, now, timeoutMs);
      return { authorization: issuer.authorizationEndpoint, token: issuer.tokenEndpoint };
    },
    async person(tokens, { settings, nonce, now, timeoutMs }) {
      const issuer = await discover(settings.url, now, timeoutMs);
      const expected = { issuer, clientId: settings.clientId, nonce, now, timeoutMs };
      const claims = await readIdToken(requiredTextIn(tokens, 'id_token'), expected);
      const email = textIn(claims, 'email');
      const name = nameIn(claims);
      return {
        subject: requiredTextIn(claims, 'sub'),
        label: email ?? name,
        name,
        email,
        isEmailVerified: claims.email_verified === true,
      };
    },
  },

  facebook: {
    scopes: ['public_profile', 'email'],
    // As its manual says; it does not promise to look into the header.
    secretIn: 'body',
    endpoints: ({ settings: { url, apiUrl } }) => ({
      authorization: `${url}/dialog/oauth`,
      token: `${apiUrl}/oauth/access_token`,
    }),
    async person(tokens, { settings, timeoutMs }) {
      const me = await ask(`${settings.apiUrl}/me?fields=id,name,email`, tokens, timeoutMs);
      const email = textIn(me, 'email');
      const name = nameIn(me);
      // It does not say whether the address was ever confirmed.
      return { subject: idIn(me), label: email ?? name, name, email, isEmailVerified: false };
    },
  },

  twitter: {
    scopes: ['users.read', 'tweet.read'],
    secretIn: 'header',
    endpoints: ({ settings: { url, apiUrl } }) => ({
      authorization: `${url}/i/oauth2/authorize`,
      token: `${apiUrl}/2/oauth2/token`,
    }),
    async person(tokens, { settings, timeoutMs }) {
      const { data } = await ask(`${settings.apiUrl}/2/users/me`, tokens, timeoutMs);
      const me = (typeof data === 'object' && data !== null ? data : {}) as Result;
      const handle = textIn(me, 'username');
      const name = nameIn(me) || (handle ?? '');
      const label = handle ? `@${handle}` : name;
      return { subject: idIn(me), label, name, email: undefined, isEmailVerified: false };
    },
  },

  github: {
    scopes: ['read:user', 'user:email'],
    secretIn: 'header',
    endpoints: ({ settings: { url } }) => ({
      authorization: `${url}/login/oauth/authorize`,
      token: `${url}/login/oauth/access_token`,
    }),
    async person(tokens, { settings, timeoutMs }) {
      const [me, addresses] = await Promise.all([
        ask(`${settings.apiUrl}/user`, tokens, timeoutMs),
        ask(`${settings.apiUrl}/user/emails`, tokens, timeoutMs),
      ]);
      const list = (Array.isArray(addresses) ? addresses : []) as Result[];
      const primary = list.find((address) => address.primary === true) ?? {};
      const login = requiredTextIn(me, 'login');
      return {
        subject: idIn(me),
        label: login,
        name: nameIn(me) || login,
        email: textIn(primary, 'email'),
        isEmailVerified: primary.verified === true,
      };
    },
  },
};

/** Where a browser goes to sign in with a provider. @throws SocialFailure */
export async function authorizationUrl(
  provider: SocialProvider,
  journey: Journey,
): Promise<string> {
  const { endpoints, scopes } = providers[provider];
  const { authorization } = await endpoints(journey);
  const { settings, redirectUri, state, codeVerifier, nonce } = journey;
  const url = new OAuth2Client(
    settings.clientId,
    settings.clientSecret,
    redirectUri,
  ).createAuthorizationURLWithPKCE(authorization, state, CodeChallengeMethod.S256, codeVerifier, [
    ...scopes,
  ]);
  if (scopes.includes('openid')) url.searchParams.set('nonce', nonce);
  return url.href;
}

/** Who somebody is at a provider, for the code that it sent them back with. @throws SocialFailure */
export async function profileFor(
  provider: SocialProvider,
  code: string,
  journey: Journey,
): Promise<ProviderProfile> {
  const { endpoints, secretIn, person } = providers[provider];
  const { settings, redirectUri, codeVerifier, timeoutMs } = journey;
  const { token } = await endpoints(journey);
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
  });
  if (secretIn === 'body') {
    body.set('client_id', settings.clientId);
    body.set('client_secret', settings.clientSecret);
  }
  const headers = secretIn === 'header' ? { Authorization: basic(settings) } : {};
  const tokens = await callProvider(token, { method: 'POST', headers, body }, timeoutMs);
  const { label, ...rest } = await person(tokens, journey);
  return { provider, ...rest, label: onOneLine(label) };
}

/** Credentials as RFC 6749 §2.3.1 has them in the header. */
function basic({ clientId, clientSecret }: ProviderSettings): string {
  const pair = [clientId, clientSecret].map(encodeURIComponent).join(':');
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

async function ask(url: string, tokens: Result, timeoutMs: number): Promise<Result> {
  const headers = { Authorization: `Bearer ${requiredTextIn(tokens, 'access_token')}` };
  return callProvider(url, { headers }, timeoutMs);
}

/** What somebody is called there, as far as it can be a name of ours. */
function nameIn(result: Result): string {
  return cleanPersonName(textIn(result, 'name') ?? '');
}

/** Ids are numbers at some providers. */
function idIn({ id }: Result): string {
  if ((typeof id === 'string' && id !== '') || typeof id === 'number') return String(id);
  throw new SocialFailure('failed', { cause: new Error('The response has no id.') });
}
