import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBlock, createImport } from '#db/blocks/block.factory.ts';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { loadCalendars } from '#db/bookings/calendar.repository.ts';
import { createCity, createStudio } from '#db/studios/studio.factory.ts';
import { findStudios } from '#db/studios/studio.repository.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { offeredStarts, refuseStart } from '#domain/bookings/availability.ts';
import type { OpenWindow } from '#domain/bookings/availability.ts';
import { HOURS_OPTIONS } from '#domain/bookings/hours.ts';
import { isInstantStart, priceFrom, quoteBooking } from '#domain/bookings/quote.ts';
import { namedSorts } from '#domain/search/studio-search.ts';
import type { FreeAt } from '#domain/search/studio-search.ts';
import {
  addDays,
  dateRange,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  formatMinutes,
  minutesOfDay,
} from '#domain/time/calendar.ts';
import { instantOf, isSkippedByClockChange, localMinutesOf } from '#domain/time/local-time.ts';
import type { Weekday } from '#domain/time/calendar.ts';
import { countStudios, findWholePrices, searchStudios } from './studio-search.repository.ts';

const database = useDatabase();
const utc = (text: string) => Date.parse(text);

async function freeStudios(freeAt: FreeAt, now: number, instantOnly?: boolean): Promise<number[]> {
  const query = { filter: { freeAt, instantOnly }, sort: namedSorts.newest, now };
  const found = await searchStudios(database.sql, query, { limit: 100 });
  expect(await countStudios(database.sql, query)).toBe(found.length);
  const ids = found.map(({ id }) => id);
  const free = { freeAt, instantOnly: instantOnly ?? false, now };
  const prices = await findWholePrices(database.sql, ids, free);
  expect(prices).toHaveLength(found.length);
  expect(new Map(found.map(({ id, wholePriceCents }) => [id, wholePriceCents]))).toEqual(
    new Map(prices.map(({ studioId, cents }) => [studioId, cents])),
  );
  return ids;
}

async function isFree(studioId: number, freeAt: FreeAt, now: number): Promise<boolean> {
  return (await freeStudios(freeAt, now)).includes(studioId);
}

const windows = (opens: string, closes: number): OpenWindow[] => [
  { opensMinute: minutesOfDay(opens), closesMinute: closes },
];

