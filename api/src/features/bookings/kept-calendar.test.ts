import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createImport } from '#db/blocks/block.factory.ts';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { loadCalendars } from '#db/bookings/calendar.repository.ts';
import { countStudios } from '#db/search/studio-search.repository.ts';
import { createCity, createStudio } from '#db/studios/studio.factory.ts';
import type { StudioOptions } from '#db/studios/studio.factory.ts';
import { nextFreeStart } from '#domain/bookings/availability.ts';
import { HOURS_OPTIONS } from '#domain/bookings/hours.ts';
import { namedSorts } from '#domain/search/studio-search.ts';
import { addDays, DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import type { Weekday } from '#domain/time/calendar.ts';
import { instantOf, localDateOf } from '#domain/time/local-time.ts';
import { createBlock } from '#api/testing/blocks.ts';
import { signedIn } from '#api/testing/member.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer({ keepsFacts: true });

interface Response {
  studio: { nextFreeSlot: { startsAt: string } | null };
}

/** The next free slot of a studio, as everybody is told, in ISO 8601; null when there is none. */
async function nextFree(id: number, hours = 2): Promise<string | null> {
  const { data } = await server.client().graphql<Response>(
    `query ($id: ID!, $hours: Int!) {
      studio(id: $id) { nextFreeSlot(hours: $hours) { startsAt } }
    }`,
    { id, hours },
  );
  return data!.studio.nextFreeSlot?.startsAt ?? null;
}

describe('on any calendar, at any moment of the half minute for which it is kept', () => {
  const QUARTER_MS = 15 * MINUTE_MS;
  // Days on which clocks change, with windows mostly at night, when they do.
  const places = [
    { zone: 'Europe/London', day: '2027-03-28' },
    { zone: 'America/Los_Angeles', day: '2026-11-01' },
    { zone: 'Australia/Lord_Howe', day: '2027-04-04' },
    { zone: 'Asia/Tokyo', day: '2026-10-25' },
  ];
  const anyWindow = fc
    .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 4, max: 40 }))
    .map(([opens, length]) => ({ opensMinute: opens * 15, closesMinute: (opens + length) * 15 }));
  const anyStudio = fc.record({
    place: fc.constantFrom(...places),
    weekly: fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 7 }), anyWindow)
        .map(([weekday, window]) => ({ weekday: weekday as Weekday, ...window })),
      { maxLength: 6 },
    ),
    exceptions: fc.uniqueArray(
      fc.record({
        offset: fc.integer({ min: -1, max: 3 }),
        windows: fc.array(anyWindow, { maxLength: 2 }),
      }),
      { maxLength: 2, selector: ({ offset }) => offset },
    ),
    bufferMinutes: fc.constantFrom(0, 15, 60),
    minimumNoticeMinutes: fc.constantFrom(0, 40, 720),
    horizonDays: fc.constantFrom(1, 730),
    bookings: fc.array(
      fc.record({
        quarter: fc.integer({ min: -96, max: 96 * 4 }),
        hours: fc.constantFrom(1, 3, 8),
        bufferMinutes: fc.constantFrom(0, 30),
        // Milliseconds after the first moment.
        expires: fc.option(fc.integer({ min: 1, max: 40_000 }), { nil: undefined }),
      }),
      { maxLength: 12 },
    ),
    blocks: fc.array(
      fc.record({
        quarter: fc.integer({ min: -96, max: 96 * 3 }),
        quarters: fc.constantFrom(3, 60, 200),
      }),
      { maxLength: 3 },
    ),
    minuteOfDay: fc.integer({ min: 0, max: 1439 }),
    secondOfMinute: fc.integer({ min: 0, max: 59 }),
  });
  type Chosen = typeof anyStudio extends fc.Arbitrary<infer Value> ? Value : never;
  /** Never open. */
  const closed: Chosen = {
    place: places[0]!,
    weekly: [],
    exceptions: [],
    bufferMinutes: 0,
    minimumNoticeMinutes: 0,
    horizonDays: 730,
    bookings: [],
    blocks: [],
    minuteOfDay: 0,
    secondOfMinute: 0,
  };
  const open: Chosen = {
    ...closed,
    weekly: [{ weekday: 1, opensMinute: 600, closesMinute: 1200 }],
  };

  const iso = (instant: number) => new Date(instant).toISOString();

  /** @returns the studio, and the first moment at which it is asked about */
  async function store(chosen: Chosen) {
    const { place, bookings, blocks, exceptions, minuteOfDay, secondOfMinute, ...studio } = chosen;
    const { zone, day } = place;
    const { em } = server.database;
    const city = await createCity(em, zone);
    const { id } = await createStudio(em, {
      ...studio,
      cityId: city.id,
      exceptions: exceptions.map(({ offset, windows }) => ({
        date: addDays(day, offset),
        windows,
      })),
    });
    const midnight = instantOf(day, 0, zone);
    const first = midnight + minuteOfDay * MINUTE_MS + secondOfMinute * 1000;
    let bookedUntil = Number.NEGATIVE_INFINITY;
    for (const booking of bookings.toSorted((a, b) => a.quarter - b.quarter)) {
      const start = midnight + booking.quarter * QUARTER_MS;
      if (start < bookedUntil) continue;
      const { hours, bufferMinutes, expires } = booking;
      bookedUntil = start + hours * HOUR_MS + bufferMinutes * MINUTE_MS;
      await createBooking(em, {
        studioId: id,
        startsAt: iso(start),
        hours,
        bufferMinutes,
        ...(expires !== undefined && { status: 'pending', expiresAt: iso(first + expires) }),
      });
    }
    const busy = blocks.map(({ quarter, quarters }) => {
      const start = midnight + quarter * QUARTER_MS;
      return { startsAt: iso(start), endsAt: iso(start + quarters * QUARTER_MS) };
    });
    await createImport(em, id, busy);
    return { id, cityId: city.id, zone, first };
  }

  test('the next free slot is the one that the database gives', async () => {
    let found = 0;
    let asked = 0;
    await fc.assert(
      fc.asyncProperty(
        anyStudio,
        fc.constantFrom(...HOURS_OPTIONS),
        fc.array(fc.integer({ min: 0, max: 29_999 }), { minLength: 2, maxLength: 2 }),
        async (chosen, hours, moments) => {
          const { id, cityId, zone, first } = await store(chosen);
          const db = server.database.sql;
          for (const moment of [0, ...moments.toSorted((a, b) => a - b)]) {
            const now = first + moment;
            server.setTime(iso(now));
            const slot = await nextFree(id, hours);
            const bounds = { start: now - DAY_MS, end: now + 33 * DAY_MS };
            const calendar = (await loadCalendars(db, [id], bounds, now)).get(id)!;
            const expected = nextFreeStart(calendar, hours, now, 30);
            expect(slot).toBe(expected === undefined ? null : iso(expected));
            // The search asks SQL alone, whether there is one on that day, and whether there is any before.
            const isFree = async (freeAt: { date: string; until?: string }) => {
              const filter = { cities: [cityId], freeAt: { hours, ...freeAt } };
              return (await countStudios(db, { filter, sort: namedSorts.newest, now })) === 1;
            };
            const today = localDateOf(now, zone);
            const date = expected === undefined ? addDays(today, 30) : localDateOf(expected, zone);
            const isBefore =
              date > today && (await isFree({ date: today, until: addDays(date, -1) }));
            const isThen = expected !== undefined && (await isFree({ date }));
            expect({ isBefore, isThen }).toEqual({
              isBefore: false,
              isThen: expected !== undefined,
            });
            found += Number(isThen);
            asked += 1;
          }
        },
      ),
      // Both are there whatever is chosen at random, of which nobody can tell how much is free.
      { numRuns: 27, examples: [closed, open].map((studio) => [studio, 2, [0, 1000]]) },
    );
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(asked);
  });
});

