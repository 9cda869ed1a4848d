import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import { nextFreeStart } from './availability.ts';
import type { Occupied, StudioCalendar } from './availability.ts';
import { ComingDays } from './coming-days.ts';

const DAYS = 6;
const QUARTER_MS = 15 * MINUTE_MS;
/** Two days before clocks go forward in London. */
const BEGIN = Date.parse('2027-03-26T09:00:00Z');

const anyCalendar = fc.record({
  zone: fc.constantFrom('Europe/London', 'Australia/Lord_Howe', 'America/Los_Angeles'),
  weekly: fc.array(
    fc.record({
      weekday: fc.constantFrom(1 as const, 2 as const, 4 as const, 5 as const, 6 as const),
      opensMinute: fc.integer({ min: 0, max: 92 }).map((quarter) => quarter * 15),
      length: fc.integer({ min: 4, max: 40 }).map((quarter) => quarter * 15),
    }),
    { maxLength: 5 },
  ),
  bufferMinutes: fc.constantFrom(0, 15, 60),
  minimumNoticeMinutes: fc.constantFrom(0, 50, 720),
  horizonDays: fc.constantFrom(1, 4, 90),
  occupied: fc.array(
    fc.record({
      quarter: fc.integer({ min: -20, max: 4 * 24 * DAYS }),
      hours: fc.integer({ min: 1, max: 30 }),
      expires: fc.option(fc.integer({ min: -100, max: 60 * 24 * DAYS }), { nil: undefined }),
    }),
    { maxLength: 12 },
  ),
});

function calendarOf({ weekly, occupied, ...limits }: Arbitrary): StudioCalendar {
  return {
    ...limits,
    exceptions: [],
    weekly: weekly.map(({ length, ...window }) => ({
      ...window,
      closesMinute: window.opensMinute + length,
    })),
    occupied: occupied.map(({ quarter, hours, expires }): Occupied => {
      const start = BEGIN + quarter * QUARTER_MS;
      const period = { start, end: start + hours * HOUR_MS };
      const expiresAt = expires === undefined ? {} : { expiresAt: BEGIN + expires * MINUTE_MS };
      return { period, blocked: period, ...expiresAt };
    }),
  };
}

type Arbitrary = typeof anyCalendar extends fc.Arbitrary<infer Value> ? Value : never;

test('what was worked out before is what is worked out anew, at any later moment', () => {
  let found = 0;
  let asked = 0;
  fc.assert(
    fc.property(
      anyCalendar,
      fc.array(fc.integer({ min: 0, max: 2 * DAYS * DAY_MS }), { minLength: 10, maxLength: 30 }),
      fc.array(fc.integer({ min: 0, max: 40 * MINUTE_MS }), { minLength: 10, maxLength: 10 }),
      (some, days, moments) => {
        const calendar = calendarOf(some);
        const coming = new ComingDays(calendar, DAYS);
        const later = days.map((day) => day / 2);
        for (const moment of [...later, ...moments].toSorted((a, b) => a - b)) {
          const now = BEGIN + Math.round(moment);
          const standing = calendar.occupied.filter(
            ({ expiresAt }) => expiresAt === undefined || expiresAt > now,
          );
          const expected = nextFreeStart({ ...calendar, occupied: standing }, 2, now, DAYS);
          expect(coming.nextFreeStart(2, now)).toBe(expected);
          asked += 1;
          if (expected !== undefined) found += 1;
        }
      },
    ),
    { numRuns: 500 },
  );
  // The comparison means something only while both are common.
  expect(found / asked).toBeGreaterThan(0.3);
  expect(found / asked).toBeLessThan(0.95);
});

test('a request is in the way until the moment at which it expires', () => {
  const period = { start: BEGIN, end: BEGIN + 2 * HOUR_MS };
  const calendar: StudioCalendar = {
    zone: 'Europe/London',
    weekly: [{ weekday: 5, opensMinute: 9 * 60, closesMinute: 13 * 60 }],
    exceptions: [],
    bufferMinutes: 0,
    minimumNoticeMinutes: 0,
    horizonDays: 90,
    occupied: [{ period, blocked: period, expiresAt: BEGIN - HOUR_MS }],
  };
  const coming = new ComingDays(calendar, DAYS);
  expect(coming.nextFreeStart(2, BEGIN - HOUR_MS - 1)).toBe(BEGIN + 2 * HOUR_MS);
  expect(coming.nextFreeStart(2, BEGIN - HOUR_MS)).toBe(BEGIN);
});
