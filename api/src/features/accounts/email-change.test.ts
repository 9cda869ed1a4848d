import { describe, expect, test } from 'vitest';
import { collectMail } from '#api/testing/mail-collector.ts';
import { logInElsewhere, newMember } from '#api/testing/member.ts';
import type { Member } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const ask = (client: TestClient, email: string, password = 'correct horse') =>
  client.graphql<{ requestEmailChange: { user: { email: string; pendingEmail: string | null } } }>(
    'mutation ($email: String!, $password: String!) { requestEmailChange(input: { email: $email, password: $password }) { user { email pendingEmail } } }',
    { email, password },
  );

const confirm = (token: string, client = server.client()) =>
  client.graphql<{ confirmEmailChange: { maskedEmail: string } }>(
    'mutation ($token: String!) { confirmEmailChange(input: { token: $token }) { maskedEmail } }',
    { token },
  );

const undo = (token: string, client = server.client()) =>
  client.graphql<{ undoEmailChange: { maskedEmail: string } }>(
    'mutation ($token: String!) { undoEmailChange(input: { token: $token }) { maskedEmail } }',
    { token },
  );

async function addressOf(client: TestClient) {
  const { data } = await client.graphql<{
    me: { email: string; pendingEmail: string | null; isEmailVerified: boolean };
  }>('{ me { email pendingEmail isEmailVerified } }');
  return data?.me;
}

/** The emails in the outbox, and the tokens in them. */
async function mails() {
  const sent = await collectMail(server);
  return sent.map(({ kind, recipient, text }) => ({
    kind,
    recipient,
    token: /\?token=([\w-]{43})$/m.exec(text)?.[1] ?? '',
  }));
}

/** Asks for an address that nobody has. @returns it and the token that was mailed to it */
async function asked({ client, username }: Member, prefix = 'new') {
  const email = `${prefix}.${username}@example.com`;
  await ask(client, email);
  const [mail] = await mails();
  return { email, token: mail?.token ?? '' };
}

const isLoggedIn = async (client: TestClient) => (await client.get('/api/auth/me')).status === 200;

const refused = { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] };

describe('asking for another address', () => {
  test('changes nothing until the link mailed to it is followed', async () => {
    const member = await newMember(server);
    const email = `new.${member.username}@example.com`;
    expect((await ask(member.client, email)).data).toEqual({
      requestEmailChange: { user: { email: member.email, pendingEmail: email } },
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'email-change', recipient: email });
    expect(await addressOf(member.client)).toMatchObject({ email: member.email });
    expect((await confirm(mail!.token)).data).toEqual({
      confirmEmailChange: { maskedEmail: expect.stringContaining('•••') as string },
    });
    expect(await addressOf(member.client)).toEqual({
      email,
      pendingEmail: null,
      isEmailVerified: true,
    });
    expect(await mails()).toMatchObject([{ kind: 'email-changed', recipient: member.email }]);
  });

  test('needs the password', async () => {
    const { client, email } = await newMember(server);
    const { errors } = await ask(client, 'other@example.com', 'not my password');
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { password: 'Incorrect password' },
    });
    expect(await addressOf(client)).toMatchObject({ email, pendingEmail: null });
    expect(await mails()).toEqual([]);
  });

  test('does not tell whether somebody has an account with it', async () => {
    const [member, other] = [await newMember(server), await newMember(server)];
    const results = [];
    for (const email of [other.email.toUpperCase(), `free.${member.username}@example.com`]) {
      server.database.takeQueries();
      const { status, data, errors } = await ask(member.client, email);
      results.push({
        status,
        errors,
        keys: Object.keys(data?.requestEmailChange.user ?? {}),
        statements: server.database.takeQueries(),
      });
      await collectMail(server);
    }
    expect(results[0]).toMatchObject({ status: 200, errors: [] });
    expect(results[1]).toEqual(results[0]);
  });

  test('mails nothing to whoever has an account with it', async () => {
    const [member, other] = [await newMember(server), await newMember(server)];
    await ask(member.client, other.email);
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['nora', 'Please enter a valid email address'],
    ['', 'Please enter a valid email address'],
  ])('checks it with the words of the rules: %j', async (email, text) => {
    const { client } = await newMember(server);
    const { errors } = await ask(client, email);
    expect(errors[0]?.extensions.fields).toEqual({ email: text });
  });

  test('refuses the address that the account has', async () => {
    const { client, email } = await newMember(server);
    const { errors } = await ask(client, email.toUpperCase());
    expect(errors[0]?.extensions.fields).toEqual({ email: 'This is already your email address' });
  });

  test('is refused to whoever is not logged in', async () => {
    const { errors } = await ask(server.client(), 'other@example.com');
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('can be given up, and replaced: only the latest link counts', async () => {
    const member = await newMember(server);
    const first = await asked(member, 'first');
    const second = await asked(member, 'second');
    expect(await confirm(first.token)).toMatchObject(refused);
    const { data } = await member.client.graphql(
      'mutation { cancelEmailChange { user { pendingEmail } } }',
    );
    expect(data).toEqual({ cancelEmailChange: { user: { pendingEmail: null } } });
    expect(await confirm(second.token)).toMatchObject(refused);
    expect(await addressOf(member.client)).toMatchObject({ email: member.email });
  });
});

