import { DateTime } from 'luxon';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dateRange,
  daysBetween,
  formatMinutes,
  isLocalDate,
  isLocalTime,
  minutesOfDay,
  weekdayOf,
} from './calendar.ts';
import {
  instantOf,
  isSkippedByClockChange,
  localDateOf,
  localMinutesOf,
  localTimeOf,
} from './local-time.ts';

const utc = (text: string) => Date.parse(text);

const zones = [
  'Europe/London',
  'America/Los_Angeles',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Pacific/Apia',
];

describe('calendar days', () => {
  test('only real days in the form YYYY-MM-DD are dates', () => {
    expect(isLocalDate('2024-02-29')).toBe(true);
    for (const text of ['2023-02-29', '2024-13-01', '2024-2-9', '0000-01-01', 'today', '']) {
      expect(isLocalDate(text), text).toBe(false);
    }
  });

  test('only times from 00:00 to 23:59 are times', () => {
    expect(['00:00', '16:59', '23:59'].every(isLocalTime)).toBe(true);
    for (const text of ['24:00', '25:00', '9:00', '09:60', '0900', '']) {
      expect(isLocalTime(text), text).toBe(false);
    }
  });

  test('days are added and counted across months, years and leap days', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2025-01-01', -1)).toBe('2024-12-31');
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(dateRange('2024-12-30', '2025-01-01')).toEqual([
      '2024-12-30',
      '2024-12-31',
      '2025-01-01',
    ]);
    expect(dateRange('2025-01-02', '2025-01-01')).toEqual([]);
  });

  test('weekdays count from Monday 1 to Sunday 7', () => {
    expect(weekdayOf('2026-11-23')).toBe(1);
    expect(weekdayOf('2026-11-29')).toBe(7);
  });

  test('minutes and times are each other’s inverse', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        expect(minutesOfDay(formatMinutes(minutes))).toBe(minutes);
      }),
    );
    expect(formatMinutes(1560)).toBe('02:00');
  });
});

describe('clocks going forward', () => {
  test.each([
    ['Europe/London', '2026-03-29', '01:30', '2026-03-29T01:30:00Z', '02:30'],
    ['America/Los_Angeles', '2026-03-08', '02:30', '2026-03-08T10:30:00Z', '03:30'],
    ['Australia/Sydney', '2026-10-04', '02:30', '2026-10-03T16:30:00Z', '03:30'],
    // Lord Howe moves by half an hour only.
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00Z', '02:45'],
  ])('%s: a skipped time is read with the offset before the gap', (zone, date, time, at, shown) => {
    const instant = instantOf(date, minutesOfDay(time), zone);
    expect(instant).toBe(utc(at));
    expect(localTimeOf(instant, zone)).toBe(shown);
    expect(isSkippedByClockChange(date, minutesOfDay(time), zone)).toBe(true);
    expect(isSkippedByClockChange(date, minutesOfDay('12:00'), zone)).toBe(false);
  });

  test('a day that was left out altogether is skipped', () => {
    expect(isSkippedByClockChange('2011-12-30', minutesOfDay('12:00'), 'Pacific/Apia')).toBe(true);
  });
});

describe('clocks going back', () => {
  test.each([
    ['Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30:00Z'],
    ['America/Los_Angeles', '2026-11-01', '01:30', '2026-11-01T08:30:00Z'],
    ['Australia/Sydney', '2026-04-05', '02:30', '2026-04-04T15:30:00Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00Z'],
  ])('%s: a time that occurs twice means the first', (zone, date, time, at) => {
    expect(instantOf(date, minutesOfDay(time), zone)).toBe(utc(at));
    expect(isSkippedByClockChange(date, minutesOfDay(time), zone)).toBe(false);
  });
});

test('an instant and its wall clock agree with Luxon everywhere', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: utc('2020-01-01T00:00:00Z'), max: utc('2040-01-01T00:00:00Z') }),
      (zone, instant) => {
        const local = DateTime.fromMillis(instant, { zone });
        expect(localDateOf(instant, zone)).toBe(local.toISODate());
        expect(localTimeOf(instant, zone)).toBe(local.toFormat('HH:mm'));
      },
    ),
  );
});

test('every minute that clocks show leads back to an instant at which they show it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 3 * 365 }),
      fc.integer({ min: 0, max: 1439 }),
      (zone, day, minutes) => {
        const date = addDays('2025-01-01', day);
        fc.pre(!isSkippedByClockChange(date, minutes, zone));
        const instant = instantOf(date, minutes, zone);
        expect([localDateOf(instant, zone), localMinutesOf(instant, zone)]).toEqual([
          date,
          minutes,
        ]);
      },
    ),
  );
});

test('an unknown zone is refused by name', () => {
  expect(() => instantOf('2026-01-01', 0, 'Europe/Atlantis')).toThrow('Europe/Atlantis');
});
