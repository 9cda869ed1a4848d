import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import { localDateOf, localTimeOf } from '#domain/time/local-time.ts';
import type { Weekday } from '#domain/time/calendar.ts';
import {
  blockedInterval,
  dayInterval,
  dayState,
  freeIntervals,
  firstStarts,
  nextFreeStart,
  offeredStarts,
  openIntervals,
  refuseStart,
} from './availability.ts';
import type { OpenWindow, StudioCalendar } from './availability.ts';

const utc = (text: string) => Date.parse(text);
const everyDay = (opensMinute: number, closesMinute: number) =>
  ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, opensMinute, closesMinute }));

function calendar(overrides: Partial<StudioCalendar> = {}): StudioCalendar {
  return {
    zone: 'Europe/London',
    weekly: everyDay(10 * 60, 18 * 60),
    exceptions: [],
    bufferMinutes: 0,
    minimumNoticeMinutes: 0,
    horizonDays: 90,
    occupied: [],
    ...overrides,
  };
}

function booking(start: string, hours: number, bufferMinutes = 0) {
  const period = { start: utc(start), end: utc(start) + hours * HOUR_MS };
  return { period, blocked: blockedInterval(period, bufferMinutes) };
}

const times = (starts: number[], zone: string) => starts.map((start) => localTimeOf(start, zone));
const now = utc('2026-12-01T08:00:00Z');

describe('offered starts', () => {
  test('fall on half hours while the length fits before closing', () => {
    const starts = offeredStarts(calendar(), '2026-12-02', 6, now);
    expect(times(starts, 'Europe/London')).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00']);
  });

  test('include the opening of a gap, and keep the buffer before and after other bookings', () => {
    const studio = calendar({
      bufferMinutes: 15,
      occupied: [booking('2026-12-02T11:00:00Z', 2, 15), booking('2026-12-02T16:00:00Z', 1, 15)],
    });
    expect(times(offeredStarts(studio, '2026-12-02', 2, now), 'Europe/London')).toEqual([
      '13:15',
      '13:30',
    ]);
  });

  test('respect the notice that the owner asks for', () => {
    const studio = calendar({ minimumNoticeMinutes: 240 });
    expect(times(offeredStarts(studio, '2026-12-01', 4, now + 7 * MINUTE_MS), studio.zone)).toEqual(
      ['12:15', '12:30', '13:00', '13:30', '14:00'],
    );
  });

  test('end with the horizon', () => {
    const studio = calendar({ horizonDays: 1 });
    expect(offeredStarts(studio, '2026-12-02', 2, now)).not.toEqual([]);
    expect(offeredStarts(studio, '2026-12-03', 2, now)).toEqual([]);
  });

  test('run past midnight, on the day on which they start', () => {
    const studio = calendar({
      weekly: [{ weekday: 5, opensMinute: 22 * 60, closesMinute: 26 * 60 }],
    });
    // 2026-12-04 is a Friday.
    expect(times(offeredStarts(studio, '2026-12-04', 2, now), studio.zone)).toEqual([
      '22:00',
      '22:30',
      '23:00',
      '23:30',
    ]);
    expect(times(offeredStarts(studio, '2026-12-05', 1, now), studio.zone)).toEqual([
      '00:00',
      '00:30',
      '01:00',
    ]);
  });

  test('a studio that never closes can be booked across midnight', () => {
    const studio = calendar({ weekly: everyDay(0, 1440) });
    expect(times(offeredStarts(studio, '2026-12-02', 8, now), studio.zone)).toHaveLength(48);
  });

  test('follow exceptions instead of the weekly hours', () => {
    const studio = calendar({
      exceptions: [
        { date: '2026-12-24', windows: [{ opensMinute: 600, closesMinute: 780 }] },
        { date: '2026-12-25', windows: [] },
      ],
    });
    expect(times(offeredStarts(studio, '2026-12-24', 2, now), studio.zone)).toEqual([
      '10:00',
      '10:30',
      '11:00',
    ]);
    expect(offeredStarts(studio, '2026-12-25', 1, now)).toEqual([]);
  });
});

