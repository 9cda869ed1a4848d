import { beforeEach, describe, expect, test } from 'vitest';
import { sqlOf } from '#db/orm.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer({ env: { KEPT_ANSWERS: 'on' } });

let id: number;

beforeEach(async () => {
  ({ id } = await createStudio(server.database.em, { name: 'Before' }));
});

/** Asks, and says what it took. */
async function get(path: string, headers: Record<string, string> = {}, client = server.client()) {
  server.database.takeQueries();
  const response = await client.fetch(path, { headers });
  const body = await response.text();
  return { response, body, statements: server.database.takeQueries() };
}

/** Asks until the result is kept. */
async function warm(path: string) {
  await get(path);
  return get(path);
}

const studio = () => `/api/studios/${id}`;

describe('what the REST shim answers everybody alike', () => {
  test('is asked for once, and is the same to the byte from then on', async () => {
    const made = await get(studio());
    await get(studio());
    const kept = await get(studio());
    expect(kept.statements).toEqual([]);
    expect(made.statements).not.toEqual([]);
    expect(kept.body).toBe(made.body);
    const headers = (of: Headers) =>
      Object.fromEntries([...of].filter(([name]) => name !== 'date'));
    expect(headers(kept.response.headers)).toEqual(headers(made.response.headers));
  });

  test('is made anew once what it shows has changed', async () => {
    await warm(studio());
    const studios = sqlOf(server.database.em).updateTable('studios').set({ name: 'After' });
    await studios.where('id', '=', id).execute();
    expect((await get(studio())).body).toContain('After');
  });

  test.each([
    ['another address', {}, '/api/studios?limit=2'],
    ['another language', { 'Accept-Language': 'de' }, '/api/studios?limit=1'],
  ])('is one of its own in %s', async (_, headers, path) => {
    await warm('/api/studios?limit=1');
    expect((await get(path, headers)).statements).not.toEqual([]);
  });

  test('answers 304 to who has it', async () => {
    const { response } = await warm(studio());
    const etag = response.headers.get('etag')!;
    const again = await get(studio(), { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
    expect([again.response.status, again.body, again.statements]).toEqual([304, '', []]);
    expect(again.response.headers.get('cache-control')).toMatch(/^public, max-age=30/);
  });

  test('is answered to HEAD without its body', async () => {
    const { body } = await warm(studio());
    const response = await server.client().fetch(studio(), { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
    expect(await response.text()).toBe('');
  });

  test('is given to whoever is logged in, in the language of their account', async () => {
    const { client } = await signedIn(server);
    await warm(studio());
    const { statements } = await get(studio(), {}, client);
    expect(statements.join()).not.toContain('from "studios"');
  });
});

describe('nothing is kept', () => {
  test('of what there is not', async () => {
    const missing = `/api/studios/${id + 1}`;
    expect((await warm(missing)).response.status).toBe(404);
    await createStudio(server.database.em, { name: 'Come since' });
    expect((await get(missing)).body).toContain('Come since');
  });

  test('of what is somebody’s own', async () => {
    const { client, user } = await signedIn(server);
    await get('/api/auth/me', {}, client);
    const again = await get('/api/auth/me', {}, client);
    expect(again.body).toContain(user.email);
    expect((await get('/api/auth/me')).response.status).toBe(401);
  });
});
