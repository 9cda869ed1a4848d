import { afterEach, describe, expect, test } from 'vitest';
import { collectMail } from '#api/testing/mail-collector.ts';
import { useSocialProvider } from '#api/testing/social-provider.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const provider = useSocialProvider(Date.parse('2026-12-01T12:00:00Z'));
const server = useServer({ env: provider.env });

afterEach(() => {
  provider.faults = {};
});

let count = 0;
const person = () => {
  count += 1;
  return { id: String(count), name: 'Nora', handle: 'nora', email: `nora${count}@mail.example` };
};

const connect = (client: TestClient, name = 'GOOGLE') =>
  client.graphql<{ connectIdentity: { authorizationUrl: string } }>(
    'mutation ($provider: SocialProvider!) { connectIdentity(input: { provider: $provider }) { authorizationUrl } }',
    { provider: name },
  );
const disconnect = (client: TestClient, name = 'GOOGLE') =>
  client.graphql(
    'mutation ($provider: SocialProvider!) { disconnectIdentity(input: { provider: $provider }) { signInMethods { hasPassword identities { provider } } } }',
    { provider: name },
  );
const signInMethods = async (client: TestClient) =>
  (
    await client.graphql<{ mySignInMethods: unknown }>(
      '{ mySignInMethods { hasPassword identities { provider label createdAt } available } }',
    )
  ).data?.mySignInMethods;

async function locationOf(client: TestClient, path: string): Promise<string> {
  return (await client.fetch(path)).headers.get('Location') ?? '';
}

/** Connects somebody at a provider with the account that a client is logged in to. */
async function join(client: TestClient, who = person(), name = 'GOOGLE'): Promise<string> {
  const { data } = await connect(client, name);
  return locationOf(
    client,
    await provider.agree(data?.connectIdentity.authorizationUrl ?? '', who),
  );
}

async function signIn(client: TestClient, who: ReturnType<typeof person>): Promise<string> {
  const away = await locationOf(client, '/api/auth/google?to=/saved');
  return locationOf(client, await provider.agree(away, who));
}

const settings = '/account/settings?section=security';

test('nobody sees or changes what opens an account without being logged in', async () => {
  const client = server.client();
  for (const { errors } of [
    await client.graphql('{ mySignInMethods { hasPassword } }'),
    await connect(client),
    await disconnect(client),
  ]) {
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  }
});

describe('connecting', () => {
  test('lets the provider open the account, and says so by mail', async () => {
    const client = server.client();
    const { id, username } = await client.register();
    await collectMail(server);
    const who = person();
    expect(await join(client, who)).toBe(settings);
    expect(await signInMethods(client)).toEqual({
      hasPassword: true,
      identities: [
        { provider: 'GOOGLE', label: who.email, createdAt: expect.any(String) as string },
      ],
      available: ['GOOGLE', 'FACEBOOK', 'TWITTER', 'GITHUB'],
    });
    expect(await collectMail(server)).toMatchObject([
      {
        recipient: `${username}@example.com`,
        subject: 'You can now log in to Roomtone with Google',
      },
    ]);
    const elsewhere = server.client();
    expect(await signIn(elsewhere, who)).toBe('/saved');
    expect((await elsewhere.get<{ id: number }>('/api/auth/me')).body.id).toBe(id);
  });

  test('again changes nothing and writes nothing', async () => {
    const client = server.client();
    await client.register();
    const who = person();
    await join(client, who);
    await collectMail(server);
    expect(await join(client, who)).toBe(settings);
    expect(await collectMail(server)).toEqual([]);
  });

  test('is refused when the identity opens another account', async () => {
    const who = person();
    await signIn(server.client(), who);
    const client = server.client();
    await client.register();
    expect(await join(client, who)).toBe(`${settings}&problem=connected-elsewhere&provider=google`);
    expect(await signInMethods(client)).toMatchObject({ identities: [] });
  });

  test('is refused when it was begun by somebody who is no longer logged in', async () => {
    const client = server.client();
    await client.register();
    const { data } = await connect(client);
    const back = await provider.agree(data?.connectIdentity.authorizationUrl ?? '', person());
    await client.register();
    expect(await locationOf(client, back)).toContain('/login?problem=logged-out');
    expect(await signInMethods(client)).toMatchObject({ identities: [] });
  });

  test('says when the provider cannot be reached', async () => {
    const client = server.client();
    await client.register();
    const { data } = await connect(client);
    const back = await provider.agree(data?.connectIdentity.authorizationUrl ?? '', person());
    provider.faults = { silence: 'down' };
    expect(await locationOf(client, back)).toBe(`${settings}&problem=unreachable&provider=google`);
  });

  test('cannot be begun by a link on another site', async () => {
    const client = server.client();
    await client.register();
    const { status, errors } = await client.graphql(
      'mutation { connectIdentity(input: { provider: GOOGLE }) { authorizationUrl } }',
    );
    expect([status, errors]).toEqual([200, []]);
    const response = await client.fetch(
      `/graphql?query=${encodeURIComponent('mutation { connectIdentity(input: { provider: GOOGLE }) { authorizationUrl } }')}`,
      { headers: { 'Content-Type': 'application/json' } },
    );
    expect(response.status).toBe(405);
  });
});

describe('disconnecting', () => {
  test('ends that sign-in method, and says so by email', async () => {
    const client = server.client();
    await client.register();
    const who = person();
    await join(client, who);
    await collectMail(server);
    const { data } = await disconnect(client);
    expect(data).toEqual({
      disconnectIdentity: { signInMethods: { hasPassword: true, identities: [] } },
    });
    expect(await collectMail(server)).toMatchObject([
      { subject: 'Google was disconnected from your Roomtone account' },
    ]);
    const { errors } = await disconnect(client);
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('the last sign-in method is refused', async () => {
    const client = server.client();
    await signIn(client, person());
    expect(await signInMethods(client)).toMatchObject({ hasPassword: false });
    const { errors } = await disconnect(client);
    expect(errors[0]).toMatchObject({
      message:
        'This is the only way to log in to your account. Set a password or connect another account first.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await signInMethods(client)).toMatchObject({ identities: [{ provider: 'GOOGLE' }] });
  });

  test('two sign-in methods at once leaves one', async () => {
    const client = server.client();
    await signIn(client, person());
    await join(client, person(), 'GITHUB');
    const results = await Promise.all([disconnect(client), disconnect(client, 'GITHUB')]);
    const codes = results.map(({ errors }) => errors[0]?.extensions.code ?? 'done').toSorted();
    expect(codes).toEqual(['CONFLICT', 'done']);
    expect(await signInMethods(client)).toMatchObject({ identities: [{}] });
  });
});

test('an account without a password cannot be logged in to with one', async () => {
  const client = server.client();
  await signIn(client, person());
  const { body } = await client.get<{ username: string }>('/api/auth/me');
  for (const password of ['null', 'correct horse']) {
    const result = await server
      .client()
      .post('/api/auth/login', { identifier: body.username, password });
    expect(result.status).toBe(401);
  }
});
