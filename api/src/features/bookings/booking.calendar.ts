import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookingRow, StatusChangeRow } from '#db/bookings/booking.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { isAgreed } from './booking.policy.ts';

/** What calendars call the statuses of bookings. */
export const eventStatus: Readonly<Record<BookingStatus, ICalEventStatus>> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  declined: ICalEventStatus.CANCELLED,
  expired: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** Which version of an event a file has, by which calendars tell a newer one from an older. */
interface Revision {
  /** Counts changes from 0 (RFC 5545 §3.8.7.4). */
  sequence: number;
  /** Epoch milliseconds. */
  changedAt: number;
}

/**
 * How often a booking has changed, and when it last did. A request that has run out and a booking
 * that is over have changed then, although the history says so only a little later.
 */
export function revisionOf(booking: BookingRow, history: readonly StatusChangeRow[]): Revision {
  const last = history.at(-1);
  const steps = history.filter(({ fromStatus }) => fromStatus !== null).length;
  if (!last || last.toStatus === booking.status) {
    return { sequence: steps, changedAt: last?.at ?? booking.createdAt };
  }
  const dueAt = booking.status === 'expired' ? booking.expiresAt : booking.endsAt;
  return { sequence: steps + 1, changedAt: dueAt ?? last.at };
}

/**
 * A booking as an iCalendar file (RFC 5545), in UTC so that every calendar reads it alike. That of
 * a booking which no longer stands takes it out of calendars (RFC 5546 §3.2.5).
 */
export function calendarFile(
  booking: BookingRow,
  history: readonly StatusChangeRow[],
  studio: StudioRow,
  bookingUrl: string,
): string {
  const status = eventStatus[booking.status];
  const { sequence, changedAt } = revisionOf(booking, history);
  const isCancelled = status === ICalEventStatus.CANCELLED;
  const calendar = ical({
    name: studio.name,
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `booking-${booking.id}@${new URL(bookingUrl).host}`,
    sequence,
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    created: new Date(booking.createdAt),
    lastModified: new Date(changedAt),
    stamp: new Date(changedAt),
    summary: studio.name,
    location: [
      ...(isAgreed(booking) ? [studio.street] : []),
      studio.neighbourhood,
      studio.cityName,
      studio.country,
    ].join(', '),
    url: bookingUrl,
    status,
    description: [bookingReference(booking.id), booking.additionalRequests]
      .filter(Boolean)
      .join('\n\n'),
  });
  return calendar.toString();
}