describe('a time on the clock of the studio', () => {
  const now = utc('2026-12-01T08:00:00Z');

  test('is found across the world’s zones, each by its own clock', async () => {
    const hours = windows('18:00', 22 * 60);
    const studios = [];
    for (const cityId of ['los-angeles', 'london', 'tokyo', 'sydney']) {
      studios.push(await createStudio(database.em, { cityId, hours }));
    }
    const ids = studios.map(({ id }) => id);
    const evening = await freeStudios({ date: '2026-12-08', startTime: '19:00', hours: 3 }, now);
    expect(evening).toEqual(expect.arrayContaining(ids));
    const late = await freeStudios({ date: '2026-12-08', startTime: '19:30', hours: 3 }, now);
    for (const id of ids) expect(late).not.toContain(id);
  });

  test('past midnight belongs to the evening before', async () => {
    // Fridays from 22:00 to 03:00; 2026-12-04 is a Friday.
    const weekly = [{ weekday: 5 as const, opensMinute: 22 * 60, closesMinute: 27 * 60 }];
    const { id } = await createStudio(database.em, { weekly });
    expect(await isFree(id, { date: '2026-12-05', startTime: '01:00', hours: 2 }, now)).toBe(true);
    expect(await isFree(id, { date: '2026-12-04', startTime: '23:00', hours: 4 }, now)).toBe(true);
    expect(await isFree(id, { date: '2026-12-04', startTime: '23:00', hours: 5 }, now)).toBe(false);
    expect(await isFree(id, { date: '2026-12-04', startTime: '01:00', hours: 1 }, now)).toBe(false);
  });

  test('from Sunday night into Monday is open in a studio that never closes', async () => {
    const { id } = await createStudio(database.em, {});
    expect(await isFree(id, { date: '2026-12-06', startTime: '22:00', hours: 8 }, now)).toBe(true);
  });

  test('is taken while a booking or its buffer lasts, free where they touch', async () => {
    const em = database.em;
    const { id } = await createStudio(em, { bufferMinutes: 30 });
    await createBooking(em, {
      studioId: id,
      startsAt: '2026-12-08T12:00:00Z',
      hours: 2,
      bufferMinutes: 30,
    });
    const at = (startTime: string) => isFree(id, { date: '2026-12-08', startTime, hours: 2 }, now);
    expect(await at('14:30')).toBe(true);
    expect(await at('14:29')).toBe(false);
    expect(await at('09:30')).toBe(true);
    expect(await at('09:31')).toBe(false);
  });

  test('that a cancelled booking or an expired request once held is free', async () => {
    const em = database.em;
    const { id } = await createStudio(em);
    const booking = { studioId: id, startsAt: '2026-12-08T12:00:00Z' };
    await createBooking(em, { ...booking, status: 'cancelled' });
    await createBooking(em, { ...booking, status: 'pending', expiresAt: '2026-12-01T07:59:00Z' });
    expect(await isFree(id, { date: '2026-12-08', startTime: '12:00', hours: 2 }, now)).toBe(true);
  });

  test('is taken while it is blocked, with the buffer of a booking before it', async () => {
    const em = database.em;
    const { id } = await createStudio(em, { bufferMinutes: 30 });
    await createBlock(em, {
      studioId: id,
      startsAt: '2026-12-08T12:00:00Z',
      endsAt: '2026-12-08T14:00:00Z',
    });
    const at = (startTime: string) => isFree(id, { date: '2026-12-08', startTime, hours: 2 }, now);
    expect(await at('14:00')).toBe(true);
    expect(await at('13:59')).toBe(false);
    expect(await at('09:30')).toBe(true);
    expect(await at('09:31')).toBe(false);
  });

  test('that clocks skip is nowhere free', async () => {
    const { id } = await createStudio(database.em);
    const march = utc('2027-03-01T00:00:00Z');
    expect(await isFree(id, { date: '2027-03-28', startTime: '01:30', hours: 1 }, march)).toBe(
      false,
    );
    expect(await isFree(id, { date: '2027-03-28', startTime: '02:00', hours: 1 }, march)).toBe(
      true,
    );
  });

  test('is found on any of several days, by the clock of each studio', async () => {
    const em = database.em;
    // 2026-12-11 is a Friday.
    const weekly = [{ weekday: 5 as const, opensMinute: 600, closesMinute: 720 }];
    const london = await createStudio(em, { weekly });
    const tokyo = await createStudio(em, { weekly, cityId: 'tokyo' });
    await createBooking(em, { studioId: tokyo.id, startsAt: '2026-12-11T01:00:00Z', hours: 2 });
    const between = (date: string, until: string) => freeStudios({ date, until, hours: 2 }, now);
    const week = await between('2026-12-07', '2026-12-13');
    expect(week).toContain(london.id);
    expect(week).not.toContain(tokyo.id);
    expect(await between('2026-12-07', '2026-12-10')).not.toContain(london.id);
    expect(await between('2026-12-12', '2026-12-18')).toEqual(
      expect.arrayContaining([london.id, tokyo.id]),
    );
  });

  test('is instant only in a session studio within its hours', async () => {
    const em = database.em;
    const session = await createStudio(em, { bookingMode: 'session' });
    const evenings = await createStudio(em, {
      bookingMode: 'session',
      hours: windows('17:00', 1320),
    });
    const hourly = await createStudio(em);
    const day = { date: '2026-12-08', hours: 2 } as const;
    const anyTime = await freeStudios(day, now, true);
    expect(anyTime).toContain(session.id);
    expect(anyTime).not.toContain(evenings.id);
    expect(anyTime).not.toContain(hourly.id);
    expect(await freeStudios({ ...day, startTime: '16:59' }, now, true)).toContain(session.id);
    expect(await freeStudios({ ...day, startTime: '17:00' }, now, true)).toEqual([]);
  });
});

