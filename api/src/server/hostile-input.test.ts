import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

interface RawResult {
  status: number;
  body: string;
}

/** Sends a request just so: `fetch` would put some of it right. */
function send(
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: {
    method?: string;
    headers?: Record<string, string>;
    body?: string | Buffer;
  } = {},
): Promise<RawResult> {
  const { hostname, port } = new URL(server.url);
  const { promise, resolve, reject } = Promise.withResolvers<RawResult>();
  const sent = request({ hostname, port, path, method, headers }, (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (piece: string) => (text += piece));
    response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

const json = { 'Content-Type': 'application/json' };
const post = (path: string, body: string | Buffer, headers = json) =>
  send(path, { method: 'POST', headers, body });

/** What came back, and whether it was logged as a defect. */
function outcomeOf({ status, body }: RawResult) {
  const code = /"code":"(\w+)"/.exec(body)?.[1];
  return { status, code, logged: server.takeLog() };
}

const refused = {
  status: 400,
  code: expect.stringMatching(
    /^(BAD_USER_INPUT|BAD_REQUEST|GRAPHQL_VALIDATION_FAILED)$/,
  ) as unknown,
  logged: [],
};

describe('an address', () => {
  test.each(['/api/studios/%ff', '/api/studios/%', '/api/users/%E0%A4%A/favorites'])(
    '%s that cannot be decoded is refused',
    async (path) => {
      expect(outcomeOf(await send(path))).toEqual(refused);
    },
  );

  test.each(['/api/search?q=%00', '/api/studios?equipment=%00', '/api/studios?city=a%00b'])(
    '%s with a NUL is refused',
    async (path) => {
      expect(outcomeOf(await send(path))).toEqual(refused);
    },
  );

  test('of a feed with a NUL has nothing at it', async () => {
    const { status, logged } = outcomeOf(await send('/podcast/%00/feed.xml'));
    expect([status, logged]).toEqual([404, []]);
  });
});

describe('a Host', () => {
  test.each(['user:password@localhost', 'localhost/path', 'local host', 'localhost:99999999', '?'])(
    '%s is refused',
    async (Host) => {
      const result = await send('/api/studios', { headers: { Host } });
      expect(outcomeOf(result)).toEqual(refused);
    },
  );

  test.each(['localhost', 'localhost:4000', 'roomtone.example', '127.0.0.1:80', '[::1]:4000'])(
    '%s is not',
    async (Host) => {
      expect((await send('/api/studios', { headers: { Host } })).status).toBe(200);
    },
  );
});

describe('a body', () => {
  test.each(['gzip', 'deflate', 'br'])('whose %s is broken is refused', async (encoding) => {
    const headers = { ...json, 'Content-Encoding': encoding };
    expect(
      outcomeOf(await post('/api/auth/login', Buffer.from('{"identifier":"x"}'), headers)),
    ).toEqual(refused);
  });

  test.each(['/api/auth/login', '/api/bookings', '/graphql'])(
    'to %s that is nested 5,000 levels deep is refused',
    async (path) => {
      const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
      expect(outcomeOf(await post(path, `{"query":"{ __typename }","variables":${deep}}`))).toEqual(
        refused,
      );
      expect(outcomeOf(await post(path, '['.repeat(5000) + ']'.repeat(5000)))).toEqual(refused);
    },
  );

  test.each([
    '{"__proto__":{"identifier":"x"}}',
    '{"constructor":"x","password":"y"}',
    '{"identifier":{"toString":"x"},"password":"y"}',
    '{"identifier":"x","password":{"valueOf":1}}',
    '{"hasOwnProperty":1}',
  ])('%s is refused', async (body) => {
    for (const path of ['/api/auth/login', '/api/auth/register', '/api/bookings', '/graphql']) {
      expect(outcomeOf(await post(path, body))).toEqual(refused);
    }
  });

  test('that is cut off is no defect', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const head = `POST /api/bookings HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
    socket.write(`${head}Content-Length: 1000\r\n\r\n{"studioId":`, () => socket.destroy());
    await once(socket, 'close');
    // Whatever it logs, it has logged by the time that another request is answered.
    await send('/api/studios');
    expect(server.takeLog()).toEqual([]);
  });
});

describe('a query', () => {
  const ask = (query: string, variables: unknown = {}) =>
    post('/graphql', JSON.stringify({ query, variables }));

  test('of the kind that only sockets answer is refused', async () => {
    expect(outcomeOf(await ask('subscription { anything }'))).toEqual(refused);
    expect(outcomeOf(await ask('subscription { __typename }'))).toEqual(refused);
  });

  test('that does not match its persisted hash is refused', async () => {
    const persistedQuery = { version: 1, sha256Hash: 'f'.repeat(64) };
    const body = { query: '{ __typename }', extensions: { persistedQuery } };
    expect(outcomeOf(await post('/graphql', JSON.stringify(body)))).toEqual(refused);
  });

  test.each([
    ['{ equipment(text: "a\\u0000b") { name } }', {}, 'text'],
    ['query ($text: String!) { equipment(text: $text) { name } }', { text: 'a\0b' }, 'text'],
    [
      'query ($filter: StudioFilterInput) { studios(filter: $filter) { totalCount } }',
      { filter: { equipment: ['\0'] } },
      'filter.equipment.0',
    ],
  ])('with a NUL is refused, naming the field: %j', async (query, variables, field) => {
    const result = await ask(query, variables);
    expect(outcomeOf(result)).toEqual(refused);
    expect(result.body).toContain(`"${field}":"Must not contain NUL characters"`);
  });

  test('sent by GET is held to the same', async () => {
    const address = (parts: Record<string, string>) =>
      `/graphql?${new URLSearchParams(parts).toString()}`;
    const get = (parts: Record<string, string>) => send(address(parts), { headers: json });
    const query = 'query ($text: String!) { equipment(text: $text) { name } }';
    expect(outcomeOf(await get({ query, variables: '{"text":"\\u0000"}' }))).toEqual(refused);
    expect(outcomeOf(await get({ query, variables: '['.repeat(5000) }))).toEqual(refused);
    const extensions = '{"persistedQuery":{"version":1,"sha256Hash":{"toString":1}}}';
    expect(outcomeOf(await get({ extensions }))).toEqual(refused);
  });

  test.each([
    ['studios', '[1,9e15]'],
    ['studios', '["x","1"]'],
    ['studios', '[null,1]'],
    ['reviews', '[9e15,1]'],
    ['studios of an owner', '[1,1e10]'],
  ])('for a list of %s that goes on after %s is refused', async (field, key) => {
    const after = Buffer.from(key).toString('base64url');
    const { user } = await signedIn(server);
    const list = `(after: "${after}") { nodes { id } }`;
    const query = {
      studios: `{ studios${list} }`,
      reviews: `{ user(id: ${user.id}) { reviews${list} } }`,
      'studios of an owner': `{ user(id: ${user.id}) { studios${list} } }`,
    }[field];
    const { status, body } = await ask(query!);
    expect([status, body.includes('Is not a valid cursor')]).toEqual([200, true]);
  });

  test.each([
    ['from: "0000-01-01", to: "0000-01-02"'],
    ['from: "9999-12-30", to: "9999-12-31"'],
    ['from: "2026-11-31", to: "2026-12-02"'],
  ])('for the calendar %s is refused', async (range) => {
    const { id } = await createStudio(server.database.em);
    expect(
      outcomeOf(await ask(`{ studio(id: ${id}) { availability(${range}) { hours } } }`)),
    ).toEqual(refused);
  });

  test.each(['2026-11-31T10:00:00Z', '2026-12-08T24:00:00Z', '0000-01-01T00:00:00Z'])(
    'for the price of a booking at %s is refused',
    async (startsAt) => {
      const { id: studioId } = await createStudio(server.database.em);
      expect(
        outcomeOf(
          await ask('query ($input: SlotInput!) { quote(input: $input) { totalCents } }', {
            input: { studioId, startsAt, hours: 2 },
          }),
        ),
      ).toEqual(refused);
    },
  );
});
