import { expect, test } from 'vitest';
import { newMember } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import { runCommand } from '#api/testing/test-terminal.ts';
import type { CommandResult } from '#api/testing/test-terminal.ts';

const server = useServer();

const run = (words: readonly string[], piped: string) =>
  runCommand(words, { env: { DATABASE_URL: server.database.url }, piped });

const emailsTo = async (recipient: string) => {
  const mails = await server.database.sql
    .selectFrom('outgoing_mail')
    .select('kind')
    .where('recipient', '=', recipient)
    .execute();
  return mails.map(({ kind }) => kind);
};

/** How somebody is typed in. */
const person = (name: string) => [
  '--username',
  name,
  '--email',
  `${name}@example.com`,
  '--name',
  'Ada Lovelace',
];

test('user create makes an account that can log in with the password that was piped in', async () => {
  const { code, said } = await run(
    ['user', 'create', ...person('ada'), '--owner'],
    'long enough\n',
  );
  expect([code, said]).toEqual([0, 'Created ada (ada@example.com), a user.']);
  const client = server.client();
  const login = { identifier: 'ada', password: 'long enough' };
  expect(await client.post('/api/auth/login', login)).toMatchObject({
    status: 200,
    body: { user: { role: 'user', isStudioOwner: true, userType: 'studio_owner' } },
  });
  expect(await emailsTo('ada@example.com')).toContain('email-verification');
});

/** What the log of a command says of security, in its order. */
const eventsIn = ({ logged }: CommandResult) =>
  logged.map(({ msg, security, userId, by }) => [msg, security, userId, by]);

const idOf = async (username: string) => {
  const user = await server.database.sql
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst();
  return user?.id;
};

test('user create --admin makes an administrator, and the log says so', async () => {
  const created = await run(['user', 'create', ...person('root'), '--admin'], 'long enough');
  const id = await idOf('root');
  expect(eventsIn(created)).toEqual([
    ['security event', 'registered', id, 'command'],
    ['security event', 'made-administrator', id, 'command'],
  ]);
  const user = await server.database.sql
    .selectFrom('users')
    .select(['role', 'user_type'])
    .where('username', '=', 'root')
    .executeTakeFirst();
  expect(user).toEqual({ role: 'admin', user_type: 'admin' });
});

test('user create names every field that is wrong, and what is taken', async () => {
  const wrong = await run(['user', 'create', '--username', 'a', '--email', 'none'], 'short');
  expect(wrong.code).toBe(1);
  for (const field of ['username:', 'email:', 'name:', 'password:']) {
    expect(wrong.noted).toContain(field);
  }
  await run(['user', 'create', ...person('taken')], 'long enough');
  const again = await run(['user', 'create', ...person('taken')], 'long enough');
  expect([again.code, again.noted]).toEqual([1, expect.stringContaining('username:')]);
});

test('a password is never taken from the command line', async () => {
  const { code, noted } = await run(
    ['user', 'create', ...person('argv'), '--password', 'long enough'],
    'long enough',
  );
  expect([code, noted]).toEqual([2, expect.stringContaining("Unknown option '--password'")]);
});

test('user make-admin makes somebody an administrator, ends their sessions, writes to them and to the log', async () => {
  const { client, username, email } = await newMember(server);
  expect((await client.get('/api/auth/me')).status).toBe(200);
  const made = await run(['user', 'make-admin', email], '');
  expect(eventsIn(made)).toEqual([
    ['security event', 'made-administrator', await idOf(username), 'command'],
  ]);
  expect([made.code, made.said]).toEqual([0, expect.stringContaining('is an administrator')]);
  expect((await client.get('/api/auth/me')).status).toBe(401);
  expect(await emailsTo(email)).toContain('made-administrator');
  const login = { identifier: username, password: 'correct horse' };
  expect(await server.client().post('/api/auth/login', login)).toMatchObject({
    body: { user: { role: 'admin' } },
  });
  // Once more does nothing.
  expect(eventsIn(await run(['user', 'make-admin', username], ''))).toEqual([]);
  expect((await emailsTo(email)).filter((kind) => kind === 'made-administrator')).toHaveLength(1);
});

test('user make-admin finds nobody where there is nobody', async () => {
  expect((await run(['user', 'make-admin', 'nobody'], '')).code).toBe(1);
});
