import { describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import type { StudioOptions } from '#db/studios/studio.factory.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z, a Tuesday.

const AVAILABILITY = /* GraphQL */ `
  query ($id: ID!, $from: Date!, $to: Date!, $hours: Int) {
    studio(id: $id) {
      availability(from: $from, to: $to, hours: $hours) {
        hours
        bookedDates
        lastBookableDate
        days {
          date
          state
          freeIntervals {
            startsAt
            endsAt
          }
          starts {
            startTime
            startsAt
            instant
            totalCents
          }
        }
      }
      nextFreeSlot(hours: $hours) {
        date
        startTime
      }
    }
  }
`;

interface Day {
  date: string;
  state: string;
  freeIntervals: { startsAt: string; endsAt: string }[];
  starts: { startTime: string; startsAt: string; instant: boolean; totalCents: number }[];
}
interface Result {
  studio: {
    availability: { hours: number; bookedDates: string[]; lastBookableDate: string; days: Day[] };
    nextFreeSlot: { date: string; startTime: string } | null;
  };
}

const studioWith = async (options: StudioOptions = {}) =>
  (await createStudio(server.database.em, options)).id;

async function ask(id: number, variables: Record<string, unknown>) {
  const { data, errors } = await server
    .client()
    .graphql<Result>(AVAILABILITY, { id, from: '2026-12-01', to: '2026-12-01', ...variables });
  return { studio: data?.studio, errors };
}

describe('availability', () => {
  test('shows each day with its free time, its starts and their prices', async () => {
    const em = server.database.em;
    const id = await studioWith({
      hours: [{ opensMinute: 600, closesMinute: 960 }],
      bufferMinutes: 30,
      horizonDays: 2,
      exceptions: [{ date: '2026-12-03', windows: [] }],
    });
    await createBooking(em, { studioId: id, startsAt: '2026-12-02T10:00:00Z', bufferMinutes: 30 });
    const { studio } = await ask(id, { from: '2026-11-30', to: '2026-12-04', hours: 3 });
    expect(studio?.availability).toMatchObject({ hours: 3, lastBookableDate: '2026-12-03' });
    expect(studio?.availability.days.map(({ date, state }) => [date, state])).toEqual([
      ['2026-11-30', 'PAST'],
      ['2026-12-01', 'FREE'],
      ['2026-12-02', 'FREE'],
      ['2026-12-03', 'CLOSED'],
      ['2026-12-04', 'BEYOND_HORIZON'],
    ]);
    expect(studio?.availability.days[2]).toMatchObject({
      freeIntervals: [{ startsAt: '2026-12-02T12:30:00.000Z', endsAt: '2026-12-02T16:00:00.000Z' }],
      starts: [
        {
          startTime: '12:30',
          startsAt: '2026-12-02T12:30:00.000Z',
          instant: false,
          totalCents: 295_00,
        },
        {
          startTime: '13:00',
          startsAt: '2026-12-02T13:00:00.000Z',
          instant: false,
          totalCents: 295_00,
        },
      ],
    });
    expect(studio?.nextFreeSlot).toEqual({ date: '2026-12-01', startTime: '12:00' });
  });

  test('calls a day booked when no start is left for the hours asked for', async () => {
    const em = server.database.em;
    const id = await studioWith({ hours: [{ opensMinute: 600, closesMinute: 960 }] });
    await createBooking(em, { studioId: id, startsAt: '2026-12-02T11:00:00Z', hours: 4 });
    const bookedFor = async (hours: number) => {
      const { studio } = await ask(id, { from: '2026-12-02', to: '2026-12-02', hours });
      return studio?.availability.bookedDates;
    };
    expect(await bookedFor(1)).toEqual([]);
    expect(await bookedFor(2)).toEqual(['2026-12-02']);
  });

  test('prices a session by its start', async () => {
    const id = await studioWith({ bookingMode: 'session', cityId: 'tokyo' });
    const { studio } = await ask(id, { from: '2026-12-03', to: '2026-12-03' });
    const at = (time: string) =>
      studio?.availability.days[0]?.starts.find(({ startTime }) => startTime === time);
    expect(at('08:30')).toMatchObject({ instant: false, totalCents: 75_00 });
    expect(at('09:00')).toMatchObject({ instant: true, totalCents: 100_00 });
    expect(at('16:30')).toMatchObject({ instant: true, totalCents: 100_00 });
    expect(at('17:00')).toMatchObject({ instant: false, totalCents: 75_00 });
  });

  test.each([
    [{ hours: 7 }, 'hours'],
    [{ from: '2026-12-02', to: '2026-12-01' }, 'to'],
    [{ from: '2026-12-01', to: '2027-02-01' }, 'to'],
  ])('%j is refused', async (variables, field) => {
    const { errors } = await ask(await studioWith(), variables);
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) as string } },
    });
  });

  test('next free slots of a list cost one query, however many studios', async () => {
    for (let count = 0; count < 5; count += 1) await studioWith();
    const queriesFor = async (first: number) => {
      server.database.takeQueries();
      await server
        .client()
        .graphql(`{ studios(first: ${first}) { nodes { nextFreeSlot { startsAt } } } }`);
      return server.database.takeQueries().length;
    };
    expect(await queriesFor(1)).toBe(2);
    expect(await queriesFor(5)).toBe(2);
  });
});

