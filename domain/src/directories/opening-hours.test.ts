import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, HOUR_MS, MINUTE_MS, minutesOfDay, weekdayOf } from '#domain/time/calendar.ts';
import type { LocalTime } from '#domain/time/calendar.ts';
import { instantOf, localDateOf, localMinutesOf, localTimeOf } from '#domain/time/local-time.ts';
import { areHours, isOpenAt, nextOpenTimes, openingSpans, placeHours } from './opening-hours.ts';
import type { PlaceHours } from './opening-hours.ts';

const utc = (text: string) => Date.parse(text);
const daily = (opens: LocalTime, closes: LocalTime): PlaceHours =>
  Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [[opens, closes]]]));

describe('a place is open', () => {
  const shop: PlaceHours = {
    1: [
      ['10:00', '13:00'],
      ['14:00', '18:00'],
    ],
    6: [['22:00', '02:00']],
  };

  // Monday, November 23, 2026.
  test.each([
    ['2026-11-23T08:59:59.999Z', false],
    ['2026-11-23T09:00:00Z', true],
    ['2026-11-23T11:59:59.999Z', true],
    ['2026-11-23T12:00:00Z', false],
    ['2026-11-23T13:00:00Z', true],
    ['2026-11-23T17:00:00Z', false],
    ['2026-11-24T09:00:00Z', false],
    ['2026-11-28T22:30:00Z', true],
    ['2026-11-29T00:59:00Z', true],
    ['2026-11-29T01:00:00Z', false],
  ])('on the clock of its city: %s is %s', (at, isOpen) => {
    expect(isOpenAt(shop, 'Europe/Berlin', utc(at))).toBe(isOpen);
  });

  test('never without hours', () => {
    expect(isOpenAt({}, 'Europe/Berlin', utc('2026-11-23T12:00:00Z'))).toBe(false);
    expect(nextOpenTimes({}, 'Europe/Berlin', utc('2026-11-23T12:00:00Z'), 2)).toEqual([]);
  });

  test('all day when it opens and closes at midnight', () => {
    const now = utc('2026-11-23T12:00:00Z');
    const [open] = nextOpenTimes(daily('00:00', '00:00'), 'Asia/Tokyo', now, 2);
    expect(open!.start).toBeLessThan(now);
    expect(open!.end - now).toBeGreaterThan(7 * 24 * HOUR_MS);
  });

  test('next as its clock shows it, after an hour that clocks leave out or repeat', () => {
    const sundays: PlaceHours = { 7: [['09:00', '17:00']] };
    for (const [saturday, opens] of [
      ['2026-03-28T20:00:00Z', '2026-03-29T08:00:00Z'],
      ['2026-10-24T20:00:00Z', '2026-10-25T09:00:00Z'],
    ] as const) {
      const [next] = nextOpenTimes(sundays, 'Europe/London', utc(saturday), 1);
      expect(next!.start, saturday).toBe(utc(opens));
    }
  });
});

const zones = ['Europe/London', 'America/Los_Angeles', 'Australia/Sydney', 'Asia/Tokyo'];
const anyTime = fc
  .integer({ min: 0, max: 24 * 4 - 1 })
  .map((quarter) => localTimeOf(quarter * 15 * MINUTE_MS, 'UTC'));
const anyHours: fc.Arbitrary<PlaceHours> = fc
  .array(fc.option(fc.tuple(anyTime, anyTime)), { minLength: 7, maxLength: 7 })
  .map((days) =>
    Object.fromEntries(days.flatMap((span, index) => (span ? [[index + 1, [span]]] : []))),
  );
/** Midnights, and the nights in which clocks change, among other moments. */
const anyMoment = fc
  .tuple(
    fc.constantFrom(
      '2026-03-08',
      '2026-03-29',
      '2026-04-05',
      '2026-10-04',
      '2026-11-01',
      '2026-06-10',
    ),
    fc.integer({ min: -2, max: 2 }),
    fc.integer({ min: -180, max: 300 }),
  )
  .map(([day, days, minutes]) => ({ day: addDays(day, days), minutes }));

