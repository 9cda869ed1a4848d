import DataLoader from 'dataloader';
import { loadCalendars } from '#db/bookings/calendar.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import {
  dayInterval,
  dayState,
  freeIntervals,
  lastBookableDate,
  offeredStarts,
  openIntervals,
} from '#domain/bookings/availability.ts';
import type { StudioCalendar } from '#domain/bookings/availability.ts';
import { ComingDays } from '#domain/bookings/coming-days.ts';
import { isBookableHours, MAX_BUFFER_MINUTES, MAX_HOURS } from '#domain/bookings/hours.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import { quoteBooking } from '#domain/bookings/quote.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { Interval } from '#domain/time/interval.ts';
import {
  dateRange,
  DAY_MS,
  daysBetween,
  HOUR_MS,
  MINUTE_MS,
  startOfUtcDay,
} from '#domain/time/calendar.ts';
import { localDateOf, localMinutesOf, localTimeOf } from '#domain/time/local-time.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import type { Context } from '#api/lib/context.ts';
import { FACTS_KEPT_MS, factLoader } from '#api/lib/kept-facts.ts';
import type { FactKind } from '#api/lib/kept-facts.ts';
import { whenLoaded } from '#api/lib/loaded.ts';
import type { Loaded } from '#api/lib/loaded.ts';
import { perRequest } from '#api/lib/loaders.ts';
import { RANGE_LIMIT_DAYS } from './availability.type.ts';
import type { Availability, CalendarDay, FreeInterval, FreeStart } from './availability.type.ts';

/** How far ahead the next free slot is looked for. */
export const NEXT_FREE_DAYS = 30;
/** Of how many days the first start is told at most. */
const FREE_DAYS_LIMIT = 7;

/**
 * When `studio` is free from `from` to `to`, both days included, for bookings of `hours`.
 * @throws DomainError BAD_USER_INPUT for a length that cannot be booked and a range that is
 *   reversed or longer than 62 days.
 */
export async function availabilityOf(
  context: Context,
  studio: StudioRow,
  { from, to, hours }: { from: LocalDate; to: LocalDate; hours: number },
): Promise<Availability> {
  const length = bookableHours(hours);
  const days = daysBetween(from, to);
  if (days < 0) throw badInput({ to: message('bookings.rangeReversed') });
  if (days >= RANGE_LIMIT_DAYS) {
    throw badInput({ to: message('bookings.rangeTooLong', { days: RANGE_LIMIT_DAYS }) });
  }
  const calendar = await calendarsBetween(context, from, to).load(studio.id);
  if (!calendar) throw new DomainError('NOT_FOUND', 'studios.notFound');
  const { now } = context;
  const dates = dateRange(from, to);
  return {
    hours: length,
    days: () => dates.map((date) => showDay(context, studio, calendar, date, length)),
    bookedDates: () => dates.filter((date) => dayState(calendar, date, length, now) === 'booked'),
    lastBookableDate: lastBookableDate(calendar, now),
  };
}

function showDay(
  { now }: Context,
  studio: StudioRow,
  calendar: StudioCalendar,
  date: LocalDate,
  hours: BookableHours,
): CalendarDay {
  const day = dayInterval(date, studio.zone);
  const fromNow = { start: Math.min(Math.max(day.start, now), day.end), end: day.end };
  return {
    date,
    state: () => dayState(calendar, date, hours, now),
    openIntervals: () => openIntervals(calendar, day).map(showInterval),
    freeIntervals: () => freeIntervals(calendar, fromNow).map(showInterval),
    starts: () =>
      offeredStarts(calendar, date, hours, now).map((start) => showStart(studio, start, hours)),
  };
}

function showInterval({ start, end }: Interval): FreeInterval {
  return { startsAt: start, endsAt: end };
}

function showStart(studio: StudioRow, startsAt: number, hours: BookableHours): FreeStart {
  const startMinutes = localMinutesOf(startsAt, studio.zone);
  const { instant, totalCents } = quoteBooking(studio, { hours, startMinutes, withEngineer: true });
  return {
    startsAt,
    date: localDateOf(startsAt, studio.zone),
    startTime: localTimeOf(startsAt, studio.zone),
    instant,
    totalCents,
  };
}

