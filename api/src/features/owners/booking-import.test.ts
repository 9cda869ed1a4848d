import { beforeEach, describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { sqlOf } from '#db/orm.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { upsertMember } from '#db/teams/team.repository.ts';
import { calendarOf } from '#api/testing/blocks.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// A Tuesday; studios are in London.
beforeEach(() => server.setTime('2026-12-01T12:00:00Z'));

const IMPORT = `mutation ($input: ImportBookingsInput!) {
  importBookings(input: $input) { imported skippedLines }
}`;
const HEADER = 'studio,date,start,end,guest';

interface Imported {
  importBookings: { imported: number; skippedLines: number[] } | null;
}

async function importing(client: TestClient, lines: readonly string[], skipBadRows = false) {
  const input = { csv: lines.join('\n'), skipBadRows };
  const { data, errors } = await client.graphql<Imported>(IMPORT, { input });
  return { ...data?.importBookings, code: errors[0]?.extensions.code, errors };
}

async function ownedStudio(name = 'Tallow Yard') {
  const { client, user } = await signedIn(server, { isStudioOwner: true });
  const { id } = await createStudio(server.database.em, { ownerId: user.id, name });
  return { client, user, studioId: id };
}

async function blocked(client: TestClient) {
  const { blockedTimes } = await calendarOf(client);
  return blockedTimes.map(({ startsAt, endsAt, note }) => [startsAt, endsAt, note]);
}

test('sessions that were agreed elsewhere are blocked, and nobody books them', async () => {
  const { client, studioId } = await ownedStudio();
  const result = await importing(client, [
    'studio,date,start,end,hours,guest,requests',
    'tallow yard,2026-12-08,10:00,12:00,,Ines Okafor,Two singers',
    `${studioId},2026-12-09,22:30,,4,,`,
  ]);
  expect(result).toMatchObject({ imported: 2, skippedLines: [] });
  expect(await blocked(client)).toEqual([
    ['2026-12-08T10:00:00.000Z', '2026-12-08T12:00:00.000Z', 'Ines Okafor: Two singers'],
    ['2026-12-09T22:30:00.000Z', '2026-12-10T02:30:00.000Z', ''],
  ]);
  const { client: musician } = await signedIn(server);
  const slot = { studioId, date: '2026-12-08', startTime: '11:00', hours: 2 };
  expect((await musician.post('/api/bookings', slot)).status).toBe(409);
});

test('the same table again changes nothing, nor does one that was exported', async () => {
  const { client, studioId } = await ownedStudio();
  await createBooking(server.database.em, {
    studioId,
    startsAt: '2026-12-10T10:00:00Z',
    status: 'confirmed',
  });
  const lines = [HEADER, 'Tallow Yard,2026-12-08,10:00,12:00,Ines'];
  expect(await importing(client, [...lines, lines[1]!])).toMatchObject({ imported: 1 });
  expect(await importing(client, lines)).toMatchObject({ imported: 0, skippedLines: [] });
  const exported = await (await client.fetch('/api/owner/bookings.csv')).text();
  expect(exported).toContain('RT-');
  const again = await importing(client, exported.split('\n'));
  expect(again).toMatchObject({ imported: 0, skippedLines: [] });
  expect(await blocked(client)).toHaveLength(1);
});

test('a session that does not take place is left out', async () => {
  const { client } = await ownedStudio();
  const header = 'studio,date,start,end,status';
  const row = (status: string) => `Tallow Yard,2026-12-08,10:00,12:00,${status}`;
  const result = await importing(client, [header, row('cancelled'), row('Declined')]);
  expect(result).toMatchObject({ imported: 0, skippedLines: [] });
  expect(await blocked(client)).toEqual([]);
});

describe('bad rows', () => {
  const rows = [
    'studio,date,start,end,zone,status',
    'Tallow Yard,2026-12-08,10:00,12:00,,',
    'Elsewhere,2026-12-08,10:00,12:00,,',
    'Tallow Yard,8.12.2026,ten,,,',
    'Tallow Yard,2030-01-01,10:00,12:00,,',
    'Tallow Yard,2026-12-08,10:00,12:00,Asia/Tokyo,',
    'Tallow Yard,2026-12-08,10:00,12:00,,maybe',
    'Tallow Yard,2026-12-10,11:00,12:00,,',
  ];

  test('are named by line and column, also where a booking is met, and nothing is taken', async () => {
    const { client, studioId } = await ownedStudio();
    const startsAt = '2026-12-10T10:00:00Z';
    await createBooking(server.database.em, { studioId, startsAt, status: 'confirmed' });
    const { errors } = await importing(client, rows);
    expect(errors[0]?.extensions.fields).toEqual({
      'lines[3].studio': 'None of your studios has this name or number',
      'lines[4].date': expect.any(String) as string,
      'lines[4].start': expect.any(String) as string,
      'lines[4].end': expect.any(String) as string,
      'lines[5].date': 'Choose a date within about two years of today',
      'lines[6].zone': 'Times must be on the studio’s clock: Europe/London',
      'lines[7].status': expect.stringContaining('confirmed') as string,
      'lines[8].start': 'There’s a booking or request at this time',
    });
    expect(await blocked(client)).toEqual([]);
  });

  test('are skipped when that is asked for', async () => {
    const { client, studioId } = await ownedStudio();
    const startsAt = '2026-12-10T10:00:00Z';
    await createBooking(server.database.em, { studioId, startsAt, status: 'confirmed' });
    const result = await importing(client, rows, true);
    expect(result).toMatchObject({ imported: 1, skippedLines: [3, 4, 5, 6, 7, 8] });
    expect(await blocked(client)).toHaveLength(1);
  });
});

test('two studios of one name are told apart by their numbers', async () => {
  const { client, user, studioId } = await ownedStudio();
  await createStudio(server.database.em, { ownerId: user.id, name: 'Tallow Yard' });
  const row = (studio: string) => [HEADER, `${studio},2026-12-08,10:00,12:00,`];
  const { errors } = await importing(client, row('Tallow Yard'));
  expect(Object.keys(errors[0]?.extensions.fields ?? {})).toEqual(['lines[2].studio']);
  expect(await importing(client, row(String(studioId)))).toMatchObject({ imported: 1 });
});

test('a table of several studios is taken whole or not at all', async () => {
  const { client, user } = await ownedStudio();
  const other = await createStudio(server.database.em, { ownerId: user.id, name: 'Gorse Hall' });
  const startsAt = '2026-12-10T10:00:00Z';
  await createBooking(server.database.em, { studioId: other.id, startsAt, status: 'confirmed' });
  const { code } = await importing(client, [
    HEADER,
    'Tallow Yard,2026-12-08,10:00,12:00,',
    'Gorse Hall,2026-12-10,10:00,12:00,',
  ]);
  expect(code).toBe('BAD_USER_INPUT');
  expect(await blocked(client)).toEqual([]);
});

test('only those who run a studio import its sessions', async () => {
  const { studioId } = await ownedStudio();
  const { client: engineer, user } = await signedIn(server);
  const member = { studioId, userId: user.id, role: 'engineer', now: 0 } as const;
  await upsertMember(sqlOf(server.database.em), member);
  const lines = [HEADER, `${studioId},2026-12-08,10:00,12:00,`];
  expect(await importing(engineer, lines)).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await importing(server.client(), lines)).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('as many as a studio may have blocked, and no more', async () => {
  const { client } = await ownedStudio();
  const day = (index: number) =>
    new Date(Date.UTC(2026, 11, 2) + index * 86_400_000).toISOString().slice(0, 10);
  const table = (from: number, count: number) => [
    HEADER,
    ...Array.from({ length: count }, (_, index) => {
      const at = from + index;
      const hour = String(8 + Math.floor(at / 250)).padStart(2, '0');
      return `Tallow Yard,${day(at % 250)},${hour}:00,${hour}:30,`;
    }),
  ];
  for (const from of [0, 300, 600]) {
    expect(await importing(client, table(from, 300))).toMatchObject({ imported: 300 });
  }
  expect(await importing(client, table(900, 101))).toMatchObject({ code: 'CONFLICT' });
  expect(await importing(client, table(900, 100))).toMatchObject({ imported: 100 });
  expect(await importing(client, table(0, 301))).toMatchObject({ code: 'BAD_USER_INPUT' });
});
