import { afterEach, expect, test } from 'vitest';
import { collectMail } from '#api/testing/mail-collector.ts';
import { useSocialProvider } from '#api/testing/social-provider.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const NOON = '2026-12-01T12:00:00Z';
const provider = useSocialProvider(Date.parse(NOON));
const server = useServer({ env: provider.env });

afterEach(() => server.setTime(NOON));

let count = 0;
const person = () => {
  count += 1;
  return { id: String(count), name: 'Nora', email: `nora${count}@mail.example` };
};

async function signIn(client: TestClient, who: ReturnType<typeof person>): Promise<void> {
  const away = (await client.fetch('/api/auth/google')).headers.get('Location') ?? '';
  await client.fetch(await provider.agree(away, who));
}

/** Somebody whose account was made by a provider, logged in. */
async function newSocialMember() {
  const client = server.client();
  const who = { ...person(), isEmailVerified: true };
  await signIn(client, who);
  await collectMail(server);
  return { client, who };
}

const changeAddress = (client: TestClient, email: string, password?: string) =>
  client.graphql<{ requestEmailChange: { user: { pendingEmail: string } } }>(
    'mutation ($email: String!, $password: String! = "") { requestEmailChange(input: { email: $email, password: $password }) { user { pendingEmail } } }',
    { email, password },
  );
const setPassword = (client: TestClient, password: string, currentPassword?: string) =>
  client.graphql<{ changePassword: boolean }>(
    'mutation ($password: String!, $currentPassword: String! = "") { changePassword(input: { password: $password, currentPassword: $currentPassword }) { signInMethods { hasPassword } } }',
    { password, currentPassword },
  );
const signInMethods = async (client: TestClient) =>
  (
    await client.graphql<{ mySignInMethods: unknown }>(
      '{ mySignInMethods { hasPassword mustSignInAgain identities { provider } } }',
    )
  ).data?.mySignInMethods;

test('an account without a password changes its address by having just signed in', async () => {
  const { client } = await newSocialMember();
  const { data } = await changeAddress(client, 'other@mail.example');
  expect(data?.requestEmailChange.user).toEqual({ pendingEmail: 'other@mail.example' });
  expect(await collectMail(server)).toMatchObject([{ recipient: 'other@mail.example' }]);
});

test('sets a password, which opens it beside the provider, and is asked for from then on', async () => {
  const { client, who } = await newSocialMember();
  expect(await signInMethods(client)).toEqual({
    hasPassword: false,
    mustSignInAgain: false,
    identities: [{ provider: 'GOOGLE' }],
  });
  expect((await setPassword(client, 'battery staple')).data).toEqual({
    changePassword: { signInMethods: { hasPassword: true } },
  });
  expect(await signInMethods(client)).toMatchObject({ hasPassword: true, mustSignInAgain: false });
  const login = { identifier: who.email, password: 'battery staple' };
  expect((await server.client().post('/api/auth/login', login)).status).toBe(200);
  const { errors } = await setPassword(client, 'another password');
  expect(errors[0]?.extensions.fields).toEqual({ currentPassword: 'Password is required' });
  await collectMail(server);
});

test('is asked to sign in again after a quarter of an hour', async () => {
  const { client, who } = await newSocialMember();
  server.setTime('2026-12-01T12:15:00Z');
  expect(await signInMethods(client)).toMatchObject({ mustSignInAgain: false });
  server.setTime('2026-12-01T12:15:01Z');
  expect(await signInMethods(client)).toMatchObject({ hasPassword: false, mustSignInAgain: true });
  for (const { errors } of [
    await changeAddress(client, 'other@mail.example'),
    await changeAddress(client, 'other@mail.example', 'a guess'),
    await setPassword(client, 'battery staple'),
  ]) {
    expect(errors[0]).toMatchObject({
      message: 'Please log in again to confirm it’s you.',
      extensions: { code: 'FORBIDDEN' },
    });
  }
  expect(await signInMethods(client)).toMatchObject({ hasPassword: false });
  expect(await collectMail(server)).toEqual([]);
  await signIn(client, who);
  expect(await signInMethods(client)).toMatchObject({ mustSignInAgain: false });
  expect((await setPassword(client, 'battery staple')).errors).toEqual([]);
  await collectMail(server);
});

test('having just signed in does not stand in for a password that there is', async () => {
  const client = server.client();
  const { username } = await client.register();
  await collectMail(server);
  for (const { errors } of [
    await changeAddress(client, 'other@mail.example'),
    await changeAddress(client, 'other@mail.example', username),
  ]) {
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
  expect(await collectMail(server)).toEqual([]);
});

test('of two first passwords at once one is set', async () => {
  const { client, who } = await newSocialMember();
  const passwords = ['battery staple', 'staple battery'];
  const results = await Promise.all(passwords.map((password) => setPassword(client, password)));
  expect(results.filter(({ data }) => data?.changePassword)).toHaveLength(1);
  const logins = await Promise.all(
    passwords.map((password) =>
      server.client().post('/api/auth/login', { identifier: who.email, password }),
    ),
  );
  expect(logins.filter(({ status }) => status === 200)).toHaveLength(1);
  await collectMail(server);
});
