import { quoteBooking } from '#domain/bookings/quote.ts';
import type { PricedTime, Quote } from '#domain/bookings/quote.ts';
import type { PricedStudioFragment } from './components/priced-studio.generated.ts';

/** The price by the same rule as the server's, so that it can be shown at once. */
export function priceOf(studio: PricedStudioFragment, time: PricedTime): Quote {
  const bookingMode = studio.bookingMode === 'SESSION' ? 'session' : 'hourly';
  return quoteBooking({ ...studio, bookingMode }, time);
}
