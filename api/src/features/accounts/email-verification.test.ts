import { describe, expect, test } from 'vitest';
import { collectMail } from '#api/testing/mail-collector.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const follow = (token: string, client = server.client()) =>
  client.graphql<{ verifyEmail: { maskedEmail: string } }>(
    'mutation ($token: String!) { verifyEmail(input: { token: $token }) { maskedEmail } }',
    { token },
  );

const ask = (client: TestClient) =>
  client.graphql<{ requestEmailVerification: boolean }>(
    'mutation { requestEmailVerification { user { id } } }',
  );

async function isVerified(client: TestClient): Promise<boolean | undefined> {
  const { data } = await client.graphql<{ me: { isEmailVerified: boolean } | null }>(
    '{ me { isEmailVerified } }',
  );
  return data?.me?.isEmailVerified;
}

/** Somebody new, with the email that they were sent. */
async function member() {
  const client = server.client();
  const { username } = await client.register();
  const email = `${username}@example.com`;
  const mails = await collectMail(server);
  return { client, username, email, mail: mails.find(({ recipient }) => recipient === email)! };
}

function tokenIn({ text }: { text: string }): string {
  return /\/verify-email\?token=([\w-]{43})$/m.exec(text)?.[1] ?? '';
}

const refusal = {
  data: { verifyEmail: null },
  errors: [
    {
      message: 'This link has expired or was already used. Please request a new one.',
      extensions: { code: 'BAD_USER_INPUT', fields: { token: expect.any(String) as string } },
    },
  ],
};

describe('somebody who registers', () => {
  test('is mailed a link to confirm the address, which is unconfirmed until then', async () => {
    const { client, username, email, mail } = await member();
    expect(mail).toMatchObject({ recipient: email, subject: 'Confirm your email address' });
    expect(mail.text).toContain('a Roomtone account was created with this email address');
    expect(mail.text).not.toContain(username);
    expect(await isVerified(client)).toBe(false);
    expect((await follow(tokenIn(mail))).data).toEqual({
      verifyEmail: { maskedEmail: expect.stringContaining('•••') as string },
    });
    expect(await isVerified(client)).toBe(true);
  });

  test('is mailed nothing when the registration fails', async () => {
    const { username } = await member();
    const { status } = await server.client().post('/api/auth/register', {
      username: username.toUpperCase(),
      name: 'Somebody Else',
      email: 'else@example.com',
      password: 'correct horse',
    });
    expect(status).toBe(409);
    expect(await collectMail(server)).toEqual([]);
  });

  test('asks for another link, and none is sent once the address is confirmed', async () => {
    const { client, email, mail } = await member();
    expect((await ask(client)).data).toEqual({
      requestEmailVerification: { user: { id: expect.any(String) as string } },
    });
    const [another] = await collectMail(server);
    expect(another?.recipient).toBe(email);
    expect(tokenIn(another!)).not.toBe(tokenIn(mail));
    await follow(tokenIn(another!));
    expect((await ask(client)).data).toEqual({
      requestEmailVerification: { user: { id: expect.any(String) as string } },
    });
    expect(await collectMail(server)).toEqual([]);
  });

  test('gets no email that was still waiting when the address was confirmed', async () => {
    const { client, mail } = await member();
    await ask(client);
    await follow(tokenIn(mail));
    expect(await collectMail(server)).toEqual([]);
  });

  test('need not confirm anything to log in', async () => {
    const { username } = await member();
    const login = { identifier: username, password: 'correct horse' };
    expect((await server.client().post('/api/auth/login', login)).status).toBe(200);
    // The email of the new browser.
    await collectMail(server);
  });
});

test('whoever is not logged in cannot ask for a link', async () => {
  const { errors } = await ask(server.client());
  expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

describe('the link', () => {
  test('may be followed twice, and by twenty at once', async () => {
    const { client, mail } = await member();
    const results = await Promise.all(Array.from({ length: 20 }, () => follow(tokenIn(mail))));
    expect(results.map(({ data }) => data)).toEqual(
      Array.from({ length: 20 }, () => ({
        verifyEmail: { maskedEmail: expect.stringContaining('•••') as string },
      })),
    );
    expect(await isVerified(client)).toBe(true);
    expect((await follow(tokenIn(mail))).data).toEqual({
      verifyEmail: { maskedEmail: expect.stringContaining('•••') as string },
    });
  });

  test('confirms the account that it was mailed to, whoever follows it', async () => {
    const [first, second] = [await member(), await member()];
    await follow(tokenIn(first.mail), second.client);
    expect(await isVerified(first.client)).toBe(true);
    expect(await isVerified(second.client)).toBe(false);
  });

  test('logs nobody in', async () => {
    const { mail } = await member();
    const stranger = server.client();
    await follow(tokenIn(mail), stranger);
    expect(stranger.session).toBeUndefined();
  });

  test('says nothing about an address that the account no longer has', async () => {
    const { client, username, mail } = await member();
    await server.database.sql
      .updateTable('users')
      .set({ email: `new.${username}@example.com` })
      .where('username', '=', username)
      .execute();
    expect(await follow(tokenIn(mail))).toMatchObject(refusal);
    expect(await isVerified(client)).toBe(false);
  });

  test('expires after three days', async () => {
    const { client, mail } = await member();
    server.setTime('2026-12-04T12:00:00Z');
    expect(await follow(tokenIn(mail))).toMatchObject(refusal);
    server.setTime('2026-12-04T11:59:59Z');
    expect((await follow(tokenIn(mail))).data).toEqual({
      verifyEmail: { maskedEmail: expect.stringContaining('•••') as string },
    });
    server.setTime('2026-12-01T12:00:00Z');
    expect(await isVerified(client)).toBe(true);
  });

  test('is stored as a hash only', async () => {
    const { mail } = await member();
    const stored = JSON.stringify([
      await server.database.sql.selectFrom('mailed_links').selectAll().execute(),
      await server.database.sql.selectFrom('outgoing_mail').selectAll().execute(),
    ]);
    expect(tokenIn(mail)).toHaveLength(43);
    expect(stored).not.toContain(tokenIn(mail));
  });

  test.each([
    ['empty', ''],
    ['short', 'made-up'],
    ['of the right length', 'A'.repeat(43)],
    ['far too long', 'x'.repeat(5000)],
  ])('that is made up is refused: %s', async (_, token) => {
    expect(await follow(token)).toMatchObject({
      data: { verifyEmail: null },
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });
});

test('choosing a new password by mail confirms the address that the link came to', async () => {
  const { email, username } = await member();
  await server
    .client()
    .graphql(
      'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }',
      { email },
    );
  const [mail] = await collectMail(server);
  const token = /\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  await server
    .client()
    .graphql(
      'mutation ($token: String!) { resetPassword(input: { token: $token, password: "battery staple" }) { maskedEmail } }',
      { token },
    );
  const client = server.client();
  await client.post('/api/auth/login', { identifier: username, password: 'battery staple' });
  expect(await isVerified(client)).toBe(true);
  await collectMail(server);
});