describe('days on which clocks change', () => {
  const allDay = (zone: string) => calendar({ zone, weekly: everyDay(0, 1440), horizonDays: 365 });

  test.each([
    ['Europe/London', '2026-03-29', 23],
    ['Europe/London', '2026-10-25', 25],
    ['America/Los_Angeles', '2026-03-08', 23],
    ['America/Los_Angeles', '2026-11-01', 25],
    ['Australia/Sydney', '2026-10-04', 23],
    ['Australia/Sydney', '2026-04-05', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ])('%s %s is %d hours long and offers a start each half hour of it', (zone, date, hours) => {
    const early = utc('2026-01-01T00:00:00Z');
    const { start, end } = dayInterval(date, zone);
    expect((end - start) / HOUR_MS).toBe(hours);
    expect(offeredStarts(allDay(zone), date, 1, early)).toHaveLength(hours * 2);
  });

  test('the hours of a booking are elapsed hours', () => {
    const studio = calendar({ weekly: everyDay(0, 4 * 60), horizonDays: 365 });
    const early = utc('2026-03-01T00:00:00Z');
    // 00:00 to 04:00 lasts three hours on the day in spring, five on the day in autumn.
    expect(times(offeredStarts(studio, '2026-03-29', 3, early), studio.zone)).toEqual(['00:00']);
    expect(offeredStarts(studio, '2026-03-29', 4, early)).toEqual([]);
    expect(times(offeredStarts(studio, '2026-10-25', 5, early), studio.zone)).toEqual(['00:00']);
  });
});

describe('refusals', () => {
  const at = (text: string, hours = 2, overrides: Partial<StudioCalendar> = {}) =>
    refuseStart(calendar(overrides), utc(text), hours, now);

  test('name the first reason that applies', () => {
    expect(at('2026-12-01T07:59:00Z')).toBe('past');
    expect(at('2026-12-01T11:00:00Z', 2, { minimumNoticeMinutes: 181 })).toBe('short-notice');
    expect(at('2126-12-01T11:00:00Z')).toBe('beyond-horizon');
    expect(at('2026-12-02T09:59:00Z')).toBe('closed');
    expect(at('2026-12-02T16:01:00Z')).toBe('closed');
    expect(at('2026-12-02T12:00:00Z', 2, { occupied: [booking('2026-12-02T13:59:00Z', 1)] })).toBe(
      'taken',
    );
  });

  test('touching another booking is allowed, touching its buffer as well', () => {
    const occupied = [booking('2026-12-02T12:00:00Z', 2, 30)];
    expect(at('2026-12-02T10:00:00Z', 2, { occupied })).toBeUndefined();
    expect(at('2026-12-02T14:30:00Z', 2, { occupied, bufferMinutes: 30 })).toBeUndefined();
    expect(at('2026-12-02T14:29:00Z', 2, { occupied, bufferMinutes: 30 })).toBe('taken');
    expect(at('2026-12-02T10:00:00Z', 2, { occupied, bufferMinutes: 30 })).toBe('taken');
  });
});

describe('the state of a day', () => {
  test.each([
    ['2026-11-30', 'past'],
    ['2026-12-02', 'booked'],
    ['2026-12-03', 'free'],
    ['2026-12-06', 'closed'],
    ['2027-06-01', 'beyond-horizon'],
  ])('%s is %s', (date, state) => {
    const studio = calendar({
      weekly: everyDay(600, 1080).filter(({ weekday }) => weekday !== 7),
      occupied: [booking('2026-12-02T11:00:00Z', 6)],
    });
    expect(dayState(studio, date, 2, now)).toBe(state);
  });

  test('depends on the hours asked for', () => {
    const studio = calendar({ occupied: [booking('2026-12-02T11:00:00Z', 6)] });
    expect(dayState(studio, '2026-12-02', 1, now)).toBe('free');
    expect(dayState(studio, '2026-12-02', 2, now)).toBe('booked');
  });
});

test('the next free start is found on a later day, or not at all', () => {
  const studio = calendar({ exceptions: [{ date: '2026-12-01', windows: [] }] });
  expect(nextFreeStart(studio, 2, now, 14)).toBe(utc('2026-12-02T10:00:00Z'));
  expect(nextFreeStart(calendar({ weekly: [] }), 2, now, 14)).toBeUndefined();
});

test('the first starts of the next days leave out days without one', () => {
  const studio = calendar({ exceptions: [{ date: '2026-12-03', windows: [] }] });
  const starts = firstStarts(studio, 2, utc('2026-12-02T12:00:00Z'), { days: 14, count: 3 });
  expect(starts).toEqual([
    utc('2026-12-02T12:00:00Z'),
    utc('2026-12-04T10:00:00Z'),
    utc('2026-12-05T10:00:00Z'),
  ]);
  expect(firstStarts(studio, 2, now, { days: 1, count: 3 })).toHaveLength(1);
  expect(firstStarts(calendar({ weekly: [] }), 2, now, { days: 14, count: 3 })).toEqual([]);
});

describe('for any calendar', () => {
  const anyWindow: fc.Arbitrary<OpenWindow> = fc
    .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
    .map(([opens, length]) => ({ opensMinute: opens * 15, closesMinute: (opens + length) * 15 }));
  const anyCalendar: fc.Arbitrary<StudioCalendar> = fc.record({
    zone: fc.constantFrom(
      'Europe/London',
      'America/Los_Angeles',
      'Australia/Lord_Howe',
      'Asia/Tokyo',
    ),
    weekly: fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 7 }), anyWindow)
        .map(([weekday, window]) => ({ weekday: weekday as Weekday, ...window })),
      { maxLength: 12 },
    ),
    exceptions: fc.uniqueArray(
      fc.record({
        date: fc.integer({ min: 0, max: 6 }).map((day) => addDays('2026-10-22', day)),
        windows: fc.array(anyWindow, { maxLength: 2 }),
      }),
      { maxLength: 2, selector: ({ date }) => date },
    ),
    bufferMinutes: fc.constantFrom(0, 15, 30, 60),
    minimumNoticeMinutes: fc.constantFrom(0, 60, 720),
    horizonDays: fc.integer({ min: 1, max: 20 }),
    occupied: fc.array(
      fc
        .tuple(
          fc.integer({ min: 0, max: 5 * 96 }),
          fc.constantFrom(1, 2, 4, 8),
          fc.constantFrom(0, 30),
        )
        .map(([quarter, hours, buffer]) => {
          const start = utc('2026-10-23T00:00:00Z') + quarter * 15 * MINUTE_MS;
          const period = { start, end: start + hours * HOUR_MS };
          return { period, blocked: blockedInterval(period, buffer) };
        }),
      { maxLength: 8 },
    ),
  });
  const anyDate = fc.integer({ min: 0, max: 6 }).map((day) => addDays('2026-10-22', day));
  const anyHours = fc.constantFrom(1, 2, 3, 4, 5, 6, 8);
  const moment = utc('2026-10-23T09:07:00Z');

  test('what is offered can be booked, on the day it is offered for', () => {
    fc.assert(
      fc.property(anyCalendar, anyDate, anyHours, (studio, date, hours) => {
        for (const start of offeredStarts(studio, date, hours, moment)) {
          expect(refuseStart(studio, start, hours, moment)).toBeUndefined();
          expect(localDateOf(start, studio.zone)).toBe(date);
        }
      }),
    );
  });

  test('when nothing is offered, no quarter of an hour of the day can be booked', () => {
    fc.assert(
      fc.property(anyCalendar, anyDate, anyHours, (studio, date, hours) => {
        fc.pre(offeredStarts(studio, date, hours, moment).length === 0);
        const day = dayInterval(date, studio.zone);
        for (let start = day.start; start < day.end; start += 15 * MINUTE_MS) {
          expect(refuseStart(studio, start, hours, moment)).toBeDefined();
        }
      }),
    );
  });

  test('free time is open and touches no booking', () => {
    fc.assert(
      fc.property(anyCalendar, anyDate, (studio, date) => {
        const bounds = dayInterval(date, studio.zone);
        const open = openIntervals(studio, bounds);
        for (const free of freeIntervals(studio, bounds)) {
          expect(open.some(({ start, end }) => start <= free.start && free.end <= end)).toBe(true);
          for (const { blocked } of studio.occupied) {
            expect(free.end <= blocked.start || blocked.end <= free.start).toBe(true);
          }
        }
      }),
    );
  });
});
