import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** Somebody who has an account at the provider. */
export interface ProviderPerson {
  id: string;
  name: string;
  handle?: string;
  email?: string;
  isEmailVerified?: boolean;
}

/** What the provider does wrong. */
export interface Faults {
  /** Claims in place of the right ones. */
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  /** Signs with a key that it does not publish. */
  forged?: boolean;
  /** Answers nothing, or ends the connection. */
  silence?: 'slow' | 'down';
}

/** A Google, Facebook, Twitter and GitHub of one's own, over HTTP. */
export interface TestProvider {
  /** Settings of the product that lead to it. */
  readonly env: Record<string, string>;
  /** What it does wrong until it is set again. */
  faults: Faults;
  /** Lets somebody agree. @returns the address that they are sent back to, without the origin */
  agree(authorizationUrl: string, person: ProviderPerson): Promise<string>;
}

const clientId = 'roomtone';
const clientSecret = 'a secret of ours';

interface Grant {
  person: ProviderPerson;
  redirectUri: string;
  challenge: string;
  nonce: string | null;
}

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strangeKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const kid = 'key-1';
const authorizePaths = [
  '/authorize',
  '/dialog/oauth',
  '/i/oauth2/authorize',
  '/login/oauth/authorize',
];

/**
 * Starts the provider for the tests of one file. It checks what real ones check: the PKCE verifier,
 * the address to come back to, the credentials, and that each code is used once.
 * @param now epoch milliseconds on its clock
 */
export function useSocialProvider(now: number): TestProvider {
  const grants = new Map<string, Grant>();
  const bearers = new Map<string, ProviderPerson>();
  const provider = { faults: {} as Faults };
  let url = '';
  const server = createServer((request, response) => {
    const { silence } = provider.faults;
    if (silence === 'down') request.destroy();
    else if (silence !== 'slow') void respond(request, response);
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    if (authorizePaths.includes(pathname)) return authorize(searchParams, response);
    if (request.method === 'POST') return give(request, response);
    if (pathname === '/.well-known/openid-configuration') {
      return json(response, 200, {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
      });
    }
    if (pathname === '/jwks') {
      const key = { ...keys.publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' };
      return json(response, 200, { keys: [key] });
    }
    tell(pathname, request, response);
  }

  function authorize(query: URLSearchParams, response: ServerResponse): void {
    const person = JSON.parse(query.get('test_person') ?? '') as ProviderPerson;
    const redirectUri = query.get('redirect_uri') ?? '';
    const back = new URL(redirectUri);
    const isRight =
      query.get('client_id') === clientId && query.get('code_challenge_method') === 'S256';
    if (isRight) {
      const code = randomBytes(16).toString('hex');
      const challenge = query.get('code_challenge') ?? '';
      grants.set(code, { person, redirectUri, challenge, nonce: query.get('nonce') });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', 'invalid_request');
    }
    back.searchParams.set('state', query.get('state') ?? '');
    response.writeHead(302, { Location: back.href }).end();
  }

  /** The token endpoint. */
  async function give(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams((await request.toArray()).join(''));
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const verifier = form.get('code_verifier') ?? '';
    const isRight =
      grant !== undefined &&
      knowsSecret(request, form) &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('redirect_uri') === grant.redirectUri &&
      createHash('sha256').update(verifier).digest('base64url') === grant.challenge;
    if (!isRight) return json(response, 400, { error: 'invalid_grant' });
    const token = randomBytes(16).toString('hex');
    bearers.set(token, grant.person);
    // As in OpenID Connect, which one provider speaks and the others do not.
    const identity = grant.nonce === null ? {} : { id_token: idToken(grant) };
    json(response, 200, { access_token: token, token_type: 'bearer', ...identity });
  }

  function idToken({ person, nonce }: Grant): string {
    const { claims, header, forged } = provider.faults;
    const seconds = Math.floor(now / 1000);
    const parts = [
      { alg: 'RS256', kid, ...header },
      {
        iss: url,
        aud: clientId,
        sub: person.id,
        name: person.name,
        email: person.email,
        email_verified: person.isEmailVerified ?? false,
        iat: seconds,
        exp: seconds + 3600,
        nonce,
        ...claims,
      },
    ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    const { privateKey } = forged ? strangeKeys : keys;
    const signature = createSign('sha256').update(parts.join('.')).sign(privateKey, 'base64url');
    return [...parts, signature].join('.');
  }

  /** Who the bearer of a token is, in the words of each provider. */
  function tell(pathname: string, request: IncomingMessage, response: ServerResponse): void {
    const person = bearers.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (!person) return json(response, 401, {});
    const { id, name, handle, email, isEmailVerified = false } = person;
    if (pathname === '/me') return json(response, 200, { id, name, email });
    if (pathname === '/2/users/me')
      return json(response, 200, { data: { id, name, username: handle } });
    if (pathname === '/user') return json(response, 200, { id: Number(id), login: handle, name });
    if (pathname === '/user/emails') {
      const other = { email: 'other@example.com', primary: false, verified: true };
      return json(response, 200, [other, { email, primary: true, verified: isEmailVerified }]);
    }
    json(response, 404, {});
  }

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => {
      server.close(closed);
    });
  });

  return Object.assign(provider, {
    get env() {
      return environment(() => url);
    },
    async agree(authorizationUrl: string, person: ProviderPerson) {
      const target = new URL(authorizationUrl);
      target.searchParams.set('test_person', JSON.stringify(person));
      const response = await fetch(target, { redirect: 'manual' });
      const { pathname, search } = new URL(response.headers.get('Location') ?? '');
      return pathname + search;
    },
  });
}

/** The settings. Where it listens is known only once it does. */
function environment(url: () => string): Record<string, string> {
  const names = ['GOOGLE', 'FACEBOOK', 'TWITTER', 'GITHUB'];
  const fixed = Object.fromEntries(
    names.flatMap((name) => [
      [`${name}_CLIENT_ID`, clientId],
      [`${name}_CLIENT_SECRET`, clientSecret],
    ]),
  );
  const env = { PUBLIC_URL: 'https://roomtone.example', SOCIAL_TIMEOUT_SECONDS: '1', ...fixed };
  const places = names.flatMap((name) =>
    name === 'GOOGLE' ? ['GOOGLE_ISSUER'] : [`${name}_URL`, `${name}_API_URL`],
  );
  for (const place of places) {
    Object.defineProperty(env, place, { enumerable: true, get: url });
  }
  return env;
}

function knowsSecret(request: IncomingMessage, form: URLSearchParams): boolean {
  const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  const basic = `Basic ${Buffer.from(pair).toString('base64')}`;
  return request.headers.authorization === undefined
    ? form.get('client_id') === clientId && form.get('client_secret') === clientSecret
    : request.headers.authorization === basic;
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
