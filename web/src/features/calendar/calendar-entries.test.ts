import { expect, test } from 'vitest';
import { entriesByDay } from './calendar-entries.ts';
import type { CalendarEntry } from './calendar-entries.ts';

const entry = (start: string, end: string) => ({ id: start, start, end }) as CalendarEntry;
const days = { from: '2026-12-08', to: '2026-12-09' };

test('each day has what begins on it, the first one what goes on, and neither what is over nor what is later', () => {
  const entries = [
    entry('2026-12-10T10:00', '2026-12-10T12:00'),
    entry('2026-12-09T10:00', '2026-12-09T12:00'),
    entry('2026-12-08T10:00', '2026-12-08T12:00'),
    entry('2026-12-07T22:00', '2026-12-08T02:00'),
    entry('2026-12-07T20:00', '2026-12-08T00:00'),
    entry('2026-12-07T10:00', '2026-12-07T12:00'),
  ];
  const byDay = entriesByDay(entries, days).map(([day, ofDay]) => [day, ofDay.map(({ id }) => id)]);
  expect(byDay).toEqual([
    ['2026-12-08', ['2026-12-07T22:00', '2026-12-08T10:00']],
    ['2026-12-09', ['2026-12-09T10:00']],
  ]);
});
