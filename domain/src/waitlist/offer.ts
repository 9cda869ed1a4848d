import { offeredStarts } from '#domain/bookings/availability.ts';
import type { StudioCalendar } from '#domain/bookings/availability.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import { MINUTE_MS } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { localMinutesOf } from '#domain/time/local-time.ts';
import { OFFER_MINUTES, SHORTEST_OFFER_MINUTES } from './limits.ts';

/** What somebody waits for, on the clock of the studio. */
export interface Wanted {
  date: LocalDate;
  /** Minutes after midnight between which it may start, both included. */
  earliestMinute: number;
  latestMinute: number;
  hours: BookableHours;
}

/** A time that is held for somebody. Epoch milliseconds. */
export interface Offer {
  startsAt: number;
  expiresAt: number;
}

/** The first start (epoch milliseconds) that somebody would take, when it is `now`; undefined for none. */
export function firstWanted(
  calendar: StudioCalendar,
  { date, earliestMinute, latestMinute, hours }: Wanted,
  now: number,
): number | undefined {
  return offeredStarts(calendar, date, hours, now).find((start) => {
    const minutes = localMinutesOf(start, calendar.zone);
    return minutes >= earliestMinute && minutes <= latestMinute;
  });
}

/**
 * What can be offered at `now`: held for two hours, or as long as it can still be booked, if that
 * leaves time to answer.
 */
export function offerFor(calendar: StudioCalendar, wanted: Wanted, now: number): Offer | undefined {
  const startsAt = firstWanted(calendar, wanted, now + SHORTEST_OFFER_MINUTES * MINUTE_MS);
  if (startsAt === undefined) return undefined;
  const bookableUntil = startsAt - calendar.minimumNoticeMinutes * MINUTE_MS;
  return { startsAt, expiresAt: Math.min(now + OFFER_MINUTES * MINUTE_MS, bookableUntil) };
}
