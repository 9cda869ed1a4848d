import type { LocalDate } from '#domain/time/calendar.ts';

/** A day as the calendar takes it: on the reader's own clock, whatever zone it is a day of. */
export function dateOf(day: LocalDate): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day that the calendar gives. */
export function localDateOf(date: Date): LocalDate {
  return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
    .toISOString()
    .slice(0, 10);
}
