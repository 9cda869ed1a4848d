import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient } from 'graphql-ws';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createStudio } from '#db/studios/studio.factory.ts';
import { eventually } from '#db/testing/eventually.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { findLiveSessions } from '#db/accounts/session.repository.ts';
import { startLiveServer } from '#api/testing/live-server.ts';
import type { LiveServer } from '#api/testing/live-server.ts';
import { refusalOf, TestSocket } from '#api/testing/test-socket.ts';
import type { SocketLimits } from './socket-limits.ts';

const database = useDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-sockets-'));
const servers: LiveServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function startServer(
  limits: Partial<SocketLimits> = {},
  env: Record<string, string> = {},
): Promise<LiveServer> {
  const now = '2026-12-01T12:00:00Z';
  const server = await startLiveServer({ url: database.url, dataDir, now, limits, env });
  servers.push(server);
  return server;
}

const CALENDAR =
  'subscription ($studioId: ID!) { studioCalendarChanged(studioId: $studioId) { version } }';

describe('a socket', () => {
  test('speaks to the client of graphql-ws', async () => {
    const { host, hub } = await startServer();
    const { id: studioId } = await createStudio(database.em);
    const client = createClient({ url: `ws://${host}/graphql`, webSocketImpl: WebSocket });
    const results = client.iterate({ query: CALENDAR, variables: { studioId } });
    const { value } = (await results.next()) as IteratorResult<unknown>;
    expect(value).toEqual({ data: { studioCalendarChanged: { version: '0' } } });
    expect(hub.count).toBe(1);
    await results.return?.();
    await client.dispose();
    await eventually(() => expect(hub.count).toBe(0));
  });

  test('leaves nothing behind when the line is cut', async () => {
    const { host, hub, sockets } = await startServer();
    const { id: studioId } = await createStudio(database.em);
    const [graphql, plain] = [await TestSocket.graphql(host), await TestSocket.open(host, '/ws')];
    graphql.subscribe(CALENDAR, { studioId });
    plain.send({ type: 'SUBSCRIBE', payload: { topic: 'STUDIO_CALENDAR_UPDATE', studioId } });
    await Promise.all([graphql.next(), plain.next()]);
    expect([sockets.size, hub.count]).toEqual([2, 2]);
    graphql.cut();
    plain.cut();
    await eventually(() => expect([sockets.size, hub.count]).toEqual([0, 0]));
  });

  test.each(['/graphql', '/ws'])('at %s is refused to pages of other sites', async (path) => {
    const { host, logged } = await startServer();
    const headers = { Origin: 'https://elsewhere.example' };
    expect(await refusalOf(host, path, { headers })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(logged).toContainEqual(
      expect.objectContaining({ security: 'forbidden', address: '127.0.0.1' }),
    );
    const own = await TestSocket.open(host, path, { headers: { Origin: `http://${host}` } });
    own.cut();
  });

  test('opens behind a proxy at the address that people know, and counts whom that speaks for', async () => {
    const env = { PUBLIC_URL: 'https://roomtone.example', TRUST_PROXY: '1' };
    const { host } = await startServer({ perNetwork: 1 }, env);
    const from = (address: string) => ({
      headers: { Origin: 'https://roomtone.example', 'X-Forwarded-For': address },
    });
    await TestSocket.open(host, '/ws', from('198.51.100.7'));
    await TestSocket.open(host, '/ws', from('198.51.100.8'));
    expect(await refusalOf(host, '/ws', from('198.51.100.7'))).toMatchObject({ status: 429 });
  });

  test('opens nowhere else', async () => {
    const { host } = await startServer();
    for (const path of ['/', '/api', '/graphql/ws', '/constructor']) {
      expect(await refusalOf(host, path)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
  });

  test('leaves other sockets to whoever else opens some, as Vite does', async () => {
    const { host, server } = await startServer();
    const vite = new WebSocketServer({ noServer: true });
    server.on('upgrade', (request, socket, head) => {
      if (request.url !== '/') return;
      vite.handleUpgrade(request, socket, head, (opened) => opened.send('{"type":"connected"}'));
    });
    const theirs = await TestSocket.open(host, '/', { protocol: 'vite-hmr' });
    expect(await theirs.next()).toEqual({ type: 'connected' });
    const ours = await TestSocket.graphql(host);
    for (const { socket } of [theirs, ours]) socket.terminate();
  });

  test('is refused where the request cannot be one of a browser, and the server goes on', async () => {
    const { host } = await startServer();
    const port = Number(host.split(':')[1]);
    for (const lines of [
      ['GET /ws HTTP/1.1', `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket'],
      ['GET /ws HTTP/1.1', 'Host: a b', 'Connection: Upgrade', 'Upgrade: websocket'],
      ['POST /graphql HTTP/1.1', `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket'],
      ['GET /ws HTTP/1.1', `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: h2c'],
    ]) {
      const socket = connect(port, '127.0.0.1');
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
    await TestSocket.open(host, '/ws');
  });
});

describe('limits of sockets', () => {
  test('of everybody are told as a server that is busy', async () => {
    const { host } = await startServer({ total: 1 });
    const first = await TestSocket.open(host, '/ws');
    expect(await refusalOf(host, '/ws')).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE', retryAfter: 5 },
    });
    first.cut();
    await eventually(async () => void (await TestSocket.open(host, '/ws')));
  });

  test('of a user count all their tabs, wherever these are', async () => {
    const server = await startServer({ perUser: 2 });
    const client = server.client();
    await client.register();
    await TestSocket.open(server.host, '/ws', { client });
    await TestSocket.open(server.host, '/graphql', { client, protocol: 'graphql-transport-ws' });
    expect(await refusalOf(server.host, '/ws', { client })).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    });
    await TestSocket.open(server.host, '/ws');
  });

  test('count what one socket follows', async () => {
    const { host } = await startServer({ followed: 2 });
    const studios = [];
    for (let count = 0; count < 3; count += 1) studios.push(await createStudio(database.em));
    const [graphql, plain] = [await TestSocket.graphql(host), await TestSocket.open(host, '/ws')];
    for (const [index, { id: studioId }] of studios.entries()) {
      graphql.subscribe(CALENDAR, { studioId }, String(index));
      plain.send({ type: 'SUBSCRIBE', payload: { topic: 'STUDIO_CALENDAR_UPDATE', studioId } });
      const isTooMuch = index === 2;
      expect(await graphql.next()).toMatchObject(
        isTooMuch
          ? { type: 'error', payload: [{ extensions: { code: 'RATE_LIMITED' } }] }
          : { type: 'next' },
      );
      expect(await plain.next()).toMatchObject(
        isTooMuch
          ? { type: 'ERROR', payload: { code: 'RATE_LIMITED' } }
          : { type: 'STUDIO_CALENDAR_UPDATE' },
      );
    }
  });

  test('end a socket that sends too much, at once or over time', async () => {
    const { host } = await startServer({ messagesPerBeat: 10, messageBytes: 1000 });
    const chatty = await TestSocket.open(host, '/ws');
    for (let count = 0; count <= 10; count += 1) chatty.send('{}');
    expect(await chatty.closed).toMatchObject({ code: 4429 });
    const large = await TestSocket.open(host, '/ws');
    large.send('x'.repeat(1001));
    expect(await large.closed).toMatchObject({ code: 1009 });
  });

  test('cut off whoever takes nothing of what they are sent', async () => {
    const { host, sockets } = await startServer({
      waitingBytes: 1000,
      messagesPerBeat: Number.POSITIVE_INFINITY,
    });
    const slow = await TestSocket.graphql(host);
    slow.socket.pause();
    // Each is answered, until what waits fills the buffers of both ends.
    const asking = setInterval(() => {
      for (let count = 0; count < 200; count += 1) {
        slow.send({ type: 'ping', payload: { text: 'x'.repeat(10_000) } });
      }
    });
    await eventually(() => expect(sockets.size).toBe(0));
    clearInterval(asking);
    slow.cut();
  });

  test('end a socket whose other end is gone without a word', async () => {
    const { host, sockets } = await startServer({ beatMs: 50 });
    const gone = await TestSocket.open(host, '/ws');
    const alive = await TestSocket.open(host, '/ws');
    gone.socket.pause();
    await eventually(() => expect(sockets.size).toBe(1));
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
    gone.cut();
  });
});

describe('what is asked over GraphQL’s socket', () => {
  const studioId = '1';

  test.each([
    ['is no subscription', '{ categories { id } }', {}, /Only subscriptions/],
    ['changes something', 'mutation { logout }', {}, /Only subscriptions/],
    ['is no GraphQL', 'subscription {', {}, /Syntax Error/],
    ['is not in the schema', 'subscription { everything }', {}, /Cannot query field "everything"/],
    [
      'follows two things at once',
      `subscription { a: myBookingsChanged { version } b: myBookingsChanged { version } }`,
      {},
      /must select only one top level field/,
    ],
    [
      'has too many names for one thing',
      `subscription { myBookingsChanged { ${Array.from({ length: 40 }, (_, index) => `a${index}: version`).join(' ')} } }`,
      {},
      /Aliases limit/,
    ],
    ['is endless', `subscription { ${'a '.repeat(3000)} }`, {}, /2000 tokens/],
    ['holds what no field could', CALENDAR, { studioId: 'a\0' }, /studioId/],
    ['lacks a variable', CALENDAR, {}, /studioId/],
  ])('and %s is refused', async (_what, query, variables, expected) => {
    const { host, logged } = await startServer();
    const socket = await TestSocket.graphql(host);
    socket.subscribe(query, variables);
    const told = await socket.next<{ type: string; payload: { message: string }[] }>();
    expect(told).toMatchObject({
      type: 'error',
      payload: [{ message: expect.stringMatching(expected) as string }],
    });
    expect(told.payload[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    expect(JSON.stringify(told)).not.toContain('stack');
    expect(logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  test('and fails by our fault is told by the id of what is logged', async () => {
    const { host, runtime, logged } = await startServer();
    vi.spyOn(runtime.live, 'follow').mockImplementation(() => {
      throw new Error('secret reason');
    });
    const { id } = await createStudio(database.em);
    const socket = await TestSocket.graphql(host);
    socket.subscribe(CALENDAR, { studioId: id });
    const told = await socket.next<{ payload: { errors: { extensions: object }[] } }>();
    expect(told.payload.errors[0]!.extensions).toMatchObject({
      code: 'INTERNAL',
      errorId: expect.any(String) as string,
    });
    expect(JSON.stringify(told)).not.toContain('secret');
    expect(logged).toContainEqual(expect.objectContaining({ msg: 'unexpected error' }));
  });

  test('without saying first that the protocol is spoken ends the socket', async () => {
    const { host } = await startServer();
    const protocol = 'graphql-transport-ws';
    const early = await TestSocket.open(host, '/graphql', { protocol });
    early.subscribe(CALENDAR, { studioId });
    expect(await early.closed).toMatchObject({ code: 4401 });
    const other = await TestSocket.open(host, '/graphql');
    expect(await other.closed).toMatchObject({ code: 4406 });
    const odd = await TestSocket.graphql(host);
    odd.send('nonsense');
    expect(await odd.closed).toMatchObject({ code: 4400 });
  });
});

describe('the end of the process', () => {
  test('closes sockets, says so, and opens no more', async () => {
    const { host, sockets } = await startServer();
    const [graphql, plain] = [await TestSocket.graphql(host), await TestSocket.open(host, '/ws')];
    sockets.drain(20);
    expect(await refusalOf(host, '/ws')).toMatchObject({ status: 503 });
    expect(await graphql.closed).toEqual({ code: 1001, reason: 'Going away' });
    expect(await plain.closed).toEqual({ code: 1001, reason: 'Going away' });
    await eventually(() => expect(sockets.size).toBe(0));
  });

  test('does not wait for whoever does not answer', async () => {
    const { host, sockets } = await startServer();
    const deaf = await TestSocket.open(host, '/ws');
    deaf.socket.pause();
    sockets.drain(0);
    await eventually(() => expect(sockets.size).toBe(0));
    deaf.socket.resume();
    await once(deaf.socket, 'close');
  });
});

test('sessions that are over are told from those that are not', async () => {
  const server = await startServer();
  const client = server.client();
  await client.register();
  const hash = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(client.session)),
  );
  const live = (now: string) => findLiveSessions(database.sql, [hash], Date.parse(now));
  expect(await live('2026-12-01T12:00:00Z')).toMatchObject([{ role: 'user' }]);
  expect(await live('2027-12-01T12:00:00Z')).toEqual([]);
});
