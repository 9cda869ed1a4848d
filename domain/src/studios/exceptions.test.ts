import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openIntervals } from '#domain/bookings/availability.ts';
import { addDays, formatMinutes } from '#domain/time/calendar.ts';
import { exceptionalDays, exceptionsOf } from './exceptions.ts';
import type { HoursException } from './exceptions.ts';

const closed = (from: string, to: string, reason = ''): HoursException => ({
  from,
  to,
  windows: [],
  reason,
});

test('days in a row that are alike are one exception, others are not', () => {
  const late = { windows: [{ opens: '18:00', closes: '02:00' }], reason: '' };
  const exceptions = [
    closed('2026-12-24', '2026-12-26', 'Christmas'),
    closed('2026-12-27', '2026-12-27'),
    { from: '2026-12-28', to: '2026-12-31', ...late },
    { from: '2027-01-02', to: '2027-01-02', ...late },
  ];
  const days = exceptionalDays(exceptions);
  expect(days).toHaveLength(9);
  expect(days[4]).toEqual({
    date: '2026-12-28',
    opensMinute: 1080,
    closesMinute: 1560,
    reason: '',
  });
  expect(exceptionsOf(days)).toEqual(exceptions);
});

const clock = fc.integer({ min: 0, max: 1439 }).map(formatMinutes);

test('what is stored of exceptions is read as the same hours', () => {
  const exception = fc.record({
    gap: fc.integer({ min: 0, max: 3 }),
    length: fc.integer({ min: 1, max: 5 }),
    windows: fc.array(fc.record({ opens: clock, closes: clock }), { maxLength: 2 }),
    reason: fc.constantFrom('', 'Holiday'),
  });
  fc.assert(
    fc.property(fc.array(exception, { maxLength: 6 }), (parts) => {
      let next = '2026-10-20';
      const exceptions = parts.map(({ gap, length, windows, reason }) => {
        const from = addDays(next, gap);
        const to = addDays(from, length - 1);
        next = addDays(to, 1);
        return { from, to, windows, reason };
      });
      const days = exceptionalDays(exceptions);
      expect(exceptionalDays(exceptionsOf(days))).toEqual(days);
    }),
  );
});

test.each([
  // Clocks go back at 02:00, and forward at 01:00: the hours on the wall are those that were said.
  ['2026-10-25', '2026-10-25T00:00:00Z', '2026-10-25T10:00:00Z'],
  ['2027-03-28', '2027-03-28T01:00:00Z', '2027-03-28T09:00:00Z'],
])('on %s, when clocks change, special hours are those of the wall', (date, start, end) => {
  const windows = exceptionalDays([
    { from: date, to: date, windows: [{ opens: '01:00', closes: '10:00' }], reason: '' },
  ]).map(({ opensMinute, closesMinute }) => ({
    opensMinute: opensMinute!,
    closesMinute: closesMinute!,
  }));
  const schedule = { zone: 'Europe/London', weekly: [], exceptions: [{ date, windows }] };
  const day = {
    start: Date.parse(`${date}T00:00:00Z`) - 3_600_000,
    end: Date.parse(`${date}T23:00:00Z`),
  };
  expect(openIntervals(schedule, day)).toEqual([
    { start: Date.parse(start), end: Date.parse(end) },
  ]);
});
