import { describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import type { TestClient } from '#api/testing/test-client.ts';

const server = useServer();

const CANCEL = /* GraphQL */ `
  mutation ($id: ID!) {
    cancelBooking(input: { id: $id }) {
      booking {
        status
      }
    }
  }
`;

/** A booking at a time of the day in London, made there at noon. */
async function book(options: Parameters<typeof createStudio>[1], startTime = '17:00') {
  server.setTime('2026-12-01T12:00:00Z');
  const { client } = await signedIn(server);
  const { id: studioId } = await createStudio(server.database.em, options);
  const slot = { studioId, date: '2026-12-01', startTime, hours: 2 };
  const response = await client.post('/api/bookings', slot);
  const { id } = response.body as { id: number };
  return { client, id: String(id) };
}

/** The lines of its calendar file, by their names. */
async function calendarOf(client: TestClient, id: string): Promise<Map<string, string>> {
  const file = await (await client.fetch(`/api/bookings/${id}/calendar.ics`)).text();
  const lines = file.split('\r\n').map((line) => /^([^:;]+)[^:]*:(.*)$/.exec(line));
  return new Map(lines.flatMap((line) => (line ? [[line[1] ?? '', line[2] ?? '']] : [])));
}

function versionOf(calendar: Map<string, string>) {
  return Object.fromEntries(
    ['METHOD', 'STATUS', 'SEQUENCE', 'DTSTAMP'].map((name) => [name, calendar.get(name)]),
  );
}

describe('the calendar file of a booking', () => {
  test('is of the booking’s own version, not of the moment it was downloaded', async () => {
    const { client, id } = await book({ bookingMode: 'hourly' });
    const first = await calendarOf(client, id);
    server.setTime('2026-12-01T13:00:00Z');
    expect(versionOf(await calendarOf(client, id))).toEqual(versionOf(first));
    expect(versionOf(first)).toMatchObject({ METHOD: 'PUBLISH', DTSTAMP: '20261201T120000Z' });
  });

  test('that was cancelled takes the same event out of calendars, in a later version', async () => {
    const { client, id } = await book({ bookingMode: 'hourly' });
    const before = await calendarOf(client, id);
    server.setTime('2026-12-01T13:30:00Z');
    await client.graphql(CANCEL, { id });
    const after = await calendarOf(client, id);
    expect(after.get('UID')).toBe(before.get('UID'));
    expect(versionOf(after)).toEqual({
      METHOD: 'CANCEL',
      STATUS: 'CANCELLED',
      SEQUENCE: String(Number(before.get('SEQUENCE')) + 1),
      DTSTAMP: '20261201T133000Z',
    });
  });

  test('that has run out is cancelled from that moment on, before it is swept', async () => {
    const { client, id } = await book({ bookingMode: 'hourly' });
    const before = await calendarOf(client, id);
    expect(before.get('STATUS')).toBe('TENTATIVE');
    // Nobody answered it before it would have started.
    server.setTime('2026-12-01T17:30:00Z');
    expect(versionOf(await calendarOf(client, id))).toEqual({
      METHOD: 'CANCEL',
      STATUS: 'CANCELLED',
      SEQUENCE: String(Number(before.get('SEQUENCE')) + 1),
      DTSTAMP: '20261201T170000Z',
    });
  });

  test('that is confirmed at once has been requested before', async () => {
    const { client, id } = await book({ bookingMode: 'session' }, '16:00');
    expect(versionOf(await calendarOf(client, id))).toMatchObject({
      STATUS: 'CONFIRMED',
      SEQUENCE: '1',
    });
  });
});
