import { describe, expect, test } from 'vitest';
import { collectMail } from '#api/testing/mail-collector.ts';
import { logInElsewhere, newMember } from '#api/testing/member.ts';
import type { Member } from '#api/testing/member.ts';
import { useSocialProvider } from '#api/testing/social-provider.ts';
import type { ProviderPerson } from '#api/testing/social-provider.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const provider = useSocialProvider(Date.parse('2026-12-01T12:00:00Z'));
const server = useServer({ env: provider.env });
const NEW_PASSWORD = 'battery staple';

let people = 0;
function person(): ProviderPerson {
  people += 1;
  return {
    id: String(1000 + people),
    name: 'Mallory',
    handle: 'mallory',
    email: `m${people}@mail.example`,
  };
}

async function locationOf(client: TestClient, path: string): Promise<string> {
  return (await client.fetch(path)).headers.get('Location') ?? '';
}

/** Connects somebody at a provider with the account that a client is logged in to. */
async function connect(client: TestClient, who: ProviderPerson, name: string): Promise<void> {
  const { data } = await client.graphql<{ connectIdentity: { authorizationUrl: string } }>(
    'mutation ($name: SocialProvider!) { connectIdentity(input: { provider: $name }) { authorizationUrl } }',
    { name },
  );
  await locationOf(client, await provider.agree(data!.connectIdentity.authorizationUrl, who));
}

/** Whether signing in with Google opens an account of this id. */
async function opens(who: ProviderPerson, id: number): Promise<boolean> {
  const client = server.client();
  const away = await locationOf(client, '/api/auth/google?to=/');
  await locationOf(client, await provider.agree(away, who));
  const { body } = await client.get<{ id?: number }>('/api/auth/me');
  return body.id === id;
}

async function canLogIn({ username }: Member, password: string): Promise<boolean> {
  const { status } = await server.client().post('/api/auth/login', {
    identifier: username,
    password,
  });
  return status === 200;
}

/** The token in the latest email of a kind. */
async function mailedToken(kind: string): Promise<string> {
  const sent = (await collectMail(server)).filter((email) => email.kind === kind);
  return /\?token=([\w-]{43})$/m.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
}

const mutate = (client: TestClient, field: string, input: Record<string, string>) =>
  client.graphql(
    `mutation { ${field}(input: { ${Object.entries(input)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join(', ')} }) { __typename } }`,
  );

async function reset({ email }: Member): Promise<void> {
  const client = server.client();
  await mutate(client, 'requestPasswordReset', { email });
  const token = await mailedToken('password-reset');
  const { errors } = await mutate(client, 'resetPassword', { token, password: NEW_PASSWORD });
  expect(errors).toEqual([]);
}

async function change(member: Member, more: Record<string, string> = {}): Promise<void> {
  const passwords = { currentPassword: member.password, password: NEW_PASSWORD, ...more };
  const { errors } = await mutate(member.client, 'changePassword', passwords);
  expect(errors).toEqual([]);
}

/** Somebody whose password another person knows, who is logged in with it. */
async function intruded() {
  const member = await newMember(server);
  const intruder = await logInElsewhere(server, member);
  await collectMail(server);
  return { member, intruder };
}

