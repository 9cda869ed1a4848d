import { addDays, isLocalDate, weekdayOf } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { firstWeekday } from '#web/lib/dates.ts';

/** How a calendar can be looked at. */
export const calendarViews = ['day', 'week', 'month', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** What the address says of a calendar. */
export const calendarParams = ['view', 'date', 'studio'] as const;

/** The view that an address names, if it names one. */
export function viewOf(params: URLSearchParams): CalendarView | undefined {
  return calendarViews.find((view) => view === params.get('view'));
}

/** The day that an address names, or `today`. */
export function dateOf(params: URLSearchParams, today: LocalDate): LocalDate {
  const date = params.get('date') ?? '';
  return isLocalDate(date) ? date : today;
}

/** Days that a view shows around a date, both included. */
export interface ShownDays {
  from: LocalDate;
  to: LocalDate;
}

const WEEK = 7;
/** A month shows six weeks, so that it is as high as any other. */
const MONTH_DAYS = 6 * WEEK;
const LIST_DAYS = 28;

/** The days of a view, in weeks as the language counts them. */
export function shownDays(view: CalendarView, date: LocalDate, language: string): ShownDays {
  if (view === 'day') return { from: date, to: date };
  if (view === 'list') return { from: date, to: addDays(date, LIST_DAYS - 1) };
  const from = weekOf(view === 'month' ? `${date.slice(0, 8)}01` : date, language);
  return { from, to: addDays(from, (view === 'month' ? MONTH_DAYS : WEEK) - 1) };
}

/** The date that a step forwards or backwards leads to. */
export function stepFrom(view: CalendarView, date: LocalDate, direction: 1 | -1): LocalDate {
  if (view === 'month') return addDays(`${date.slice(0, 8)}15`, direction * 30).slice(0, 8) + '01';
  return addDays(date, direction * { day: 1, week: WEEK, list: LIST_DAYS }[view]);
}

function weekOf(date: LocalDate, language: string): LocalDate {
  const weekday = weekdayOf(date) % WEEK;
  return addDays(date, -((weekday - firstWeekday(language) + WEEK) % WEEK));
}