/**
 * The first start of `hours` that is free in the next 30 days; null when there is none. At once where
 * the calendar is kept, since lists ask this of each studio.
 * @throws DomainError BAD_USER_INPUT for a length that cannot be booked
 */
export function nextFreeSlot(
  context: Context,
  studio: StudioRow,
  hours: number,
): Loaded<FreeStart | null> {
  const length = bookableHours(hours);
  const slotIn = (coming: ComingDays | undefined) => {
    const start = coming?.nextFreeStart(length, context.now);
    return start === undefined ? null : showStart(studio, start, length);
  };
  return whenLoaded(comingDaysLoader(context).load(studio.id), slotIn);
}

/**
 * The first start of `hours` on each of the next `first` days that have one, within 30 days.
 * @throws DomainError BAD_USER_INPUT for a length that cannot be booked and a number outside 1 to 7.
 */
export async function nextFreeDays(
  context: Context,
  studio: StudioRow,
  { first, hours }: { first: number; hours: number },
): Promise<FreeStart[]> {
  const length = bookableHours(hours);
  if (!Number.isInteger(first) || first < 1 || first > FREE_DAYS_LIMIT) {
    throw badInput({ first: message('fields.range', { min: 1, max: FREE_DAYS_LIMIT }) });
  }
  const coming = await comingDaysLoader(context).load(studio.id);
  const starts = coming?.firstStarts(length, context.now, first) ?? [];
  return starts.map((start) => showStart(studio, start, length));
}

/** `hours` as a length that can be booked. @throws DomainError BAD_USER_INPUT when it is none. */
export function bookableHours(hours: number): BookableHours {
  if (!isBookableHours(hours)) throw badInput({ hours: message('bookings.hours') });
  return hours;
}

/** The coming days of approved studios. */
const comingDays: FactKind<number, ComingDays | undefined> = {
  tagOf: (id) => `studio:${id}`,
  async find({ sql, now }, ids) {
    // As long as it may be kept, and the day that is the 30th then to its end, in any zone.
    const bounds = { start: now, end: now + FACTS_KEPT_MS + (NEXT_FREE_DAYS + 2) * DAY_MS };
    const calendars = await loadCalendars(sql, ids, reachOf(bounds), now);
    return ids.map((id) => {
      const calendar = calendars.get(id);
      return calendar && new ComingDays(calendar, NEXT_FREE_DAYS);
    });
  },
  bytesOf: (coming) => coming.bytes,
};
const comingDaysLoader = factLoader(comingDays);

type CalendarLoader = DataLoader<number, StudioCalendar | undefined>;

const calendarsByRange = perRequest(() => new Map<string, CalendarLoader>());

/** Loads calendars of a range of days for all studios of a list together, whatever their zones. */
function calendarsBetween(context: Context, from: LocalDate, to: LocalDate): CalendarLoader {
  const loaders = calendarsByRange(context);
  const key = `${from} ${to}`;
  let loader = loaders.get(key);
  if (!loader) {
    const bounds = { start: startOfUtcDay(from) - DAY_MS, end: startOfUtcDay(to) + 2 * DAY_MS };
    loaders.set(key, (loader = calendarLoader(context, bounds)));
  }
  return loader;
}

function calendarLoader({ reads, now }: Context, bounds: Interval): CalendarLoader {
  return new DataLoader(async (studioIds) => {
    const calendars = await loadCalendars(reads, studioIds, reachOf(bounds), now);
    return studioIds.map((id) => calendars.get(id));
  });
}

/** `bounds` with the time around it from which bookings and their buffers can reach into it. */
export function reachOf({ start, end }: Interval): Interval {
  const longestBuffer = MAX_BUFFER_MINUTES * MINUTE_MS;
  return { start: start - longestBuffer, end: end + MAX_HOURS * HOUR_MS + longestBuffer };
}
