import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { expireAllOverdueRequests } from '#api/features/bookings/booking-expiry.service.ts';
import { startLiveServer } from '#api/testing/live-server.ts';
import type { LiveServer } from '#api/testing/live-server.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { TestSocket } from '#api/testing/test-socket.ts';

/*
 * Two servers over one database, each with a change feed of its own, as two processes have them:
 * what happens in one is heard in the other.
 */
const database = useDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-live-'));
const servers: LiveServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function startServer(options: { compareEveryMs?: number } = {}): Promise<LiveServer> {
  const now = '2026-12-01T12:00:00Z';
  const server = await startLiveServer({ url: database.url, dataDir, now, ...options });
  servers.push(server);
  return server;
}

const CALENDAR = /* GraphQL */ `
  subscription ($studioId: ID!, $since: String) {
    studioCalendarChanged(studioId: $studioId, since: $since) {
      studioId
      version
    }
  }
`;

const MINE = /* GraphQL */ `
  subscription ($since: String) {
    myBookingsChanged(since: $since) {
      version
    }
  }
`;

const CANCEL = /* GraphQL */ `
  mutation ($id: ID!) {
    cancelBooking(input: { id: $id }) {
      booking {
        id
      }
    }
  }
`;

interface Told<Field extends string> {
  type: string;
  payload: { data: Record<Field, { studioId?: string; version: string }> };
}

/** Books two hours from `startTime` on December 9. @returns the id of the booking */
async function book(client: TestClient, studioId: number, startTime: string, key?: string) {
  const { status, body } = await client.post<{ id: number }>(
    '/api/bookings',
    { studioId, date: '2026-12-09', startTime, hours: 2 },
    key ? { 'Idempotency-Key': key } : {},
  );
  expect(status).toBe(201);
  return body.id;
}

async function musicianAt(server: LiveServer): Promise<TestClient & { id: number }> {
  const client = server.client();
  const { id } = await client.register();
  return Object.assign(client, { id });
}

/** The version that a subscription is told next. */
async function versionFrom(socket: TestSocket): Promise<string> {
  const { type, payload } = await socket.next<Told<string>>();
  expect(type).toBe('next');
  return Object.values(payload.data)[0]!.version;
}

async function follow(socket: TestSocket, query: string, variables = {}): Promise<string> {
  socket.subscribe(query, variables);
  return versionFrom(socket);
}