describe('the occupied times of a studio over REST', () => {
  test('are times only, in studio time, without those that have expired or ended', async () => {
    const em = server.database.em;
    const id = await studioWith({ cityId: 'tokyo' });
    const add = (startsAt: string, options: object = {}) =>
      createBooking(em, { studioId: id, startsAt, ...options });
    await add('2026-12-03T15:00:00Z');
    await add('2026-12-02T01:00:00Z', { status: 'pending', expiresAt: '2026-12-01T20:00:00Z' });
    await add('2026-12-02T05:00:00Z', { status: 'pending', expiresAt: '2026-12-01T11:00:00Z' });
    await add('2026-12-02T08:00:00Z', { status: 'cancelled' });
    await add('2026-11-02T08:00:00Z', { status: 'completed' });
    const { body, headers } = await server.client().get(`/api/studios/${id}/bookings`);
    expect(body).toEqual([
      {
        studioId: id,
        date: '2026-12-02',
        startTime: '10:00',
        endTime: '12:00',
        zone: 'Asia/Tokyo',
        startsAt: '2026-12-02T01:00:00.000Z',
        endsAt: '2026-12-02T03:00:00.000Z',
      },
      {
        studioId: id,
        date: '2026-12-04',
        startTime: '00:00',
        endTime: '02:00',
        zone: 'Asia/Tokyo',
        startsAt: '2026-12-03T15:00:00.000Z',
        endsAt: '2026-12-03T17:00:00.000Z',
      },
    ]);
    expect(headers.get('Cache-Control')).toBe('public, max-age=30, stale-while-revalidate=300');
  });

  test.each(['999999', '0', '-1', 'abc', '1e3'])('of %s are not found', async (id) => {
    const { status, body } = await server.client().get(`/api/studios/${id}/bookings`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a quote', () => {
  const QUOTE = /* GraphQL */ `
    query ($input: SlotInput!) {
      quote(input: $input) {
        startsAt
        totalCents
        lines {
          kind
        }
        cancellationTerms {
          tier
          until
        }
      }
    }
  `;

  test('has lines, total and the dates until which cancelling returns how much', async () => {
    const id = await studioWith({ hourlyRateCents: 80_00 });
    const { data } = await server.client().graphql(QUOTE, {
      input: { studioId: id, date: '2026-12-10', startTime: '19:00', hours: 2 },
    });
    expect(data).toEqual({
      quote: {
        startsAt: '2026-12-10T19:00:00.000Z',
        totalCents: 265_00,
        lines: [{ kind: 'STUDIO_TIME' }, { kind: 'ENGINEER' }, { kind: 'CLEANING' }],
        cancellationTerms: [
          { tier: 'FULL', until: '2026-12-08T19:00:00.000Z' },
          { tier: 'HALF', until: '2026-12-09T19:00:00.000Z' },
          { tier: 'NONE', until: '2026-12-10T19:00:00.000Z' },
        ],
      },
    });
  });

  test('for a time that is taken is a conflict', async () => {
    const id = await studioWith();
    await createBooking(server.database.em, { studioId: id, startsAt: '2026-12-10T19:00:00Z' });
    const { errors } = await server.client().graphql(QUOTE, {
      input: { studioId: id, startsAt: '2026-12-10T20:00:00Z', hours: 2 },
    });
    expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  });
});
