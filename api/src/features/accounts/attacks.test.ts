import { describe, expect, test } from 'vitest';
import { collectMail } from '#api/testing/mail-collector.ts';
import { logInElsewhere, newMember } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const password = 'correct horse';

const asBearer = (token: string | undefined) =>
  server.client().fetch('/api/auth/me', { headers: { Cookie: `roomtone_session=${token}` } });

describe('a session', () => {
  test('is never the one that a browser was given before it logged in', async () => {
    const attacker = await newMember(server);
    const planted = attacker.client.session;
    const victim = await newMember(server);
    const response = await server.client().fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: `roomtone_session=${planted}` },
      body: JSON.stringify({ identifier: victim.username, password }),
    });
    expect(response.status).toBe(200);
    const cookie = response.headers
      .getSetCookie()
      .findLast((line) => line.startsWith('roomtone_session='));
    expect(cookie).not.toContain(planted);
    expect((await asBearer(planted)).status).toBe(401);
    await collectMail(server);
  });

  test('made up by somebody is not taken over at login', async () => {
    const victim = await newMember(server);
    const planted = 'A'.repeat(43);
    await server.client().fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: `roomtone_session=${planted}` },
      body: JSON.stringify({ identifier: victim.username, password }),
    });
    expect((await asBearer(planted)).status).toBe(401);
    await collectMail(server);
  });

  test('that was ended from elsewhere opens nothing', async () => {
    const member = await newMember(server);
    const elsewhere = await logInElsewhere(server, member);
    await member.client.graphql('mutation { endOtherSessions { endedCount } }');
    expect((await asBearer(elsewhere.session)).status).toBe(401);
    await collectMail(server);
  });
});

describe('a page of another site cannot write', () => {
  const query = JSON.stringify({ query: 'mutation { endOtherSessions { endedCount } }' });

  test.each([
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'query=mutation{logout}'],
    ['plain text', { 'Content-Type': 'text/plain' }, query],
    ['no type', {}, query],
    [
      'an origin of its own',
      { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
      query,
    ],
    ['the origin null', { 'Content-Type': 'application/json', Origin: 'null' }, query],
    [
      'no origin but another site',
      { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' },
      query,
    ],
  ])('with %s', async (_name, headers, body) => {
    const member = await newMember(server);
    const elsewhere = await logInElsewhere(server, member);
    const { status } = await member.client.fetch('/graphql', {
      method: 'POST',
      headers: headers as Record<string, string>,
      body,
    });
    expect([400, 403, 415]).toContain(status);
    expect((await asBearer(elsewhere.session)).status).toBe(200);
    await collectMail(server);
  });

  test('with a mutation over GET', async () => {
    const member = await newMember(server);
    const elsewhere = await logInElsewhere(server, member);
    const address = `/graphql?query=${encodeURIComponent('mutation { endOtherSessions { endedCount } }')}`;
    const { status } = await member.client.fetch(address, {
      headers: { 'Apollo-Require-Preflight': 'true' },
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect((await asBearer(elsewhere.session)).status).toBe(200);
    await collectMail(server);
  });
});

describe('a name with a message in it', () => {
  test.each([
    ['Ada\r\n\r\nYou have won', 'Must be a single line without control characters'],
    ['Collect it at https://evil.example', 'Name can’t contain a web address'],
    ['Collect it at ｅｖｉｌ．ｃｏｍ', 'Name can’t contain a web address'],
  ])('is refused, and nothing is mailed: %j', async (name, text) => {
    const registration = { username: 'spammer', email: 'stranger@example.com', name, password };
    const { status, body } = await server.client().post('/api/auth/register', registration);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'BAD_USER_INPUT', fields: { name: text } });
    expect(await collectMail(server)).toEqual([]);
    const { client, id } = await newMember(server);
    const changed = await client.patch(`/api/users/${id}`, { name });
    expect(changed.status).toBe(400);
    expect(changed.body).toMatchObject({ fields: { name: text } });
  });

  test('reaches nobody by an address that was not confirmed, even if it was stored before', async () => {
    const { client, id } = await newMember(server);
    await server.database.sql
      .updateTable('users')
      .set({ name: 'You have won\nhttps://evil.example' })
      .where('id', '=', id)
      .execute();
    await client.graphql(
      'mutation ($email: String!, $password: String!) { requestEmailChange(input: { email: $email, password: $password }) { user { id } } }',
      { email: 'stranger@example.com', password },
    );
    const [email] = await collectMail(server);
    expect(email?.recipient).toBe('stranger@example.com');
    expect(email?.text).toContain('someone asked to use this email address for a Roomtone account');
    for (const words of [email?.subject, email?.text, email?.html]) {
      expect(words).not.toMatch(/won|evil/);
    }
  });
});
