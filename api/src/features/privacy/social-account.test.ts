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
  const email = `nora${count}@mail.example`;
  return { id: String(count), name: 'Nora', email, isEmailVerified: true };
};

/** @returns where one is led to */
async function signIn(client: TestClient, who: ReturnType<typeof person>): Promise<string> {
  const away = (await client.fetch('/api/auth/google?to=/saved')).headers.get('Location') ?? '';
  const back = await client.fetch(await provider.agree(away, who));
  return back.headers.get('Location') ?? '';
}

const leave = (client: TestClient) =>
  client.graphql<{ requestAccountDeletion: { deletionDueAt: string } }>(
    'mutation { requestAccountDeletion(input: {}) { deletionDueAt } }',
  );
const dueAt = async (client: TestClient) =>
  (
    await client.graphql<{ me: { deletionDueAt: string | null } | null }>(
      '{ me { deletionDueAt } }',
    )
  ).data?.me?.deletionDueAt;

test('an account without a password is deleted by who has just signed in', async () => {
  const [client, who] = [server.client(), person()];
  await signIn(client, who);
  await collectMail(server);
  server.setTime('2026-12-01T12:15:01Z');
  expect((await leave(client)).errors[0]).toMatchObject({
    message: 'Please log in again to confirm it’s you.',
    extensions: { code: 'FORBIDDEN' },
  });
  expect(await collectMail(server)).toEqual([]);
  await signIn(client, who);
  expect((await leave(client)).data).toEqual({
    requestAccountDeletion: { deletionDueAt: '2026-12-15T12:15:01.000Z' },
  });
  expect(client.session).toBeUndefined();
  expect(await collectMail(server)).toMatchObject([{ recipient: who.email }]);
});

test('signing in with a provider leads back to it, says when it goes, and does not keep it', async () => {
  const [client, who] = [server.client(), person()];
  await signIn(client, who);
  await leave(client);
  await collectMail(server);
  expect(await signIn(client, who)).toBe('/saved');
  expect(await dueAt(client)).toBe('2026-12-15T12:00:00.000Z');
  const { data } = await client.graphql('mutation { restoreAccount { user { deletionDueAt } } }');
  expect(data).toEqual({ restoreAccount: { user: { deletionDueAt: null } } });
  expect(await dueAt(client)).toBeNull();
  await collectMail(server);
});

test('logging in with a password says when it goes too', async () => {
  const client = server.client();
  const { username } = await client.register();
  const { errors } = await client.graphql(
    'mutation { requestAccountDeletion(input: { password: "correct horse" }) { deletionDueAt } }',
  );
  expect(errors).toEqual([]);
  const { data } = await client.graphql(
    'mutation ($input: LoginInput!) { login(input: $input) { user { deletionDueAt } } }',
    { input: { identifier: username, password: 'correct horse' } },
  );
  expect(data).toEqual({ login: { user: { deletionDueAt: '2026-12-15T12:00:00.000Z' } } });
  await collectMail(server);
});
