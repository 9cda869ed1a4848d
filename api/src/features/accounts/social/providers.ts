import type { ProviderIdentity } from '#db/accounts/identity.repository.ts';
import { cleanPersonName } from '#domain/accounts/person-name.ts';
import type { SocialProvider } from '#domain/accounts/social.ts';
import { onOneLine } from '#domain/errors/one-line.ts';
import { authorizationUrlAt, discover, tokensFor } from './oauth-client.ts';
import type { AuthorizationServer, Journey, Tokens } from './oauth-client.ts';
import { askProvider, requiredTextIn, SocialFailure, textIn } from './provider-calls.ts';

/** What a provider says of somebody. */
export interface ProviderProfile extends ProviderIdentity {
  /** Empty when they have none that could be one of ours. */
  name: string;
  email: string | undefined;
  /** Whether the provider has made sure that the address is theirs. */
  isEmailVerified: boolean;
}

type Result = Record<string, unknown>;
type Person = Omit<ProviderProfile, 'provider'>;

interface Provider {
  scopes: readonly string[];
  server: (journey: Journey) => Promise<AuthorizationServer> | AuthorizationServer;
  /** Reads who it is from what the token endpoint answered. */
  person: (tokens: Tokens, journey: Journey) => Promise<Person> | Person;
}

const providers: Readonly<Record<SocialProvider, Provider>> = {
  google: {
    scopes: ['openid', 'email', 'profile'],
    server: async (journey) => ({
      metadata: await discover(journey),
      secretIn: 'header',
      isOpenId: true,
    }),
    person(tokens) {
      const claims: Result = tokens.claims() ?? {};
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
    server: ({ settings: { url, apiUrl } }) => ({
      metadata: {
        issuer: url,
        authorization_endpoint: `${url}/dialog/oauth`,
        token_endpoint: `${apiUrl}/oauth/access_token`,
      },
      // As its manual says; it does not promise to look into the header.
      secretIn: 'body',
      isOpenId: false,
    }),
    async person(tokens, { settings, timeoutMs }) {
      const me = await askProvider(
        `${settings.apiUrl}/me?fields=id,name,email`,
        tokens.access_token,
        timeoutMs,
      );
      const email = textIn(me, 'email');
      const name = nameIn(me);
      // It does not say whether the address was ever confirmed.
      return { subject: idIn(me), label: email ?? name, name, email, isEmailVerified: false };
    },
  },

  twitter: {
    scopes: ['users.read', 'tweet.read'],
    server: ({ settings: { url, apiUrl } }) => ({
      metadata: {
        issuer: url,
        authorization_endpoint: `${url}/i/oauth2/authorize`,
        token_endpoint: `${apiUrl}/2/oauth2/token`,
      },
      secretIn: 'header',
      isOpenId: false,
    }),
    async person(tokens, { settings, timeoutMs }) {
      const { data } = await askProvider(
        `${settings.apiUrl}/2/users/me`,
        tokens.access_token,
        timeoutMs,
      );
      const me = (typeof data === 'object' && data !== null ? data : {}) as Result;
      const handle = textIn(me, 'username');
      const name = nameIn(me) || (handle ?? '');
      const label = handle ? `@${handle}` : name;
      return { subject: idIn(me), label, name, email: undefined, isEmailVerified: false };
    },
  },

  github: {
    scopes: ['read:user', 'user:email'],
    server: ({ settings: { url } }) => ({
      metadata: {
        issuer: url,
        authorization_endpoint: `${url}/login/oauth/authorize`,
        token_endpoint: `${url}/login/oauth/access_token`,
      },
      secretIn: 'header',
      isOpenId: false,
    }),
    async person(tokens, { settings, timeoutMs }) {
      const [me, addresses] = await Promise.all([
        askProvider(`${settings.apiUrl}/user`, tokens.access_token, timeoutMs),
        askProvider(`${settings.apiUrl}/user/emails`, tokens.access_token, timeoutMs),
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
  const { scopes, server } = providers[provider];
  return authorizationUrlAt(await server(journey), scopes, journey);
}

/** Who somebody is at a provider, for the code that it sent them back with. @throws SocialFailure */
export async function profileFor(
  provider: SocialProvider,
  code: string,
  journey: Journey,
): Promise<ProviderProfile> {
  const { server, person } = providers[provider];
  const tokens = await tokensFor(await server(journey), code, journey);
  const { label, ...rest } = await person(tokens, journey);
  return { provider, ...rest, label: onOneLine(label) };
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
