import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { useSocialProvider } from '#api/testing/social-provider.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import type { TestServer } from '#api/testing/test-server.ts';

const noon = Date.parse('2026-12-01T12:00:00Z');
const codeAt = (secret: string, period: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: noon + period * 30_000 });

/** Has a client set up an app. @returns its secret */
async function setUp(client: TestClient, password = 'correct horse'): Promise<string> {
  const { data } = await client.graphql<{ beginTwoFactor: { setup: { secret: string } } }>(
    'mutation ($password: String!) { beginTwoFactor(input: { password: $password }) { setup { secret } } }',
    { password },
  );
  const { secret } = data!.beginTwoFactor.setup;
  const { errors } = await client.graphql(
    'mutation ($code: String!) { enableTwoFactor(input: { code: $code }) { recoveryCodes } }',
    { code: codeAt(secret, 0) },
  );
  expect(errors).toEqual([]);
  return secret;
}

async function promote(server: TestServer, id: number): Promise<void> {
  const { sql } = server.database;
  await sql.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
}

describe('wrong codes', () => {
  const server = useServer({ env: { RATE_LIMIT_FACTOR: '1' } });

  test('are limited by account, whoever sends them, and the time to wait is told', async () => {
    const client = server.client();
    const { username } = await client.register();
    const secret = await setUp(client);
    const guess = (code: string) =>
      server
        .client()
        .post('/api/auth/login', { identifier: username, password: 'correct horse', code });
    for (let times = 0; times < 6; times += 1) {
      expect((await guess('000000')).status).toBe(401);
    }
    server.setTime('2026-12-01T12:05:00Z');
    const refused = await guess(codeAt(secret, 10));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    server.setTime('2026-12-01T12:00:00Z');
  });
});

describe('whoever signs in with a provider', () => {
  const provider = useSocialProvider(noon);
  const server = useServer({ env: provider.env });
  const nora = { id: '7', name: 'Nora', email: 'nora@mail.example', isEmailVerified: true };

  const locationOf = async (client: TestClient, path: string) =>
    (await client.fetch(path)).headers.get('Location') ?? '';
  async function signIn(client: TestClient): Promise<string> {
    const away = await locationOf(client, '/api/auth/google?to=/saved');
    return locationOf(client, await provider.agree(away, nora));
  }
  const confirm = (client: TestClient, code: string) =>
    client.graphql<{ confirmSignIn: { user: { email: string } } }>(
      'mutation ($code: String!) { confirmSignIn(input: { code: $code }) { user { email } } }',
      { code },
    );

  test('is asked for a code too, in the browser that came back', async () => {
    const first = server.client();
    expect(await signIn(first)).toBe('/saved');
    // There is no password: having just signed in is enough.
    const secret = await setUp(first, '');
    server.setTime('2026-12-01T12:05:00Z');

    const client = server.client();
    expect(await signIn(client)).toBe('/login/code?to=%2Fsaved');
    expect(client.session).toBeUndefined();
    expect((await confirm(client, '000000')).errors[0]?.extensions.code).toBe(
      'TWO_FACTOR_REQUIRED',
    );
    const stranger = await confirm(server.client(), codeAt(secret, 10));
    expect(stranger.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { data } = await confirm(client, codeAt(secret, 10));
    expect(data?.confirmSignIn.user.email).toBe(nora.email);
    expect((await client.get('/api/auth/me')).status).toBe(200);
    const again = await confirm(client, codeAt(secret, 11));
    expect(again.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    server.setTime('2026-12-01T12:00:00Z');
  });

  test('has to have done so a moment ago to set up an app without a password', async () => {
    const client = server.client();
    const other = { ...nora, id: '8', email: 'other@mail.example' };
    const away = await locationOf(client, '/api/auth/google');
    await locationOf(client, await provider.agree(away, other));
    server.setTime('2026-12-01T12:15:01Z');
    const { errors } = await client.graphql(
      'mutation { beginTwoFactor(input: {}) { setup { secret } } }',
    );
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    server.setTime('2026-12-01T12:00:00Z');
  });
});

describe('an administrator', () => {
  const rule =
    '{ me { mustSetUpTwoFactor hasTwoFactor } currencyRateChanges { nodes { newRate } } }';
  const outside = useServer({ env: { DEMO_MODE: 'off' } });
  const inDemo = useServer();

  test('outside demo mode does nothing as one before an app is set up', async () => {
    const client = outside.client();
    const { id } = await client.register();
    await promote(outside, id);
    const before = await client.graphql<{ me: unknown }>(rule);
    expect(before.errors[0]).toMatchObject({
      message: 'Administrators need two-factor authentication. Set it up in your settings first.',
      extensions: { code: 'FORBIDDEN' },
    });
    const me = await client.graphql('{ me { mustSetUpTwoFactor } }');
    expect(me.data).toEqual({ me: { mustSetUpTwoFactor: true } });
    await setUp(client);
    const after = await client.graphql<{ me: unknown }>(rule);
    expect(after.errors).toEqual([]);
    expect(after.data?.me).toEqual({ mustSetUpTwoFactor: false, hasTwoFactor: true });
  });

  test('in demo mode needs none', async () => {
    const client = inDemo.client();
    const { id } = await client.register();
    await promote(inDemo, id);
    const { data, errors } = await client.graphql<{ me: unknown }>(rule);
    expect(errors).toEqual([]);
    expect(data?.me).toEqual({ mustSetUpTwoFactor: false, hasTwoFactor: false });
  });
});

describe('a server with a database of its own and no key', () => {
  const server = useServer({ env: { ENCRYPTION_KEY: '', DATABASE_URL: 'postgresql://db/x' } });

  test('says that nobody can set up an app', async () => {
    const client = server.client();
    await client.register();
    const { data } = await client.graphql('{ myTwoFactor { isAvailable } }');
    expect(data).toEqual({ myTwoFactor: { isAvailable: false } });
    const { errors } = await client.graphql(
      'mutation { beginTwoFactor(input: {}) { setup { secret } } }',
    );
    expect(errors[0]?.extensions.code).toBe('UNAVAILABLE');
  });
});
