import { describe, expect, test } from 'vitest';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const oldPassword = 'correct horse';
const newPassword = 'battery staple';

const ask = (email: string, client = server.client()) =>
  client.graphql<{ requestPasswordReset: { email: string } }>(
    'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }',
    { email },
  );

const reset = (token: string, password = newPassword, client = server.client()) =>
  client.graphql<{ resetPassword: { maskedEmail: string } }>(
    'mutation ($token: String!, $password: String!) { resetPassword(input: { token: $token, password: $password }) { maskedEmail } }',
    { token, password },
  );

/** Somebody new, logged in. */
async function member(): Promise<{ client: TestClient; username: string; email: string }> {
  const client = server.client();
  const { username } = await client.register();
  // The email that asks to confirm the address is not what these tests are about.
  await collectMail(server);
  return { client, username, email: `${username}@example.com` };
}

/** The token in a link that is mailed to `email`. */
async function mailedToken(email: string): Promise<string> {
  await ask(email);
  const mails = await collectMail(server);
  return tokenIn(mails.find(({ recipient }) => recipient === email)?.text ?? '');
}

function tokenIn(text: string): string {
  return /\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

/** What waits in the outbox, of a kind. */
async function emailsOf(kind: string) {
  return (await collectMail(server)).filter((mail) => mail.kind === kind);
}

async function canLogIn(identifier: string, password: string): Promise<boolean> {
  const { status } = await server.client().post('/api/auth/login', { identifier, password });
  return status === 200;
}

const lookUp = (token: string) =>
  server
    .client()
    .graphql<{ passwordResetLink: { maskedEmail: string } }>(
      'query ($token: String!) { passwordResetLink(token: $token) { maskedEmail } }',
      { token },
    );

const invalidLink = [
  {
    message: 'This link has expired or was already used. Please request a new one.',
    extensions: { code: 'BAD_USER_INPUT', fields: { token: expect.any(String) as string } },
  },
];
const refusal = { data: { resetPassword: null }, errors: invalidLink };

describe('asking for a new password', () => {
  test('mails a link to the address that the account has', async () => {
    const { email, username } = await member();
    await confirmAddress(server, email);
    await ask(email.toUpperCase());
    const [mail, ...others] = await collectMail(server);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: email, subject: 'Reset your Roomtone password' });
    expect(mail?.text).toContain(username);
    expect(mail?.text).toMatch(/^https:\/\/roomtone\.example\/reset-password\?token=[\w-]{43}$/m);
  });

  test('names nobody to an address that was not confirmed', async () => {
    const { email, username } = await member();
    await ask(email);
    const [mail] = await collectMail(server);
    expect(mail?.text).toContain('someone asked to reset the password for your Roomtone account.');
    expect(mail?.text).not.toMatch(new RegExp(`${username}|Test Musician`));
    expect(tokenIn(mail!.text)).not.toBe('');
  });

  test('answers and works alike whether or not there is such an account', async () => {
    const { email } = await member();
    const results = [];
    for (const address of [email, 'nobody@example.com']) {
      server.database.takeQueries();
      const { status, data, errors } = await server
        .client()
        .graphql(
          'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { __typename } }',
          { email: address },
        );
      const statements = server.database.takeQueries();
      results.push({ status, data, errors, statements });
    }
    expect(results[0]).toMatchObject({
      status: 200,
      data: { requestPasswordReset: { __typename: 'RequestPasswordResetPayload' } },
    });
    expect(results[1]).toEqual(results[0]);
  });

  test('mails nothing to an address without an account', async () => {
    await collectMail(server);
    await ask('stranger@example.com');
    expect(await collectMail(server)).toEqual([]);
  });

  test('refuses what is no address', async () => {
    const { errors } = await ask('nora');
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { email: 'Please enter a valid email address' },
    });
  });

  test('stores the hash of the token only', async () => {
    const { email } = await member();
    const token = await mailedToken(email);
    const stored = JSON.stringify([
      await server.database.sql.selectFrom('password_resets').selectAll().execute(),
      await server.database.sql.selectFrom('outgoing_mail').selectAll().execute(),
    ]);
    expect(token).toHaveLength(43);
    expect(stored).not.toContain(token);
  });
});