describe('SQL and the rules of the domain agree', () => {
  const QUARTER_MS = 15 * MINUTE_MS;
  // Around the days on which clocks change, and windows mostly at night, when they do.
  const places = [
    { zone: 'Europe/London', days: ['2026-10-25', '2027-03-28'] },
    { zone: 'America/Los_Angeles', days: ['2026-11-01', '2027-03-14'] },
    { zone: 'Australia/Sydney', days: ['2027-04-04', '2026-10-04'] },
    { zone: 'Australia/Lord_Howe', days: ['2027-04-04', '2026-10-04'] },
    { zone: 'Asia/Tokyo', days: ['2026-10-25'] },
  ];
  const anyWindow = fc
    .tuple(
      fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 60, max: 95 })),
      fc.oneof(fc.integer({ min: 4, max: 32 }), fc.constant(96)),
    )
    .map(([opens, length]) => ({ opensMinute: opens * 15, closesMinute: (opens + length) * 15 }));
  const anyCents = fc.integer({ min: 0, max: 100_000_00 });
  const anyStudio = fc.record({
    place: fc
      .constantFrom(...places)
      .chain(({ zone, days }) => fc.constantFrom(...days).map((day) => ({ zone, day }))),
    weekly: fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 7 }), anyWindow)
        .map(([weekday, window]) => ({ weekday: weekday as Weekday, ...window })),
      { minLength: 6, maxLength: 14 },
    ),
    exceptions: fc.uniqueArray(
      fc.record({
        offset: fc.integer({ min: -2, max: 2 }),
        windows: fc.array(anyWindow, { maxLength: 2 }),
      }),
      { maxLength: 1, selector: ({ offset }) => offset },
    ),
    bufferMinutes: fc.constantFrom(0, 15, 60),
    minimumNoticeMinutes: fc.constantFrom(0, 720),
    horizonDays: fc.constantFrom(1, 730, 730),
    pricing: fc.record({
      bookingMode: fc.constantFrom('hourly' as const, 'session' as const),
      hourlyRateCents: anyCents,
      engineerFeeCents: anyCents,
      isEngineerOptional: fc.boolean(),
      cleaningFeeCents: anyCents,
      sessionInstantCents: anyCents,
      sessionRequestCents: anyCents,
    }),
    bookings: fc.array(
      fc.record({
        quarter: fc.integer({ min: -96, max: 144 }),
        hours: fc.constantFrom(1, 1, 2, 3),
        bufferMinutes: fc.constantFrom(0, 30),
      }),
      { minLength: 2, maxLength: 10 },
    ),
    // What another calendar says, which may meet bookings.
    blocks: fc.array(
      fc.record({
        quarter: fc.integer({ min: -96, max: 144 }),
        quarters: fc.constantFrom(1, 3, 8, 60),
      }),
      { maxLength: 3 },
    ),
  });
  const anyQuery = fc.record({
    offset: fc.constantFrom(0, 0, 0, 1, -1, 2, -2),
    furtherDays: fc.constantFrom(undefined, undefined, undefined, 0, 1, 3),
    startMinute: fc.option(
      fc.oneof(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 95 })).map((n) => n * 15),
      { nil: undefined },
    ),
    hours: fc.constantFrom(...HOURS_OPTIONS),
    instantOnly: fc.constantFrom(false, false, true),
  });

  test('on any calendar, any day and any length', async () => {
    let free = 0;
    let queried = 0;
    await fc.assert(
      fc.asyncProperty(
        anyStudio,
        fc.array(anyQuery, { minLength: 12, maxLength: 12 }),
        async (
          { place: { zone, day }, bookings, blocks, exceptions, pricing, ...studio },
          queries,
        ) => {
          const em = database.em;
          const city = await createCity(em, zone);
          const { id } = await createStudio(em, {
            ...studio,
            ...pricing,
            cityId: city.id,
            exceptions: exceptions.map(({ offset, windows: hours }) => ({
              date: addDays(day, offset),
              windows: hours,
            })),
          });
          const [listed] = await findStudios(database.sql, [id]);
          expect(listed!.priceFromCents).toBe(priceFrom(pricing));
          const midnight = instantOf(day, 0, zone);
          let bookedUntil = Number.NEGATIVE_INFINITY;
          for (const booking of bookings.toSorted((a, b) => a.quarter - b.quarter)) {
            const start = midnight + booking.quarter * QUARTER_MS;
            if (start < bookedUntil) continue;
            bookedUntil = start + booking.hours * HOUR_MS + booking.bufferMinutes * MINUTE_MS;
            const startsAt = new Date(start).toISOString();
            await createBooking(em, { ...booking, studioId: id, startsAt });
          }
          const busy = blocks.map(({ quarter, quarters }) => {
            const start = midnight + quarter * QUARTER_MS;
            const end = start + quarters * QUARTER_MS;
            return { startsAt: new Date(start).toISOString(), endsAt: new Date(end).toISOString() };
          });
          await createImport(em, id, busy);

          const now = midnight - DAY_MS + 7 * MINUTE_MS;
          const bounds = { start: midnight - 5 * DAY_MS, end: midnight + 6 * DAY_MS };
          const calendar = (await loadCalendars(database.sql, [id], bounds, now)).get(id)!;
          for (const query of queries) {
            const { offset, furtherDays, startMinute, hours, instantOnly } = query;
            const date = addDays(day, offset);
            const until = furtherDays === undefined ? undefined : addDays(date, furtherDays);
            const isAllowed = (start: number) =>
              !instantOnly || isInstantStart(pricing.bookingMode, localMinutesOf(start, zone));
            const starts = dateRange(date, until ?? date).flatMap((candidate) =>
              startMinute === undefined
                ? offeredStarts(calendar, candidate, hours, now)
                : isSkippedByClockChange(candidate, startMinute, zone)
                  ? []
                  : [instantOf(candidate, startMinute, zone)].filter(
                      (start) => refuseStart(calendar, start, hours, now) === undefined,
                    ),
            );
            const startTime = startMinute === undefined ? undefined : formatMinutes(startMinute);
            const freeAt = { date, until, hours, startTime };
            const filter = { cities: [city.id], freeAt, instantOnly };
            const count = await countStudios(database.sql, {
              filter,
              sort: namedSorts.newest,
              now,
            });
            expect(count === 1).toBe(starts.some(isAllowed));
            const prices = starts.filter(isAllowed).map((start) => {
              const startMinutes = localMinutesOf(start, zone);
              return quoteBooking(pricing, { hours, startMinutes, withEngineer: false }).totalCents;
            });
            const least = prices.length > 0 ? [{ studioId: id, cents: Math.min(...prices) }] : [];
            const asked = { freeAt, instantOnly, now };
            expect(await findWholePrices(database.sql, [id], asked)).toEqual(least);
            free += count;
            queried += 1;
          }
        },
      ),
      { numRuns: 100 },
    );
    // The comparison means something only while both responses are common.
    expect(free / queried).toBeGreaterThan(0.1);
    expect(free / queried).toBeLessThan(0.9);
  });
});