describe('the link to the new address', () => {
  test('works once, of twenty at the same time', async () => {
    const { email, token } = await asked(await newMember(server));
    const results = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
    expect(results.filter(({ data }) => data?.confirmEmailChange)).toHaveLength(1);
    expect(
      results.filter(({ errors }) => errors[0]?.extensions.code === 'BAD_USER_INPUT'),
    ).toHaveLength(19);
    expect(await mails()).toHaveLength(1);
    expect(email).not.toBe('');
  });

  test('expires after a day', async () => {
    const { token } = await asked(await newMember(server));
    server.setTime('2026-12-02T12:00:00Z');
    expect(await confirm(token)).toMatchObject(refused);
    server.setTime('2026-12-02T11:59:59Z');
    expect((await confirm(token)).data).toEqual({
      confirmEmailChange: { maskedEmail: expect.stringContaining('•••') as string },
    });
    server.setTime('2026-12-01T12:00:00Z');
    await collectMail(server);
  });

  test('changes the account that asked, whoever follows it, and logs nobody in', async () => {
    const [member, other] = [await newMember(server), await newMember(server)];
    const { email, token } = await asked(member);
    await confirm(token, other.client);
    expect(await addressOf(member.client)).toMatchObject({ email });
    expect(await addressOf(other.client)).toMatchObject({ email: other.email });
    await collectMail(server);
  });

  test('is a conflict when somebody registered with the address meanwhile', async () => {
    const member = await newMember(server);
    const { email, token } = await asked(member);
    await server.client().register({ email });
    const { errors } = await confirm(token);
    expect(errors[0]?.extensions.code).toBe('CONFLICT');
    expect(await addressOf(member.client)).toMatchObject({ email: member.email });
    await collectMail(server);
  });

  test('is no link of another kind', async () => {
    const { client, email } = await newMember(server);
    await client.graphql('mutation { requestEmailVerification { user { id } } }');
    const [verification] = await mails();
    expect(await confirm(verification!.token)).toMatchObject(refused);
    expect(await undo(verification!.token)).toMatchObject(refused);
    expect(await addressOf(client)).toMatchObject({ email });
  });

  test('makes links worthless that went to the former address', async () => {
    const member = await newMember(server);
    await server
      .client()
      .graphql(
        'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }',
        {
          email: member.email,
        },
      );
    const [reset] = await mails();
    await confirm((await asked(member)).token);
    const { errors } = await server
      .client()
      .graphql(
        'mutation ($token: String!) { resetPassword(input: { token: $token, password: "battery staple" }) { maskedEmail } }',
        { token: reset!.token },
      );
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    await collectMail(server);
  });
});

describe('the link that undoes it', () => {
  /** Somebody whose address was changed. @returns the token mailed to the former one */
  async function changed(member: Member, prefix?: string) {
    const { token } = await asked(member, prefix);
    await confirm(token);
    const [mail] = await mails();
    return mail?.token ?? '';
  }

  /** Chooses a new password by a mailed link, and logs in with it. */
  async function logInWith(token: string, member: Member): Promise<TestClient> {
    const password = 'battery staple';
    await server
      .client()
      .graphql(
        'mutation ($token: String!, $password: String!) { resetPassword(input: { token: $token, password: $password }) { maskedEmail } }',
        { token, password },
      );
    return logInElsewhere(server, { ...member, password });
  }

  test('gives the former address back, ends all sessions, and mails a link for a new password', async () => {
    const member = await newMember(server);
    const elsewhere = await logInElsewhere(server, member);
    await collectMail(server);
    const token = await changed(member);
    expect((await undo(token)).data).toEqual({
      undoEmailChange: { maskedEmail: expect.stringContaining('•••') as string },
    });
    expect(await isLoggedIn(member.client)).toBe(false);
    expect(await isLoggedIn(elsewhere)).toBe(false);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'password-reset', recipient: member.email });
    const again = await logInWith(mail!.token, member);
    expect(await addressOf(again)).toMatchObject({ email: member.email, isEmailVerified: true });
    await collectMail(server);
  });

  test('works once, of twenty at the same time', async () => {
    const token = await changed(await newMember(server));
    const results = await Promise.all(Array.from({ length: 20 }, () => undo(token)));
    expect(results.filter(({ data }) => data?.undoEmailChange)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    expect(await undo(token)).toMatchObject(refused);
  });

  test('takes back what followed from the change too', async () => {
    const member = await newMember(server);
    const first = await changed(member, 'first');
    const second = await changed(member, 'second');
    expect((await undo(first)).data).toEqual({
      undoEmailChange: { maskedEmail: expect.stringContaining('•••') as string },
    });
    expect(await undo(second)).toMatchObject(refused);
    const [mail] = await mails();
    const again = await logInWith(mail!.token, member);
    expect(await addressOf(again)).toMatchObject({ email: member.email });
    await collectMail(server);
  });

  test('expires after fourteen days', async () => {
    const token = await changed(await newMember(server));
    server.setTime('2026-12-15T12:00:00Z');
    expect(await undo(token)).toMatchObject(refused);
    server.setTime('2026-12-01T12:00:00Z');
  });
});
