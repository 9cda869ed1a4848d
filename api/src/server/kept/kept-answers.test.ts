import { brotliDecompressSync } from 'node:zlib';
import { request } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { sqlOf } from '#db/orm.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer({ env: { KEPT_ANSWERS: 'on' } });

const text = 'query Name($id: ID!) { studio(id: $id) { id name } }';
const list = '{ studios(first: 100) { nodes { id name description street } } }';

let id: string;

beforeEach(async () => {
  const studio = await createStudio(server.database.em, { name: 'Before' });
  id = String(studio.id);
});

interface Ask {
  query?: string;
  variables?: object;
  headers?: Record<string, string>;
  client?: ReturnType<typeof server.client>;
}

/** Asks, and says what it took. */
async function ask({ query = text, variables = { id }, headers = {}, client }: Ask = {}) {
  server.database.takeQueries();
  const response = await (client ?? server.client()).fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const body = await response.text();
  const statements = server.database.takeQueries();
  return { status: response.status, headers: response.headers, body, statements };
}

/** Asks until the result is kept. */
async function warm(asked: Ask = {}) {
  await ask(asked);
  return ask(asked);
}

function get(query: string, headers: Record<string, string>) {
  return server.client().fetch(`/graphql?query=${encodeURIComponent(query)}`, { headers });
}

const rename = (name: string) =>
  sqlOf(server.database.em)
    .updateTable('studios')
    .set({ name })
    .where('id', '=', Number(id))
    .execute();

describe('a public result', () => {
  test('is asked for once, and is the same to the byte from then on', async () => {
    const made = await ask();
    await ask();
    const kept = await ask();
    expect(kept.statements).toEqual([]);
    expect(made.statements).not.toEqual([]);
    expect(kept.body).toBe(made.body);
    const headers = (of: Headers) => [...of].filter(([name]) => name !== 'date');
    expect(headers(kept.headers)).toEqual(headers(made.headers));
  });

  test('is made anew once what it shows has changed', async () => {
    await warm();
    await rename('After');
    expect((await ask()).body).toContain('After');
  });

  test('whose variables come in another order is the same', async () => {
    const query =
      'query Two($id: ID!, $b: Int) { studio(id: $id) { name } studios(first: $b) { totalCount } }';
    await warm({ query, variables: { id, b: 3 } });
    expect((await ask({ query, variables: { b: 3, id } })).statements).toEqual([]);
    expect((await ask({ query, variables: { b: 4, id } })).statements).not.toEqual([]);
  });

  test.each([
    ['another language', { 'Accept-Language': 'de' }],
    ['another host', { Host: 'elsewhere.example' }],
    ['another kind of response', { Accept: 'application/graphql-response+json' }],
  ])('is one of its own in %s', async (_, headers) => {
    await warm();
    const { statusCode } = await raw(headers);
    expect(statusCode).toBe(200);
    expect(server.database.takeQueries()).not.toEqual([]);
  });

  test('is compressed for who takes that, and told apart by nothing else', async () => {
    for (let count = 0; count < 10; count += 1) await createStudio(server.database.em);
    const plain = await warm({
      query: list,
      variables: {},
      headers: { 'Accept-Encoding': 'identity' },
    });
    server.database.takeQueries();
    const { headers, bytes } = await raw({ 'Accept-Encoding': 'br' }, list, {});
    expect(server.database.takeQueries()).toEqual([]);
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(bytes).toString()).toBe(plain.body);
  });

  test('may be asked for by GET, which answers 304 to who has it', async () => {
    const headers = { 'Apollo-Require-Preflight': 'yes' };
    await get(list, headers);
    const etag = (await get(list, headers)).headers.get('etag')!;
    server.database.takeQueries();
    const again = await get(list, {
      ...headers,
      'If-None-Match': etag,
      // Else it says that it wants no cache to answer.
      'Cache-Control': 'max-age=0',
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toMatch(/^public, max-age=30/);
    expect(again.headers.get('content-type')).toBeNull();
    expect(server.database.takeQueries()).toEqual([]);
  });
});

describe('what is kept is refused as ever', () => {
  test('to a page of another site', async () => {
    await warm();
    expect((await ask({ headers: { Origin: 'https://evil.example' } })).status).toBe(403);
  });

  test('by GET without what no form can send', async () => {
    const headers = { 'Apollo-Require-Preflight': 'yes' };
    await get(list, headers);
    await get(list, headers);
    expect((await get(list, {})).status).toBe(400);
  });

  test('with values that nothing could hold', async () => {
    await warm();
    expect((await ask({ variables: { id, more: '\0' } })).status).toBe(400);
  });
});

describe('nothing is kept', () => {
  test('of what is somebody’s own', async () => {
    const { client } = await signedIn(server);
    const query = '{ me { id name } }';
    await warm({ query, client });
    expect((await ask({ query })).body).toContain('"me":null');
    const heart = 'query Heart($id: ID!) { studio(id: $id) { isFavorite } }';
    await warm({ query: heart, client });
    expect((await ask({ query: heart, client })).statements).not.toEqual([]);
  });

  test('of what failed', async () => {
    const query = '{ studios(first: 1000) { totalCount } }';
    expect((await warm({ query, variables: {} })).body).toContain('errors');
    expect((await ask({ query, variables: {} })).body).toContain('errors');
    const missing = await warm({ variables: { id: '999999' } });
    const studio = await createStudio(server.database.em);
    expect(missing.body).not.toContain(studio.name);
  });
});

test('whoever is logged in gets what is kept, in the language of their account', async () => {
  const { client } = await signedIn(server);
  await warm();
  const { statements } = await ask({ client });
  // Whose session it is was looked up, since it may say another language; the studio was not.
  expect(statements.join()).not.toContain('from "studios"');
});

/** A request as `fetch` does not let one send it. */
function raw(headers: Record<string, string>, query = text, variables: object = { id }) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    statusCode: number | undefined;
    headers: Record<string, unknown>;
    bytes: Buffer;
  }>();
  const sent = request(
    `${server.url}/graphql`,
    { method: 'POST', headers: { 'Content-Type': 'application/json', Accept: '*/*', ...headers } },
    (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          statusCode: response.statusCode,
          headers: response.headers,
          bytes: Buffer.concat(parts),
        }),
      );
    },
  );
  sent.on('error', reject);
  sent.end(JSON.stringify({ query, variables }));
  return promise;
}