describe('the calendar of a studio', () => {
  test('tells somebody who is not logged in what another process books and cancels', async () => {
    const [here, there] = [await startServer(), await startServer()];
    const { id: studioId } = await createStudio(database.em);
    const socket = await TestSocket.graphql(here.host);
    const first = await follow(socket, CALENDAR, { studioId });
    expect(first).toBe('0');
    const musician = await musicianAt(there);
    const bookingId = await book(musician, studioId, '10:00');
    const { payload } = await socket.next<Told<'studioCalendarChanged'>>();
    const { version } = payload.data.studioCalendarChanged;
    expect(payload.data.studioCalendarChanged.studioId).toBe(String(studioId));
    expect(Number(version)).toBeGreaterThan(0);
    const { errors } = await musician.graphql(CANCEL, { id: bookingId });
    expect(errors).toEqual([]);
    expect(Number(await versionFrom(socket))).toBeGreaterThan(Number(version));
  });

  test('tells nothing of other studios, nor of a booking that was only repeated', async () => {
    const here = await startServer();
    const [studio, other] = [await createStudio(database.em), await createStudio(database.em)];
    const socket = await TestSocket.graphql(here.host);
    await follow(socket, CALENDAR, { studioId: studio.id });
    const musician = await musicianAt(here);
    await book(musician, other.id, '10:00');
    await book(musician, studio.id, '10:00', 'the-same-attempt');
    await versionFrom(socket);
    await book(musician, studio.id, '10:00', 'the-same-attempt');
    await book(musician, studio.id, '14:00');
    await versionFrom(socket);
    expect(socket.unasked).toEqual([]);
  });

  test('tells after a cut line what happened meanwhile, in whichever process', async () => {
    const [here, there] = [await startServer(), await startServer()];
    const { id: studioId } = await createStudio(database.em);
    const musician = await musicianAt(here);
    const socket = await TestSocket.graphql(here.host);
    await follow(socket, CALENDAR, { studioId });
    await book(musician, studioId, '09:00');
    const since = await versionFrom(socket);
    socket.cut();
    await book(musician, studioId, '12:00');
    const again = await TestSocket.graphql(there.host);
    const version = await follow(again, CALENDAR, { studioId, since });
    expect(Number(version)).toBeGreaterThan(Number(since));
    // Whoever has heard of it comes again without being told a second time.
    again.cut();
    const third = await TestSocket.graphql(here.host);
    third.subscribe(CALENDAR, { studioId, since: version });
    await book(musician, studioId, '15:00');
    expect(Number(await versionFrom(third))).toBeGreaterThan(Number(version));
    expect(third.unasked).toEqual([]);
  });

  test('tells what was missed while the change feed was cut', async () => {
    const here = await startServer();
    const { id: studioId } = await createStudio(database.em);
    const socket = await TestSocket.graphql(here.host);
    await follow(socket, CALENDAR, { studioId });
    // Nobody publishes this: it is found when the feed is connected again.
    await sql`
      INSERT INTO topic_versions VALUES (${`studioCalendar[${studioId}]`}, 77)
    `.execute(database.sql);
    await sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'roomtone changes' AND datname = current_database()
    `.execute(database.sql);
    expect(await versionFrom(socket)).toBe('77');
  });

  test('tells what a process committed that died before it could say so', async () => {
    const here = await startServer({ compareEveryMs: 20 });
    const { id: studioId } = await createStudio(database.em);
    const socket = await TestSocket.graphql(here.host);
    await follow(socket, CALENDAR, { studioId });
    await sql`
      INSERT INTO topic_versions VALUES (${`studioCalendar[${studioId}]`}, 77)
    `.execute(database.sql);
    expect(await versionFrom(socket)).toBe('77');
  });

  test('is followed by nobody when there is no such studio, or it is not public', async () => {
    const here = await startServer();
    const { id } = await createStudio(database.em, { status: 'pending' });
    const socket = await TestSocket.graphql(here.host);
    for (const studioId of [id, 999_999, 'seven']) {
      socket.subscribe(CALENDAR, { studioId });
      expect(await socket.next()).toMatchObject({
        type: 'next',
        payload: { errors: [{ extensions: { code: 'NOT_FOUND' } }] },
      });
      expect(await socket.next()).toMatchObject({ type: 'complete' });
    }
    expect(here.hub.count).toBe(0);
  });
});

describe('one’s own bookings', () => {
  test('notify of a booking made elsewhere and of a request that expires, and nobody else', async () => {
    const [here, there] = [await startServer(), await startServer()];
    const { id: studioId } = await createStudio(database.em);
    const musician = await musicianAt(here);
    const stranger = await musicianAt(here);
    const socket = await TestSocket.graphql(here.host, musician);
    const strangers = await TestSocket.graphql(here.host, stranger);
    await follow(socket, MINE);
    await follow(strangers, MINE);

    await createBooking(database.em, {
      studioId,
      userId: musician.id,
      startsAt: '2026-12-05T10:00:00Z',
      status: 'pending',
      expiresAt: '2026-12-01T11:00:00Z',
    });
    await expireAllOverdueRequests(there.runtime, there.runtime.clock());
    await versionFrom(socket);

    const elsewhere = there.client();
    elsewhere.resume(musician.session!);
    await book(elsewhere, studioId, '10:00');
    await versionFrom(socket);
    // What the stranger hears of is a booking of their own, and that alone.
    await book(stranger, studioId, '14:00');
    await versionFrom(strangers);
    expect(strangers.unasked).toEqual([]);
    expect(socket.unasked).toEqual([]);
  });

  test('are not told to anybody who is not logged in', async () => {
    const here = await startServer();
    const socket = await TestSocket.graphql(here.host);
    socket.subscribe(MINE);
    expect(await socket.next()).toMatchObject({
      payload: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    });
  });

  test('are refused a version that was never given out', async () => {
    const here = await startServer();
    const socket = await TestSocket.graphql(here.host, await musicianAt(here));
    socket.subscribe(MINE, { since: 'yesterday' });
    expect(await socket.next()).toMatchObject({
      payload: {
        errors: [
          {
            extensions: {
              code: 'BAD_USER_INPUT',
              fields: { since: 'Is not a valid version' },
            },
          },
        ],
      },
    });
  });

  test.each([
    ['logging out', (client: TestClient) => client.post('/api/auth/logout', {})],
    ['a session that is ended elsewhere', endOtherSessions],
  ])('end with %s, and the socket with it', async (_how, end) => {
    const [here, there] = [await startServer(), await startServer()];
    const musician = await musicianAt(here);
    const socket = await TestSocket.graphql(here.host, musician);
    await follow(socket, MINE);
    const elsewhere = there.client();
    elsewhere.resume(musician.session!);
    await end(elsewhere);
    expect(await socket.closed).toEqual({ code: 4440, reason: 'Session over' });
    // The cookie that is left opens a socket that is nobody's.
    const again = await TestSocket.graphql(here.host, musician);
    again.subscribe(MINE);
    expect(await again.next()).toMatchObject({
      payload: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    });
  });
});

/** Ends the session of a client from another one of the same user. */
async function endOtherSessions(client: TestClient): Promise<void> {
  await sql`
    DELETE FROM sessions WHERE token_hash = sha256(${client.session!}::bytea)
  `.execute(database.sql);
}
