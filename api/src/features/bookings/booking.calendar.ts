import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';

const eventStatus: Readonly<Record<BookingStatus, ICalEventStatus>> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  declined: ICalEventStatus.CANCELLED,
  expired: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** A booking as an iCalendar file (RFC 5545), in UTC so that every calendar reads it alike. */
export function calendarFile(booking: BookingRow, studio: StudioRow, studioUrl: string): string {
  const calendar = ical({ name: studio.name, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `booking-${booking.id}@${new URL(studioUrl).host}`,
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    created: new Date(booking.createdAt),
    stamp: new Date(booking.createdAt),
    summary: studio.name,
    location: `${studio.street}, ${studio.neighbourhood}, ${studio.cityName}, ${studio.country}`,
    url: studioUrl,
    status: eventStatus[booking.status],
    ...(booking.additionalRequests && { description: booking.additionalRequests }),
  });
  return calendar.toString();
}