describe.each([
  ['a reset', reset],
  ['a change', change],
])('%s of the password', (act, takeBack) => {
  test('makes the link worthless that was mailed to an intruder’s address', async () => {
    const { member, intruder } = await intruded();
    const email = `mallory.${member.username}@example.com`;
    await mutate(intruder, 'requestEmailChange', { email, password: member.password });
    const token = await mailedToken('email-change');
    expect(token).not.toBe('');
    await takeBack(member);
    const { errors } = await mutate(server.client(), 'confirmEmailChange', { token });
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const client = await logInElsewhere(server, { ...member, password: NEW_PASSWORD });
    const { data } = await client.graphql('{ me { email pendingEmail } }');
    expect(data).toEqual({ me: { email: member.email, pendingEmail: null } });
  });

  test('writes no email any more to the address that an intruder asked for', async () => {
    const { member, intruder } = await intruded();
    const email = `mallory.${member.username}@example.com`;
    await mutate(intruder, 'requestEmailChange', { email, password: member.password });
    await takeBack(member);
    const recipients = (await collectMail(server)).map(({ recipient }) => recipient);
    expect(recipients).not.toContain(email);
  });

  test('disconnects what an intruder connected, and says so', async () => {
    const { member, intruder } = await intruded();
    const mallory = person();
    await connect(intruder, mallory, 'GOOGLE');
    expect(await opens(mallory, member.id)).toBe(true);
    await collectMail(server);
    await takeBack(member);
    expect(await opens(mallory, member.id)).toBe(false);
    const email = (await collectMail(server)).find(({ kind }) => kind.startsWith('password-'));
    expect(email?.text).toContain('we disconnected the accounts that were connected');
    // Only the mailed link has shown whose the address is.
    expect(email?.text.includes(`Google (${mallory.email})`)).toBe(act === 'a reset');
  });

  test('ends what an intruder has only begun with a provider', async () => {
    const { member, intruder } = await intruded();
    const { data } = await intruder.graphql<{ connectIdentity: { authorizationUrl: string } }>(
      'mutation { connectIdentity(input: { provider: GOOGLE }) { authorizationUrl } }',
    );
    await takeBack(member);
    const mallory = person();
    await locationOf(
      intruder,
      await provider.agree(data!.connectIdentity.authorizationUrl, mallory),
    );
    expect(await opens(mallory, member.id)).toBe(false);
  });

  test('calls a deletion off that an intruder asked for, and says so', async () => {
    const { member, intruder } = await intruded();
    await server.database.sql
      .updateTable('users')
      .set({ deletion_due_at: '2026-12-15T12:00:00Z' })
      .where('id', '=', member.id)
      .execute();
    await takeBack(member);
    expect((await intruder.get('/api/auth/me')).status).toBe(401);
    const email = (await collectMail(server)).find(({ kind }) => kind.startsWith('password-'));
    expect(email?.text).toContain('Your account was scheduled for deletion');
    const client = await logInElsewhere(server, { ...member, password: NEW_PASSWORD });
    const { data } = await client.graphql('{ me { deletionDueAt } }');
    expect(data).toEqual({ me: { deletionDueAt: null } });
  });

  test('keeps what was connected long ago', async () => {
    const { member } = await intruded();
    const own = person();
    await connect(member.client, own, 'GOOGLE');
    await server.database.sql
      .updateTable('identities')
      .set({ created_at: '2026-10-31T12:00:00Z' })
      .where('user_id', '=', member.id)
      .execute();
    await takeBack(member);
    expect(await opens(own, member.id)).toBe(true);
  });
});

test('the identity that an account was made with stays, and so does one that its holder keeps', async () => {
  const owner = { ...person(), isEmailVerified: true };
  const client = server.client();
  const away = await locationOf(client, '/api/auth/google?to=/');
  await locationOf(client, await provider.agree(away, owner));
  const { body } = await client.get<{ id: number; username: string }>('/api/auth/me');
  await mutate(client, 'changePassword', { password: 'correct horse' });
  await connect(client, person(), 'GITHUB');
  const keep = await client.graphql(
    `mutation { changePassword(input: { currentPassword: "correct horse", password: "${NEW_PASSWORD}", keepIdentities: true }) { signInMethods { hasPassword } } }`,
  );
  expect(keep.errors).toEqual([]);
  const identities = async () =>
    (await client.graphql('{ mySignInMethods { identities { provider isRecent } } }')).data;
  expect(await identities()).toEqual({
    mySignInMethods: {
      identities: [
        { provider: 'GOOGLE', isRecent: false },
        { provider: 'GITHUB', isRecent: true },
      ],
    },
  });
  await mutate(client, 'changePassword', {
    currentPassword: NEW_PASSWORD,
    password: 'correct horse',
  });
  expect(await identities()).toEqual({
    mySignInMethods: { identities: [{ provider: 'GOOGLE', isRecent: false }] },
  });
  expect(await opens(owner, body.id)).toBe(true);
  await collectMail(server);
});

test('after a change of address is undone, neither the password nor a new identity opens the account', async () => {
  const { member, intruder } = await intruded();
  const mallory = person();
  await connect(intruder, mallory, 'GOOGLE');
  const email = `mallory.${member.username}@example.com`;
  await mutate(intruder, 'requestEmailChange', { email, password: member.password });
  await mutate(intruder, 'confirmEmailChange', { token: await mailedToken('email-change') });
  const undo = await mailedToken('email-changed');
  const { errors } = await mutate(server.client(), 'undoEmailChange', { token: undo });
  expect(errors).toEqual([]);
  expect(await opens(mallory, member.id)).toBe(false);
  expect(await canLogIn(member, member.password)).toBe(false);
  expect((await intruder.get('/api/auth/me')).status).toBe(401);
  const token = await mailedToken('password-reset');
  await mutate(server.client(), 'resetPassword', { token, password: NEW_PASSWORD });
  expect(await canLogIn(member, NEW_PASSWORD)).toBe(true);
});