describe('a mailed link', () => {
  test('says whose it is as often as it is looked up, until it is used', async () => {
    const { email } = await member();
    const token = await mailedToken(email);
    for (let times = 0; times < 2; times += 1) {
      const { data } = await lookUp(token);
      expect(data?.passwordResetLink.maskedEmail).toMatch(/^.•••@example\.com$/);
    }
    expect((await reset(token)).errors).toEqual([]);
    expect((await lookUp(token)).errors).toMatchObject(invalidLink);
  });

  test('says that it works no more to whoever has one that is made up, or over an hour old', async () => {
    const { email } = await member();
    const token = await mailedToken(email);
    expect((await lookUp('0'.repeat(43))).errors).toMatchObject(invalidLink);
    server.setTime('2026-12-01T13:00:00Z');
    expect((await lookUp(token)).errors).toMatchObject(invalidLink);
    server.setTime('2026-12-01T12:00:00Z');
  });

  test('changes the password, ends every session, and says so by mail', async () => {
    const { client, email, username } = await member();
    const token = await mailedToken(email);
    expect((await reset(token)).data).toEqual({
      resetPassword: { maskedEmail: expect.stringContaining('•••') as string },
    });
    expect((await client.get('/api/auth/me')).status).toBe(401);
    expect(await canLogIn(username, oldPassword)).toBe(false);
    expect(await canLogIn(username, newPassword)).toBe(true);
    expect(await emailsOf('password-changed')).toMatchObject([
      { recipient: email, subject: 'Your Roomtone password was changed' },
    ]);
  });

  test('clears the cookie of somebody who was logged in', async () => {
    const { client, email } = await member();
    await reset(await mailedToken(email), newPassword, client);
    expect(client.session).toBeUndefined();
  });

  test('works once', async () => {
    const { email, username } = await member();
    const token = await mailedToken(email);
    await reset(token);
    expect(await reset(token, 'another secret')).toMatchObject(refusal);
    expect(await canLogIn(username, newPassword)).toBe(true);
  });

  test('used twenty times at once, lets exactly one through', async () => {
    const { email, username } = await member();
    const token = await mailedToken(email);
    const passwords = Array.from({ length: 20 }, (_, index) => `new password ${index}`);
    const results = await Promise.all(passwords.map((password) => reset(token, password)));
    const winners = passwords.filter((_, index) => results[index]?.data?.resetPassword);
    expect(winners).toHaveLength(1);
    expect(
      results.filter(({ errors }) => errors[0]?.extensions.code === 'BAD_USER_INPUT'),
    ).toHaveLength(19);
    expect(await canLogIn(username, winners[0]!)).toBe(true);
    expect(await emailsOf('password-changed')).toHaveLength(1);
  });

  test('uses up the others that were mailed to the same person', async () => {
    const { email } = await member();
    const [first, second] = [await mailedToken(email), await mailedToken(email)];
    expect(first).not.toBe(second);
    const results = await Promise.all([reset(first), reset(second)]);
    expect(results.filter(({ data }) => data?.resetPassword)).toHaveLength(1);
    expect(results.filter(({ errors }) => errors.length > 0)).toMatchObject([refusal]);
    await collectMail(server);
  });

  test('expires after an hour', async () => {
    const { email } = await member();
    const token = await mailedToken(email);
    server.setTime('2026-12-01T13:00:00Z');
    expect(await reset(token)).toMatchObject(refusal);
    server.setTime('2026-12-01T12:59:59Z');
    expect((await reset(token)).data).toEqual({
      resetPassword: { maskedEmail: expect.stringContaining('•••') as string },
    });
    server.setTime('2026-12-01T12:00:00Z');
  });

  test('leaves no session behind that the old password opens at the same moment', async () => {
    const { email, username } = await member();
    const token = await mailedToken(email);
    const intruders = Array.from({ length: 10 }, () => server.client());
    const login = { identifier: username, password: oldPassword };
    const [{ data }] = await Promise.all([
      reset(token),
      ...intruders.map((client) => client.post('/api/auth/login', login)),
    ]);
    expect(data).toEqual({
      resetPassword: { maskedEmail: expect.stringContaining('•••') as string },
    });
    const statuses = await Promise.all(
      intruders.map(async (client) => (await client.get('/api/auth/me')).status),
    );
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  test('is not used up by a password that is too short', async () => {
    const { email } = await member();
    const token = await mailedToken(email);
    const { errors } = await reset(token, '1234567');
    expect(errors[0]?.extensions.fields).toEqual({
      password: 'Password must be at least 8 characters',
    });
    expect((await reset(token)).data).toEqual({
      resetPassword: { maskedEmail: expect.stringContaining('•••') as string },
    });
  });

  test.each([
    ['empty', ''],
    ['short', 'made-up'],
    ['of the right length', 'A'.repeat(43)],
    ['far too long', 'x'.repeat(5000)],
  ])('that is made up is refused: %s', async (_, token) => {
    expect(await reset(token)).toMatchObject({
      data: { resetPassword: null },
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });
});