describe('what changes the calendar shows at once', () => {
  const NOON = '2026-12-01T12:00:00.000Z';
  const THREE = '2026-12-01T15:00:00.000Z';

  /** A studio that has been looked at, so that it is kept, with its owner and a musician. */
  async function looked(options: StudioOptions = {}) {
    server.setTime(NOON);
    const owner = await signedIn(server);
    const musician = await signedIn(server);
    const { id } = await createStudio(server.database.em, { ...options, ownerId: owner.user.id });
    expect(await nextFree(id)).toBe(NOON);
    const book = async () => {
      const slot = { studioId: id, date: '2026-12-01', startTime: '13:00', hours: 2 };
      const { body } = await musician.client.post('/api/bookings', slot);
      return (body as { id: number }).id;
    };
    const act = (who: typeof owner, mutation: string, input: Record<string, unknown>) =>
      who.client.graphql(
        `mutation ($id: ID!) { ${mutation}(input: { id: $id }) { booking { status } } }`,
        input,
      );
    return { id, owner, musician, book, act };
  }

  test('a booking, and that it is cancelled', async () => {
    const { id, musician, book, act } = await looked();
    const booking = await book();
    expect(await nextFree(id)).toBe(THREE);
    await act(musician, 'cancelBooking', { id: booking });
    expect(await nextFree(id)).toBe(NOON);
  });

  test('a request that is declined', async () => {
    const { id, owner, book, act } = await looked();
    const booking = await book();
    expect(await nextFree(id)).toBe(THREE);
    await act(owner, 'declineBooking', { id: booking });
    expect(await nextFree(id)).toBe(NOON);
  });

  test('a block', async () => {
    const { id, owner } = await looked();
    const time = {
      date: '2026-12-01',
      startTime: '13:00',
      endDate: '2026-12-01',
      endTime: '15:00',
    };
    await createBlock(owner.client, id, time);
    expect(await nextFree(id)).toBe(THREE);
  });

  test('a session that is over, whose buffer need not be kept any more', async () => {
    const { id } = await looked();
    await createBooking(server.database.em, {
      studioId: id,
      startsAt: '2026-12-01T10:00:00Z',
      hours: 2,
      bufferMinutes: 60,
    });
    server.runtime.changed([`studio:${id}`]);
    expect(await nextFree(id)).toBe('2026-12-01T13:00:00.000Z');
    await runSchedules(server.runtime);
    expect(await nextFree(id)).toBe(NOON);
  });
});

test('what is kept decides nothing: a time that was taken unheard is refused', async () => {
  server.setTime('2026-12-01T12:00:00Z');
  const { client } = await signedIn(server);
  const { id } = await createStudio(server.database.em);
  expect(await nextFree(id)).toBe('2026-12-01T12:00:00.000Z');
  await createBooking(server.database.em, { studioId: id, startsAt: '2026-12-01T12:00:00Z' });
  expect(await nextFree(id)).toBe('2026-12-01T12:00:00.000Z');
  const slot = { studioId: id, date: '2026-12-01', startTime: '13:00', hours: 2 };
  expect((await client.post('/api/bookings', slot)).status).toBe(409);
});

test('a list that was asked for before takes one statement', async () => {
  await createStudio(server.database.em);
  const list = () =>
    server.client().graphql(`{
      studios(first: 20) {
        nodes { name city { name } images { url } categories { id } nextFreeSlot { startsAt } }
      }
    }`);
  const first = await list();
  server.database.takeQueries();
  const second = await list();
  expect(second.errors).toEqual([]);
  expect(second.data).toEqual(first.data);
  expect(server.database.takeQueries()).toHaveLength(1);
});
