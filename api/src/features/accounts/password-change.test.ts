import { describe, expect, test } from 'vitest';
import { collectMail } from '#api/testing/mail-collector.ts';
import { logInElsewhere, newMember } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const oldPassword = 'correct horse';
const newPassword = 'battery staple';

const change = (client: TestClient, currentPassword = oldPassword, password = newPassword) =>
  client.graphql<{ changePassword: boolean }>(
    'mutation ($currentPassword: String!, $password: String!) { changePassword(input: { currentPassword: $currentPassword, password: $password }) { signInMethods { hasPassword } } }',
    { currentPassword, password },
  );

async function canLogIn(identifier: string, password: string): Promise<boolean> {
  const { status } = await server.client().post('/api/auth/login', { identifier, password });
  return status === 200;
}

const isLoggedIn = async (client: TestClient) => (await client.get('/api/auth/me')).status === 200;

describe('changing the password', () => {
  test('ends all other sessions, gives this one another token, and says so by mail', async () => {
    const member = await newMember(server);
    const elsewhere = await logInElsewhere(server, member);
    await collectMail(server);
    const before = member.client.session;
    expect((await change(member.client)).data).toEqual({
      changePassword: { signInMethods: { hasPassword: true } },
    });
    expect(await isLoggedIn(member.client)).toBe(true);
    expect(await isLoggedIn(elsewhere)).toBe(false);
    expect(member.client.session).not.toBe(before);
    const copy = await server
      .client()
      .fetch('/api/auth/me', { headers: { Cookie: `roomtone_session=${before}` } });
    expect(copy.status).toBe(401);
    expect(await collectMail(server)).toMatchObject([
      { recipient: member.email, subject: 'Your Roomtone password was changed' },
    ]);
    expect(await canLogIn(member.username, oldPassword)).toBe(false);
    expect(await canLogIn(member.username, newPassword)).toBe(true);
    await collectMail(server);
  });

  test('keeps a session that is remembered for thirty days so', async () => {
    const member = await newMember(server);
    const client = await logInElsewhere(server, member, { rememberMe: true });
    await change(client);
    const { data } = await client.graphql('{ mySessions { rememberMe isCurrent } }');
    expect(data).toEqual({ mySessions: [{ rememberMe: true, isCurrent: true }] });
    await collectMail(server);
  });

  test('needs the password until now', async () => {
    const { client, username } = await newMember(server);
    const { errors } = await change(client, 'not my password');
    expect(errors).toMatchObject([
      {
        message: 'Incorrect password',
        extensions: {
          code: 'BAD_USER_INPUT',
          fields: { currentPassword: 'Incorrect password' },
        },
      },
    ]);
    expect(await collectMail(server)).toEqual([]);
    expect(await canLogIn(username, oldPassword)).toBe(true);
    await collectMail(server);
  });

  test('checks the new one with the words of the rules', async () => {
    const { client, username } = await newMember(server);
    const { errors } = await change(client, oldPassword, '1234567');
    expect(errors[0]?.extensions.fields).toEqual({
      password: 'Password must be at least 8 characters',
    });
    expect(await canLogIn(username, oldPassword)).toBe(true);
  });

  test('is refused to whoever is not logged in', async () => {
    const { errors } = await change(server.client());
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('makes links worthless that were mailed to choose one with', async () => {
    const { client, email, username } = await newMember(server);
    await server
      .client()
      .graphql(
        'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }',
        { email },
      );
    const [mail] = await collectMail(server);
    const token = /\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await change(client);
    const { errors } = await server
      .client()
      .graphql(
        'mutation ($token: String!) { resetPassword(input: { token: $token, password: "third password" }) { maskedEmail } }',
        { token },
      );
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await canLogIn(username, newPassword)).toBe(true);
    await collectMail(server);
  });

  test('by many at once lets exactly one through', async () => {
    const { client, username } = await newMember(server);
    const passwords = Array.from({ length: 8 }, (_, index) => `new password ${index}`);
    const token = client.session;
    const results = await Promise.all(
      passwords.map(async (password) => {
        const response = await server.client().fetch('/graphql', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Cookie: `roomtone_session=${token}` },
          body: JSON.stringify({
            query: `mutation { changePassword(input: { currentPassword: "${oldPassword}", password: "${password}" }) { signInMethods { hasPassword } } }`,
          }),
        });
        return (await response.json()) as { data: { changePassword?: boolean } | null };
      }),
    );
    const winners = passwords.filter((_, index) => results[index]?.data?.changePassword);
    expect(winners).toHaveLength(1);
    expect(await canLogIn(username, winners[0]!)).toBe(true);
    expect(
      (await collectMail(server)).filter(({ subject }) => subject.includes('password')),
    ).toHaveLength(1);
  });

  test('leaves no session behind that the old one opens at the same moment', async () => {
    const { client, username } = await newMember(server);
    const intruders = Array.from({ length: 10 }, () => server.client());
    const login = { identifier: username, password: oldPassword };
    await Promise.all([
      change(client),
      ...intruders.map((intruder) => intruder.post('/api/auth/login', login)),
    ]);
    expect(await Promise.all(intruders.map(isLoggedIn))).toEqual(intruders.map(() => false));
    expect(await isLoggedIn(client)).toBe(true);
    await collectMail(server);
  });
});
