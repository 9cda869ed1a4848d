import { describe, expect, test } from 'vitest';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer({ logLevel: 'info' });
const limited = useServer({ logLevel: 'info', env: { RATE_LIMIT_FACTOR: '0.1' } });

const PASSWORD = 'correct horse';

/** The security events that were logged since the last call, by name, user and what else they tell. */
function events(of = server) {
  return of
    .takeLog()
    .filter(({ msg }) => msg === 'security event')
    .map(({ security, userId, by, why }) => ({ security, userId, by, why }));
}

describe('the log tells', () => {
  test('who registers, logs out and logs in, from where and in which request', async () => {
    const client = server.client();
    const { id, username } = await client.register();
    await client.post('/api/auth/logout', {});
    await client.post('/api/auth/login', { identifier: username, password: PASSWORD });
    const logged = server.takeLog();
    const entries = logged.filter(({ msg }) => msg === 'security event');
    expect(entries).toMatchObject([
      { security: 'registered', userId: id, by: 'password', address: '127.0.0.1' },
      { security: 'signed-out', userId: id, address: '127.0.0.1' },
      { security: 'signed-in', userId: id, by: 'password', address: '127.0.0.1' },
    ]);
    const requests = logged.filter(({ msg }) => msg === 'request completed');
    expect(entries.map(({ requestId }) => requestId)).toEqual(
      requests.map(({ req }) => (req as { id: unknown }).id),
    );
  });

  test('of a login that fails, whose account it was, and nothing that was typed', async () => {
    const { id, username } = await server.client().register();
    server.takeLog();
    const login = async (identifier: string) => {
      await server.client().post('/api/auth/login', { identifier, password: 'a wrong guess' });
      return JSON.stringify(server.takeLog());
    };
    const known = await login(username);
    expect(known).toContain(`"security":"sign-in-failed","userId":${id},"address"`);
    expect(known).not.toContain(username);
    expect(known).not.toContain('a wrong guess');
    const unknown = await login('somebody-else');
    expect(unknown).toContain('"security":"sign-in-failed","address"');
    expect(unknown).not.toContain('somebody-else');
  });

  test('of a new password, and of one that was refused', async () => {
    const client = server.client();
    const { id } = await client.register();
    events();
    const change = (currentPassword: string) =>
      client.graphql(
        `mutation ($old: String!) { changePassword(input: { currentPassword: $old, password: "better horse" }) { signInMethods { hasPassword } } }`,
        { old: currentPassword },
      );
    await change('a wrong guess');
    await change(PASSWORD);
    expect(events()).toEqual([
      { security: 'reauthentication-failed', userId: id },
      { security: 'password-changed', userId: id },
    ]);
  });

  test('of what somebody may not do, on every door', async () => {
    const client = server.client();
    const { id } = await client.register();
    const { id: other } = await server.client().register();
    events();
    await client.patch(`/api/users/${other}`, { bio: 'Drums.' });
    await client.graphql('{ adminOverview { emailsFailed } }');
    const foreign = { Origin: 'https://evil.example' };
    await server.client().post('/api/auth/logout', {}, foreign);
    expect(events()).toEqual([
      { security: 'forbidden', userId: id, why: 'accounts.profileForbidden' },
      { security: 'forbidden', userId: id, why: 'errors.forbidden' },
      { security: 'forbidden', why: 'errors.foreignOrigin' },
    ]);
  });

  test('of what is asked for too often', async () => {
    const login = { identifier: 'somebody', password: 'guess' };
    await limited.client().post('/api/auth/login', login);
    await limited.client().post('/api/auth/login', login);
    expect(events(limited)).toEqual([
      { security: 'sign-in-failed', by: 'password' },
      { security: 'rate-limited', why: 'accounts.tooManyLogins' },
    ]);
  });
});
