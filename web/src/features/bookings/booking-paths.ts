import type { QuoteLineKind } from '#web/lib/schema.generated.ts';
import { dayIn, localTimeIn } from '#web/lib/dates.ts';
import { BOOKING_SHEET } from './selection-params.ts';

/** What the address of a studio ends with where a review is to be written. */
export const REVIEW_HASH = '#review';

interface BookedTime {
  startsAt: string;
  hours: number;
  zone: string;
  studio: { id: string; city: { id: string } };
}

interface PricedTime extends BookedTime {
  lines: readonly { kind: QuoteLineKind }[];
}

/** The page of a booking, below the list that it stands in: of those made, or of those received. */
export function bookingPath(id: string, isGuest = true): string {
  return `/account/${isGuest ? 'bookings' : 'bookings-received'}/${id}`;
}

/** Where somebody sees and pays their share of a booking that another has made. */
export function sharePath(id: string): string {
  return `/account/bookings/${id}/share`;
}

/** Where a booking is paid by card. */
export function payPath(id: string): string {
  return `/checkout/booking/${id}`;
}

/** Where somebody pays what nobody has paid yet of a booking that several people pay for. */
export function payRestPath(id: string): string {
  return `/checkout/booking-rest/${id}`;
}

/** Books the same studio at the same time of day for as long and with the same help, on a day to be chosen. */
export function bookAgainPath({ startsAt, hours, zone, studio, lines }: PricedTime): string {
  const query = new URLSearchParams({ hours: String(hours), time: localTimeIn(zone, startsAt) });
  if (lines.some(({ kind }) => kind === 'ENGINEER')) query.set('engineer', 'true');
  return `/studios/${studio.id}?${query}${BOOKING_SHEET}`;
}

/** The studios of the same city that are free at the same time. */
export function freeThenPath({ startsAt, hours, zone, studio }: BookedTime): string {
  const query = new URLSearchParams({
    city: studio.city.id,
    date: dayIn(zone, startsAt),
    start: localTimeIn(zone, startsAt),
    hours: String(hours),
  });
  return `/search?${query}`;
}

/** Where the review of a studio is written. */
export function reviewPath(studioId: string): string {
  return `/studios/${studioId}${REVIEW_HASH}`;
}

/** Where to wait for a time that is taken: of a studio, as far as one has been chosen. */
export function waitlistPath(
  studioId: string,
  { date, hours }: { date: string | undefined; hours: number },
): string {
  const query = new URLSearchParams({ studio: studioId, hours: String(hours) });
  if (date !== undefined) query.set('date', date);
  return `/account/waitlist?${query.toString()}`;
}