/** By the hands of the clock alone, without instants. */
function clockShowsOpen(hours: PlaceHours, zone: string, now: number): boolean {
  const date = localDateOf(now, zone);
  const minute = localMinutesOf(now, zone);
  const spansOf = (day: string) => hours[weekdayOf(day)] ?? [];
  const isToday = spansOf(date).some(
    ([opens, closes]) =>
      minutesOfDay(opens) <= minute &&
      (minutesOfDay(closes) <= minutesOfDay(opens) || minute < minutesOfDay(closes)),
  );
  const isFromYesterday = spansOf(addDays(date, -1)).some(
    ([opens, closes]) =>
      minutesOfDay(closes) <= minutesOfDay(opens) && minute < minutesOfDay(closes),
  );
  return isToday || isFromYesterday;
}

/** Whether clocks are put forward or back within a day. */
function isSteady(zone: string, now: number): boolean {
  const offset = (at: number) => instantOf(localDateOf(at, zone), 12 * 60, zone) % (24 * HOUR_MS);
  const day = 24 * HOUR_MS;
  return new Set([offset(now - 2 * day), offset(now), offset(now + 2 * day)]).size === 1;
}

test('what is open is what the clock on the wall says, around midnight too', () => {
  fc.assert(
    fc.property(anyHours, fc.constantFrom(...zones), anyMoment, (hours, zone, { day, minutes }) => {
      const now = instantOf(day, minutes, zone);
      fc.pre(isSteady(zone, now));
      expect(isOpenAt(hours, zone, now)).toBe(clockShowsOpen(hours, zone, now));
    }),
    { numRuns: 400 },
  );
});

test('times follow each other, and it opens and closes when its clock shows so, whatever clocks do', () => {
  fc.assert(
    fc.property(anyHours, fc.constantFrom(...zones), anyMoment, (hours, zone, { day, minutes }) => {
      const now = instantOf(day, minutes, zone);
      const times = nextOpenTimes(hours, zone, now, 20);
      expect(isOpenAt(hours, zone, now)).toBe((times[0]?.start ?? Infinity) <= now);
      const ends = times.map(({ end }) => end);
      const starts = times.map(({ start }) => start);
      const openAt = (at: number) => isOpenAt(hours, zone, at);
      // Just before it closes it is open, and then it is not, unless nobody looked further.
      expect(ends.every((end) => openAt(end - 1))).toBe(true);
      const lookedUntil = now + 8 * 24 * HOUR_MS;
      expect(ends.filter((end) => end < lookedUntil).some(openAt)).toBe(false);
      expect(starts.filter((start) => start > now).some((start) => openAt(start - 1))).toBe(false);
      const turns = times.flatMap(({ start, end }) => [start, end]);
      expect(turns.toSorted((one, other) => one - other)).toEqual(turns);
    }),
    { numRuns: 300 },
  );
});

test('spans in any order make the hours that they are of', () => {
  const hours: PlaceHours = {
    1: [
      ['10:00', '13:00'],
      ['14:00', '18:00'],
    ],
    6: [['22:00', '02:00']],
  };
  expect(placeHours(openingSpans(hours).toReversed())).toEqual(hours);
});

describe('hours', () => {
  test.each([
    [{}],
    [{ 1: [] }],
    [{ 1: [['10:00', '18:00']], 7: [['22:00', '02:00']] }],
    [
      {
        5: [
          ['10:00', '13:00'],
          ['13:00', '18:00'],
        ],
      },
    ],
  ])('may be %j', (hours) => {
    expect(areHours(hours)).toBe(true);
  });

  test.each([
    [{ 0: [['10:00', '18:00']] }],
    [{ 8: [['10:00', '18:00']] }],
    [{ monday: [] }],
    [{ 1: [['10:00']] }],
    [{ 1: [['10:00', '24:00']] }],
    [{ 1: '10:00-18:00' }],
    [
      {
        1: [
          ['10:00', '14:00'],
          ['13:00', '18:00'],
        ],
      },
    ],
    [
      {
        1: [
          ['14:00', '18:00'],
          ['10:00', '13:00'],
        ],
      },
    ],
    [{ 1: [['20:00', '03:00']], 2: [['02:00', '04:00']] }],
    [{ 1: [['01:00', '04:00']], 7: [['20:00', '02:00']] }],
  ])('cannot be %j', (hours) => {
    expect(areHours(hours)).toBe(false);
  });
});
