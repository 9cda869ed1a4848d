import { quoteBooking } from '#domain/bookings/quote.ts';
import type { Quote } from '#domain/bookings/quote.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import { minutesOfDay } from '#domain/time/calendar.ts';
import type { LocalTime } from '#domain/time/calendar.ts';
import type { BookableStudioFragment } from './components/bookable-studio.generated.ts';

/** The price by the same rule as the server's, so that it can be shown at once. */
export function priceOf(
  studio: BookableStudioFragment,
  hours: BookableHours,
  startTime: LocalTime,
): Quote {
  const bookingMode = studio.bookingMode === 'SESSION' ? 'session' : 'hourly';
  return quoteBooking({ ...studio, bookingMode }, hours, minutesOfDay(startTime));
}
