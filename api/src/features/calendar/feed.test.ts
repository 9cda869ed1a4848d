import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { FEEDS_LIMIT } from '#domain/calendar/limits.ts';
import { createBlock } from '#api/testing/blocks.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { readBusyTimes } from './busy-times.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

const CREATE = /* GraphQL */ `
  mutation ($input: CreateCalendarFeedInput!) {
    createCalendarFeed(input: $input) {
      feed {
        id
        busyOnly
        usedAt
      }
      url
    }
  }
`;
const RENEW = 'mutation ($id: ID!) { renewCalendarFeed(input: { id: $id }) { url } }';
const REVOKE = 'mutation ($id: ID!) { revokeCalendarFeed(input: { id: $id }) { revokedFeedId } }';
const ANSWER = 'mutation ($id: ID!) { acceptBooking(input: { id: $id }) { booking { status } } }';
const CANCEL = 'mutation ($id: ID!) { cancelBooking(input: { id: $id }) { booking { status } } }';

interface Opened {
  feed: { id: string };
  url: string;
}

async function createFeed(client: TestClient, input: object = {}): Promise<Opened> {
  const { data, errors } = await client.graphql<{ createCalendarFeed: Opened | null }>(CREATE, {
    input,
  });
  if (!data?.createCalendarFeed) throw new Error(JSON.stringify(errors));
  return data.createCalendarFeed;
}

/** What a program without a session reads. */
async function read(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const { pathname, search } = new URL(url);
  return server.client().fetch(pathname + search, { headers });
}

/** The events of a feed, as a library reads them that did not write it. */
async function eventsOf(url: string) {
  const calendar = new ICAL.Component(ICAL.parse(await (await read(url)).text()) as never);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
    };
  });
}

async function hosted() {
  const { em } = server.database;
  const owner = await signedIn(server);
  const musician = await signedIn(server, { name: 'Nora Quist' });
  const { id: studioId } = await createStudio(em, { ownerId: owner.user.id, name: 'Tallow Yard' });
  const { id } = await createBooking(em, {
    studioId,
    userId: musician.user.id,
    startsAt: '2026-12-08T10:00:00Z',
    status: 'pending',
    expiresAt: '2026-12-03T12:00:00Z',
  });
  return { owner, musician, studioId, bookingId: String(id) };
}

test('a feed follows a booking from request to cancellation, under one UID and growing sequences', async () => {
  const { owner, musician, studioId, bookingId } = await hosted();
  const { url } = await createFeed(owner.client, { studioId: String(studioId) });
  const [requested] = await eventsOf(url);
  expect(requested).toMatchObject({
    summary: 'Request: Tallow Yard · Nora Quist',
    status: 'TENTATIVE',
    start: '2026-12-08T10:00:00.000Z',
    end: '2026-12-08T12:00:00.000Z',
  });
  await owner.client.graphql(ANSWER, { id: bookingId });
  const [agreed] = await eventsOf(url);
  expect(agreed).toMatchObject({ uid: requested!.uid, status: 'CONFIRMED' });
  expect(agreed!.sequence).toBeGreaterThan(requested!.sequence);
  await musician.client.graphql(CANCEL, { id: bookingId });
  const [cancelled] = await eventsOf(url);
  expect(cancelled).toMatchObject({ uid: requested!.uid, status: 'CANCELLED' });
  expect(cancelled!.sequence).toBeGreaterThan(agreed!.sequence);
});

test('of feeds that somebody makes all at once, no more are made than they may have', async () => {
  const { client } = await signedIn(server);
  const attempts = await Promise.all(
    Array.from({ length: FEEDS_LIMIT + 5 }, () => client.graphql(CREATE, { input: {} })),
  );
  const codes = attempts.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
  expect(codes).toEqual(Array(5).fill('CONFLICT'));
});

test('a feed of busy times tells neither who nor what', async () => {
  const { owner, studioId } = await hosted();
  await createBlock(owner.client, studioId, {
    date: '2026-12-09',
    endDate: '2026-12-09',
    note: 'Divorce lawyer',
  });
  const feed = await createFeed(owner.client, { studioId: String(studioId), busyOnly: true });
  const events = await eventsOf(feed.url);
  expect(events.map(({ summary, description }) => [summary, description ?? ''])).toEqual([
    ['Busy', ''],
    ['Busy', ''],
  ]);
  const file = await (await read(feed.url)).text();
  expect(file).not.toMatch(/Nora|lawyer|account\/bookings/);
});

