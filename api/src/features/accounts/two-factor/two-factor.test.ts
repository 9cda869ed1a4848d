import { Secret, TOTP } from 'otpauth';
import { afterEach, describe, expect, test } from 'vitest';
import { collectMail } from '#api/testing/mail-collector.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const noon = Date.parse('2026-12-01T12:00:00Z');
const password = 'correct horse';

afterEach(() => server.setTime('2026-12-01T12:00:00Z'));

/** The code that an app shows so many periods of 30 seconds after noon. */
const codeAt = (secret: string, period: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: noon + period * 30_000 });

const goTo = (period: number) => server.setTime(new Date(noon + period * 30_000).toISOString());

const begin = (client: TestClient, given = password) =>
  client.graphql<{ beginTwoFactor: { setup: { secret: string; uri: string; qrCode: string } } }>(
    'mutation ($password: String!) { beginTwoFactor(input: { password: $password }) { setup { secret uri qrCode } } }',
    { password: given },
  );
const enable = (client: TestClient, code: string) =>
  client.graphql<{ enableTwoFactor: { recoveryCodes: string[] } }>(
    'mutation ($code: String!) { enableTwoFactor(input: { code: $code }) { recoveryCodes } }',
    { code },
  );
const change = (client: TestClient, name: string, code: string, given = password) =>
  client.graphql<Record<string, { recoveryCodes?: string[] }>>(
    `mutation ($password: String!, $code: String!) { ${name}(input: { password: $password, code: $code }) { ${name === 'renewRecoveryCodes' ? 'recoveryCodes' : 'twoFactor { enabledAt }'} } }`,
    { password: given, code },
  );
const state = async (client: TestClient) =>
  (
    await client.graphql<{ myTwoFactor: { enabledAt: string | null; recoveryCodesLeft: number } }>(
      '{ myTwoFactor { isAvailable enabledAt recoveryCodesLeft } }',
    )
  ).data?.myTwoFactor;
const logIn = (identifier: string, code?: string, client = server.client()) =>
  client.post<{ code?: string; message?: string }>('/api/auth/login', {
    identifier,
    password,
    ...(code !== undefined && { code }),
  });

/** What the emails since the last look are about. */
const subjects = async () => (await collectMail(server)).map(({ subject }) => subject);

/** Somebody whose logins ask for a code; that of noon is used up. */
async function member() {
  const client = server.client();
  const { id, username } = await client.register();
  const { data } = await begin(client);
  const { secret } = data!.beginTwoFactor.setup;
  const enabled = await enable(client, codeAt(secret, 0));
  await collectMail(server);
  return { client, id, username, secret, recovery: enabled.data!.enableTwoFactor.recoveryCodes };
}

describe('setting up an app', () => {
  test('gives out a secret as text and picture, and recovery codes once it works', async () => {
    const client = server.client();
    const { username } = await client.register();
    await collectMail(server);
    const { secret, uri, qrCode } = (await begin(client)).data!.beginTwoFactor.setup;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`otpauth://totp/Roomtone:${encodeURIComponent(username)}`);
    expect(qrCode).toMatch(/^<svg /);
    expect(await state(client)).toMatchObject({ enabledAt: null, recoveryCodesLeft: 0 });
    expect((await logIn(username)).status).toBe(200);

    const wrong = await enable(client, '000000');
    expect(wrong.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    const { data } = await enable(client, codeAt(secret, 0));
    expect(new Set(data?.enableTwoFactor.recoveryCodes).size).toBe(10);
    expect(data?.enableTwoFactor.recoveryCodes[0]).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(await state(client)).toMatchObject({
      enabledAt: '2026-12-01T12:00:00.000Z',
      recoveryCodesLeft: 10,
    });
    expect(await subjects()).toContain('Two-factor authentication is on');
  });

  test('takes the password', async () => {
    const client = server.client();
    await client.register();
    const { errors } = await begin(client, 'wrong horse');
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { password: 'Incorrect password' },
    });
  });

  test('ends the sessions that were begun without a code', async () => {
    const client = server.client();
    const { username } = await client.register();
    const elsewhere = server.client();
    await logIn(username, undefined, elsewhere);
    const { secret } = (await begin(client)).data!.beginTwoFactor.setup;
    await enable(client, codeAt(secret, 0));
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
    expect((await client.get('/api/auth/me')).status).toBe(200);
  });

  test('again replaces a secret that was not confirmed, but not one in use', async () => {
    const client = server.client();
    await client.register();
    const first = (await begin(client)).data!.beginTwoFactor.setup.secret;
    const second = (await begin(client)).data!.beginTwoFactor.setup.secret;
    expect((await enable(client, codeAt(first, 0))).errors).not.toEqual([]);
    expect((await enable(client, codeAt(second, 0))).errors).toEqual([]);
    expect((await begin(client)).errors[0]?.extensions.code).toBe('CONFLICT');
    expect((await enable(client, codeAt(second, 1))).errors[0]?.extensions.code).toBe('CONFLICT');
  });

  test('needs somebody who is logged in', async () => {
    for (const { errors } of [
      await begin(server.client()),
      await enable(server.client(), '123456'),
      await change(server.client(), 'disableTwoFactor', '123456'),
      await change(server.client(), 'renewRecoveryCodes', '123456'),
      await server.client().graphql('{ myTwoFactor { enabledAt } }'),
    ]) {
      expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });

  test('stores neither the secret nor the codes', async () => {
    const { secret, recovery } = await member();
    const { sql } = server.database;
    const rows = [
      await sql.selectFrom('two_factors').selectAll().execute(),
      await sql.selectFrom('recovery_codes').selectAll().execute(),
      await sql.selectFrom('outgoing_mail').selectAll().execute(),
    ];
    const stored = JSON.stringify(rows, (_key, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    );
    expect(stored).not.toContain(secret);
    for (const code of recovery) expect(stored).not.toContain(code);
  });
});

