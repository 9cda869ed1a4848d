import { describe, expect, test } from 'vitest';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const SET =
  'mutation ($language: Language!) { setLanguage(input: { language: $language }) { user { language } } }';
const ME = '{ me { language } }';

interface Me {
  me: { language: string | null } | null;
}

/** Registers from a browser that prefers `acceptLanguage`, and may have a cookie. */
async function registerFrom(headers: Record<string, string>) {
  const client = server.client();
  const username = `reader${Math.random().toString(36).slice(2, 10)}`;
  const account = { username, name: 'A Reader', password: 'correct horse' };
  const body = { ...account, email: `${username}@example.com` };
  const { status } = await client.post('/api/auth/register', body, headers);
  expect(status).toBe(201);
  return { client, username };
}

describe('the language of an account', () => {
  test('is at first the one that the browser prefers', async () => {
    const { client } = await registerFrom({ 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' });
    const { data } = await client.graphql<Me>(ME);
    expect(data?.me).toEqual({ language: 'DE' });
  });

  test('is at first the one that was chosen on the device, whatever the browser prefers', async () => {
    const { client } = await registerFrom({
      'Accept-Language': 'de',
      Cookie: 'other=1; language=ja',
    });
    const { data } = await client.graphql<Me>(ME);
    expect(data?.me).toEqual({ language: 'JA' });
  });

  test('is English when the device names none of ours', async () => {
    const { client } = await registerFrom({ 'Accept-Language': 'sv', Cookie: 'language=klingon' });
    expect((await client.graphql<Me>(ME)).data?.me).toEqual({ language: 'EN' });
  });

  test('is what its user chooses, on every device', async () => {
    const { client, username } = await registerFrom({});
    const { data } = await client.graphql(SET, { language: 'FR' });
    expect(data).toEqual({ setLanguage: { user: { language: 'FR' } } });
    const elsewhere = server.client();
    // Logging in from a German browser does not take the choice back.
    await elsewhere.post(
      '/api/auth/login',
      { identifier: username, password: 'correct horse' },
      { 'Accept-Language': 'de' },
    );
    expect((await elsewhere.graphql<Me>(ME)).data?.me).toEqual({ language: 'FR' });
  });

  test('that has none yet is learnt when somebody logs in', async () => {
    const { username } = await registerFrom({});
    await server.database.sql
      .updateTable('users')
      .set({ language: null })
      .where('username', '=', username)
      .execute();
    const client = server.client();
    await client.post(
      '/api/auth/login',
      { identifier: username, password: 'correct horse' },
      { 'Accept-Language': 'es-MX' },
    );
    expect((await client.graphql<Me>(ME)).data?.me).toEqual({ language: 'ES' });
  });

  test('is refused when it is not one of the five', async () => {
    const { client } = await registerFrom({});
    const { errors, status } = await client.graphql(SET, { language: 'SV' });
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await client.graphql<Me>(ME)).data?.me).toEqual({ language: 'EN' });
  });

  test('cannot be chosen by somebody who is not logged in', async () => {
    const { errors } = await server.client().graphql(SET, { language: 'DE' });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
