import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddedServer, urlOf } from '#db/embedded/embedded-server.ts';
import type { EmbeddedServer } from '#db/embedded/embedded-server.ts';
import { runningPostmaster } from '#db/embedded/postmaster.ts';
import { openDatabase, sqlOf } from '#db/orm.ts';
import { createDatabase, prepareDatabase } from '#db/prepare.ts';
import { eventually } from '#db/testing/eventually.ts';
import { freeze } from '#db/testing/freeze.ts';
import { throwAwayFolder } from '#db/testing/throw-away-folder.ts';
import { startServerOver } from '#api/testing/server-over-database.ts';
import type { ServerOverDatabase } from '#api/testing/server-over-database.ts';
import type { TestClient } from '#api/testing/test-client.ts';

// What is committed has to outlive its processes; it need not outlive the machine.
const settings = { fsync: 'off' };

let dataDir: string;
let database: EmbeddedServer;
let url: string;
let events: string[];
let server: ServerOverDatabase;

const startDatabase = () =>
  startEmbeddedServer({
    dataDir,
    settings,
    watcher: {
      died: () => events.push('died'),
      failed: () => undefined,
      back: () => events.push('back'),
      givenUp: (error) => events.push(error.message),
    },
  });

beforeAll(async () => {
  dataDir = throwAwayFolder('roomtone-outage-');
  events = [];
  database = await startDatabase();
  url = urlOf(database, 'roomtone');
  await createDatabase({ url });
  const orm = await openDatabase({ url });
  await prepareDatabase(orm);
  await orm.close();
});

afterEach(async () => {
  await server.close();
  events = [];
});

afterAll(async () => {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What each way to reach the server responds with. */
async function responsesTo(client: TestClient) {
  const japanese = { 'Accept-Language': 'ja', Cookie: 'roomtone_session=unknown' };
  const [rest, query, page, ownPage, ready, health] = await Promise.all([
    client.get<{ code?: string }>('/api/studios'),
    client.graphql('{ categories { id } }'),
    client.fetch('/'),
    client.fetch('/', { headers: japanese }),
    client.get('/readyz'),
    client.get('/healthz'),
  ]);
  const retryAfter = (response: { headers: Headers }) => response.headers.get('Retry-After');
  return {
    rest: [rest.status, rest.body.code, retryAfter(rest)],
    query: [query.status, query.errors[0]?.extensions.code],
    page: [page.status, /<h1>.*<\/h1>|All of it/.exec(await page.text())?.[0], retryAfter(page)],
    ownPage: [ownPage.status, /<h1>.*<\/h1>|All of it/.exec(await ownPage.text())?.[0]],
    ready: ready.status,
    health: health.status,
  };
}

const unavailable = {
  rest: [503, 'UNAVAILABLE', '2'],
  query: [503, 'UNAVAILABLE'],
  page: [503, '<h1>We’ll be right back</h1>', '2'],
  ownPage: [503, '<h1>まもなく再開します</h1>'],
  ready: 503,
  health: 200,
};

const working = {
  rest: [200, undefined, null],
  query: [200, undefined],
  page: [200, 'All of it', null],
  ownPage: [200, 'All of it'],
  ready: 200,
  health: 200,
};

const untilWorking = (client: TestClient) =>
  eventually(async () => {
    const responses = await responsesTo(client);
    expect(responses).toEqual(working);
    return responses;
  });

test('a database that is stopped is answered 503, and healed when it is there again', async () => {
  server = await startServerOver({ url, dataDir });
  const client = server.client();
  await untilWorking(client);
  await database.stop();
  expect(await responsesTo(client)).toEqual(unavailable);
  database = await startDatabase();
  expect(await untilWorking(client)).toEqual(working);
});

test('a database that is killed comes back with everything that was acknowledged', async () => {
  server = await startServerOver({ url, dataDir });
  const client = server.client();
  await untilWorking(client);
  const statuses = new Set<number>();
  const acknowledged: string[] = [];
  const register = async (username: string) => {
    const email = `${username}@example.com`;
    const person = { username, email, name: 'Test', password: 'correct horse' };
    const { status } = await client.post('/api/auth/register', person);
    statuses.add(status);
    if (status === 201) acknowledged.push(username);
  };
  const over = new AbortController();
  const people = ['ada', 'bob', 'cleo', 'dan'].map(async (name) => {
    for (let number = 0; !over.signal.aborted; number += 1) await register(`${name}${number}`);
  });
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(5));
  process.kill(runningPostmaster(join(dataDir, 'cluster'))!.pid, 'SIGKILL');
  await eventually(() => expect(events).toEqual(['died', 'back']));
  const before = acknowledged.length;
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(before + 5));
  over.abort();
  await Promise.all(people);
  expect([201, 503]).toEqual(expect.arrayContaining([...statuses]));
  const rows = await sqlOf(server.orm.em).selectFrom('users').select('username').execute();
  const stored = rows.map(({ username }) => username);
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  await untilWorking(client);
});

describe('a database that is frozen', () => {
  const limits = { connect: 1000, statement: 1500, silence: 2000, idleTransaction: 60_000 };

  test('is answered 503 while it lasts, and healed when it goes on', async () => {
    server = await startServerOver({ url, dataDir, limits });
    const client = server.client();
    await untilWorking(client);
    const thaw = await freeze(url, dataDir);
    try {
      // Over the connections that there are, and over new ones.
      expect(await responsesTo(client)).toEqual(unavailable);
      expect(await responsesTo(client)).toEqual(unavailable);
    } finally {
      await thaw();
    }
    expect(await untilWorking(client)).toEqual(working);
  });

  test('answers everybody, also those who wait for a connection', async () => {
    server = await startServerOver({ url, dataDir, limits });
    const client = server.client();
    await untilWorking(client);
    const thaw = await freeze(url, dataDir);
    const readers = Array.from({ length: 20 }, () => client.get('/api/studios'));
    const statuses = await Promise.all(readers.map(async (reader) => (await reader).status));
    await thaw();
    expect(new Set(statuses)).toEqual(new Set([503]));
    await untilWorking(client);
  });
});