describe('a login', () => {
  test('with the password alone opens nothing, and says what is missing', async () => {
    const { username } = await member();
    const client = server.client();
    const { status, body } = await logIn(username, undefined, client);
    expect(status).toBe(401);
    expect(body).toMatchObject({
      code: 'TWO_FACTOR_REQUIRED',
      message: 'Enter the code from your authenticator app.',
    });
    expect(client.session).toBeUndefined();
  });

  test('with a wrong password does not tell that there is an app', async () => {
    const { username } = await member();
    const result = await server
      .client()
      .post('/api/auth/login', { identifier: username, password: 'wrong horse', code: '123456' });
    expect(result.body).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test.each([-1, 0, 1])('takes the code of %i periods from now', async (offset) => {
    const { username, secret } = await member();
    goTo(10);
    expect((await logIn(username, codeAt(secret, 10 + offset))).status).toBe(200);
  });

  test.each([-2, 2])('does not take the code of %i periods from now', async (offset) => {
    const { username, secret } = await member();
    goTo(10);
    expect((await logIn(username, codeAt(secret, 10 + offset))).body).toMatchObject({
      code: 'TWO_FACTOR_REQUIRED',
      fields: { code: 'This code is incorrect or was already used. Wait for the next one.' },
    });
  });

  test('takes each code once, and none from before', async () => {
    const { username, secret } = await member();
    expect((await logIn(username, codeAt(secret, 0))).status).toBe(401);
    goTo(10);
    expect((await logIn(username, codeAt(secret, 10))).status).toBe(200);
    expect((await logIn(username, codeAt(secret, 10))).status).toBe(401);
    expect((await logIn(username, codeAt(secret, 9))).status).toBe(401);
    expect((await logIn(username, codeAt(secret, 11))).status).toBe(200);
  });

  test('of many at once with one code lets one in', async () => {
    const { username, secret } = await member();
    goTo(10);
    const results = await Promise.all(
      Array.from({ length: 8 }, () => logIn(username, codeAt(secret, 10))),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('takes a recovery code once, however it is written', async () => {
    const { client, username, recovery } = await member();
    const [first = '', second = ''] = recovery;
    expect((await logIn(username, ` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
    expect((await logIn(username, first)).status).toBe(401);
    const results = await Promise.all(Array.from({ length: 6 }, () => logIn(username, second)));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await state(client)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  test('does not take the codes of somebody else', async () => {
    const [nora, ada] = [await member(), await member()];
    goTo(10);
    expect((await logIn(nora.username, codeAt(ada.secret, 10))).status).toBe(401);
    expect((await logIn(nora.username, ada.recovery[0])).status).toBe(401);
  });

  test('works over GraphQL alike', async () => {
    const { username, secret } = await member();
    goTo(10);
    const query =
      'mutation ($input: LoginInput!) { login(input: $input) { user { username hasTwoFactor } } }';
    const input = { identifier: username, password };
    const client = server.client();
    const { errors } = await client.graphql(query, { input });
    expect(errors[0]?.extensions.code).toBe('TWO_FACTOR_REQUIRED');
    const { data } = await client.graphql(query, { input: { ...input, code: codeAt(secret, 10) } });
    expect(data).toEqual({ login: { user: { username, hasTwoFactor: true } } });
  });
});

describe('afterwards', () => {
  test('other recovery codes take the place of those that there were', async () => {
    const { client, username, secret, recovery } = await member();
    goTo(10);
    const { data } = await change(client, 'renewRecoveryCodes', codeAt(secret, 10));
    const renewed = data!.renewRecoveryCodes!.recoveryCodes!;
    expect(renewed).toHaveLength(10);
    expect((await logIn(username, recovery[0])).status).toBe(401);
    expect((await logIn(username, renewed[0])).status).toBe(200);
  });

  test.each(['renewRecoveryCodes', 'disableTwoFactor'])(
    '%s takes password and code',
    async (name) => {
      const { client, secret } = await member();
      goTo(10);
      const noPassword = await change(client, name, codeAt(secret, 10), 'wrong horse');
      expect(noPassword.errors[0]?.extensions.fields).toHaveProperty('password');
      const noCode = await change(client, name, '000000');
      expect(noCode.errors[0]?.extensions.fields).toHaveProperty('code');
      expect(await state(client)).toMatchObject({ recoveryCodesLeft: 10 });
    },
  );

  test('it can be switched off, which is said by mail', async () => {
    const { client, username, secret } = await member();
    goTo(10);
    const { data } = await change(client, 'disableTwoFactor', codeAt(secret, 10));
    expect(data).toEqual({ disableTwoFactor: { twoFactor: { enabledAt: null } } });
    expect(await subjects()).toContain('Two-factor authentication is off');
    expect((await logIn(username)).status).toBe(200);
    const again = await change(client, 'disableTwoFactor', codeAt(secret, 11));
    expect(again.errors[0]?.extensions.code).toBe('CONFLICT');
  });
});