test('a feed that is imported is busy when it was, also after clocks have changed', async () => {
  const { owner, studioId } = await hosted();
  await createBlock(owner.client, studioId, {
    date: '2027-03-24',
    endDate: '2027-03-24',
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20270407',
  });
  const { url } = await createFeed(owner.client, { studioId: String(studioId) });
  const file = await (await read(url)).text();
  const days = { from: '2026-12-01', to: '2027-12-31' };
  const { times } = readBusyTimes(file, 'America/New_York', days);
  const events = await eventsOf(url);
  expect(
    times.map(({ start, end }) => [new Date(start).toISOString(), new Date(end).toISOString()]),
  ).toEqual(events.map(({ start, end }) => [start, end]));
  expect(events.map(({ start }) => start)).toEqual([
    '2026-12-08T10:00:00.000Z',
    '2027-03-24T10:00:00.000Z',
    '2027-03-31T09:00:00.000Z',
    '2027-04-07T09:00:00.000Z',
  ]);
});

test('a feed of everything has what its user booked as well', async () => {
  const { musician } = await hosted();
  const { url } = await createFeed(musician.client);
  expect(await eventsOf(url)).toMatchObject([{ summary: 'Request: Tallow Yard' }]);
});

describe('the address of a feed', () => {
  test('is asked whether anything has changed, and is for nobody else to keep', async () => {
    const { owner, studioId } = await hosted();
    const { url } = await createFeed(owner.client, { studioId: String(studioId) });
    const first = await read(url);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('content-type')).toContain('text/calendar');
    server.setTime('2026-12-01T12:10:00Z');
    const known = { 'If-None-Match': first.headers.get('etag')!, 'Cache-Control': 'max-age=0' };
    const again = await read(url, known);
    expect(again.status).toBe(304);
    await createBlock(owner.client, studioId, { startTime: '20:00', endTime: '21:00' });
    const changed = await read(url, known);
    expect(changed.status).toBe(200);
    server.setTime('2026-12-01T12:00:00Z');
  });

  test('is stored as a digest, dies when it is made anew, and when it is taken back', async () => {
    const { owner, studioId } = await hosted();
    const { feed, url } = await createFeed(owner.client, { studioId: String(studioId) });
    const token = new URL(url).searchParams.get('key')!;
    const [stored] = await server.database.sql
      .selectFrom('calendar_feeds')
      .selectAll()
      .where('id', '=', Number(feed.id))
      .execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    const { data } = await owner.client.graphql<{ renewCalendarFeed: { url: string } }>(RENEW, {
      id: feed.id,
    });
    const renewed = data!.renewCalendarFeed.url;
    expect((await read(url)).status).toBe(404);
    expect((await read(renewed)).status).toBe(200);
    await owner.client.graphql(REVOKE, { id: feed.id });
    expect((await read(renewed)).status).toBe(404);
  });

  test('is nobody else’s to make, renew or take back', async () => {
    const { owner, musician, studioId } = await hosted();
    const { feed, url } = await createFeed(owner.client, { studioId: String(studioId) });
    const codes = await Promise.all([
      musician.client.graphql(CREATE, { input: { studioId: String(studioId) } }),
      musician.client.graphql(RENEW, { id: feed.id }),
      musician.client.graphql(REVOKE, { id: feed.id }),
    ]);
    expect(codes.map(({ errors }) => errors[0]?.extensions.code)).toEqual(
      Array(3).fill('NOT_FOUND'),
    );
    expect((await read(url)).status).toBe(200);
  });

  test('opens nothing once its user no longer works for the studio', async () => {
    const { owner, musician, studioId } = await hosted();
    const { url } = await createFeed(owner.client, { studioId: String(studioId) });
    await server.database.sql
      .updateTable('studios')
      .set({ owner_id: musician.user.id })
      .where('id', '=', studioId)
      .execute();
    expect((await read(url)).status).toBe(404);
  });
});
