import { describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { calendarOf } from '#api/testing/blocks.ts';
import { icsOf, useCalendarServer } from '#api/testing/calendar-server.ts';
import { signedIn } from '#api/testing/member.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { refreshImports } from './calendar-import.service.ts';

const elsewhere = useCalendarServer();
const server = useServer({ env: { FETCH_PRIVATE_ADDRESSES: 'allowed' } });
const careful = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

const ADD = /* GraphQL */ `
  mutation ($input: AddCalendarImportInput!) {
    addCalendarImport(input: $input) {
      calendarImport {
        id
        name
        isFeed
        failure
      }
    }
  }
`;
const REMOVE = /* GraphQL */ `
  mutation ($id: ID!) {
    removeCalendarImport(input: { id: $id }) {
      removedImportId
    }
  }
`;
const LIST = 'query ($id: ID!) { calendarImports(studioId: $id) { name failure } }';

async function ownedStudio(of = server) {
  const { client, user } = await signedIn(of);
  const { id } = await createStudio(of.database.em, { ownerId: user.id });
  return { client, studioId: id };
}

async function add(client: TestClient, studioId: number, url: string) {
  const { data, errors } = await client.graphql<{
    addCalendarImport: { calendarImport: { id: string; name: string } } | null;
  }>(ADD, { input: { studioId: String(studioId), url } });
  return { added: data?.addCalendarImport?.calendarImport, error: errors[0]?.extensions };
}

async function upload(client: TestClient, studioId: number, body: string, type = 'text/calendar') {
  const response = await client.fetch(`/api/studios/${studioId}/calendar-imports`, {
    method: 'PUT',
    body,
    headers: { 'Content-Type': type },
  });
  return { status: response.status, body: (await response.json()) as { fields?: object } };
}

async function bookAt(studioId: number, startTime: string): Promise<number> {
  const { client } = await signedIn(server);
  const slot = { studioId, date: '2026-12-08', startTime, hours: 1 };
  return (await client.post('/api/bookings', slot)).status;
}

const tenToNoon = ['DTSTART:20261208T100000Z', 'DTEND:20261208T120000Z', 'SUMMARY:Choir'];

test('a feed blocks its busy times, follows it, and goes with them when it is removed', async () => {
  const { client, studioId } = await ownedStudio();
  let feed = icsOf(tenToNoon);
  elsewhere.answer('/choir.ics', (_, response) => response.end(feed));
  const { added } = await add(client, studioId, `${elsewhere.url}/choir.ics`);
  expect(added).toMatchObject({ name: 'Elsewhere', isFeed: true, failure: null });
  expect((await calendarOf(client)).blockedTimes).toEqual([
    {
      date: '2026-12-08',
      startsAt: '2026-12-08T10:00:00.000Z',
      endsAt: '2026-12-08T12:00:00.000Z',
      note: 'Choir',
      source: 'IMPORT',
      meetsBooking: false,
    },
  ]);
  expect(await bookAt(studioId, '11:00')).toBe(409);

  feed = icsOf(['DTSTART:20261208T150000Z', 'DTEND:20261208T160000Z']);
  server.setTime('2026-12-01T12:31:00Z');
  await runSchedules(server.runtime);
  expect(await bookAt(studioId, '11:00')).toBe(201);
  expect(await bookAt(studioId, '15:00')).toBe(409);

  const { errors } = await client.graphql(REMOVE, { id: added!.id });
  expect(errors).toEqual([]);
  expect(await bookAt(studioId, '15:00')).toBe(201);
  server.setTime('2026-12-01T12:00:00Z');
});

test('a feed that cannot be read keeps its times and says why', async () => {
  const { client, studioId } = await ownedStudio();
  let isThere = true;
  elsewhere.answer('/flaky.ics', (_, response) => {
    if (isThere) response.end(icsOf(tenToNoon));
    else response.writeHead(500).end();
  });
  await add(client, studioId, `${elsewhere.url}/flaky.ics`);
  isThere = false;
  server.setTime('2026-12-01T12:31:00Z');
  await runSchedules(server.runtime);
  const { data } = await client.graphql(LIST, { id: String(studioId) });
  expect(data).toEqual({
    calendarImports: [{ name: 'Elsewhere', failure: 'calendar.unreachable' }],
  });
  expect((await calendarOf(client)).blockedTimes).toHaveLength(1);
  server.setTime('2026-12-01T12:00:00Z');
});

test('a feed that fails in a way that nobody foresaw holds up no other, and says that it failed', async () => {
  const { client, studioId } = await ownedStudio();
  elsewhere.answer('/first.ics', (_, response) => response.end(icsOf(tenToNoon)));
  elsewhere.answer('/second.ics', (_, response) => response.end(icsOf(tenToNoon)));
  await add(client, studioId, `${elsewhere.url}/first.ics`);
  await add(client, studioId, `${elsewhere.url}/second.ics`);
  const { orm } = server.database;
  const read: string[] = [];
  const tools = {
    orm,
    changed: () => {},
    fetchText: (url: string) => {
      read.push(new URL(url).pathname);
      return url.endsWith('first.ics')
        ? Promise.reject(new TypeError('A mistake of ours.'))
        : Promise.resolve(icsOf(['DTSTART:20261209T100000Z', 'DTEND:20261209T120000Z']));
    },
  };
  const later = Date.parse('2026-12-01T12:31:00Z');
  await expect(refreshImports(tools, later)).rejects.toThrow(AggregateError);
  expect(read).toEqual(expect.arrayContaining(['/first.ics', '/second.ics']));
  const { data } = await client.graphql(LIST, { id: String(studioId) });
  expect(data).toEqual({
    calendarImports: [
      { name: 'Elsewhere', failure: 'calendar.unreadable' },
      { name: 'Elsewhere', failure: null },
    ],
  });
  await refreshImports(tools, later);
  expect(read).toHaveLength(2);
});

test('what overlaps a booking is shown as a conflict; the booking stands, and nobody else gets in', async () => {
  const { client, studioId } = await ownedStudio();
  const { id } = await createBooking(server.database.em, {
    studioId,
    startsAt: '2026-12-08T11:00:00Z',
    hours: 2,
  });
  expect(await upload(client, studioId, icsOf(tenToNoon))).toMatchObject({ status: 200 });
  const { bookings, blockedTimes } = await calendarOf(client);
  expect(bookings).toMatchObject([{ id: String(id), status: 'CONFIRMED' }]);
  expect(blockedTimes).toMatchObject([{ source: 'IMPORT', meetsBooking: true }]);
  expect(await bookAt(studioId, '10:00')).toBe(409);
});

describe('a file', () => {
  test('that is none of a calendar, or says that it is another, is refused', async () => {
    const { client, studioId } = await ownedStudio();
    expect(await upload(client, studioId, '%PDF-1.7')).toMatchObject({
      status: 400,
      body: { fields: { calendar: expect.any(String) as string } },
    });
    const asPicture = await upload(client, studioId, icsOf(tenToNoon), 'image/png');
    expect(asPicture.status).toBe(400);
    const broken = await upload(client, studioId, 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n');
    expect(broken.status).toBe(400);
    expect((await calendarOf(client)).blockedTimes).toEqual([]);
  });

  test('that is too large is refused', async () => {
    const { client, studioId } = await ownedStudio();
    const large = `BEGIN:VCALENDAR\r\n${'X-PAD:x\r\n'.repeat(500_000)}`;
    expect((await upload(client, studioId, large)).status).toBe(413);
  });
});

describe('an address', () => {
  test('of this machine is refused, where that was not allowed', async () => {
    const { client, studioId } = await ownedStudio(careful);
    elsewhere.answer('/choir.ics', (_, response) => response.end(icsOf(tenToNoon)));
    const { error } = await add(client, studioId, `${elsewhere.url}/choir.ics`);
    expect(error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { url: 'This address isn’t on the public internet' },
    });
  });

  test('that sends no calendar is refused with the field', async () => {
    const { client, studioId } = await ownedStudio();
    elsewhere.answer('/page', (_, response) => response.end('<html></html>'));
    for (const address of [`${elsewhere.url}/page`, `${elsewhere.url}/missing`, 'not an address']) {
      const { error } = await add(client, studioId, address);
      expect(error).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(Object.keys(error!.fields!)).toEqual(['url']);
    }
  });
});

test('only those who run a studio import for it', async () => {
  const { client, studioId } = await ownedStudio();
  const stranger = await ownedStudio();
  elsewhere.answer('/choir.ics', (_, response) => response.end(icsOf(tenToNoon)));
  const { added } = await add(client, studioId, `${elsewhere.url}/choir.ics`);
  const attempts = await Promise.all([
    add(stranger.client, studioId, `${elsewhere.url}/choir.ics`).then(({ error }) => error?.code),
    upload(stranger.client, studioId, icsOf(tenToNoon)).then(({ status }) => status),
    stranger.client
      .graphql(REMOVE, { id: added!.id })
      .then(({ errors }) => errors[0]?.extensions.code),
    stranger.client
      .graphql(LIST, { id: String(studioId) })
      .then(({ errors }) => errors[0]?.extensions.code),
  ]);
  expect(attempts).toEqual(['NOT_FOUND', 404, 'NOT_FOUND', 'NOT_FOUND']);
});
