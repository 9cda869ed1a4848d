import { containsInterval, intervalsOverlap } from '#domain/time/interval.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import { localDateOf } from '#domain/time/local-time.ts';
import { blockedInterval, lastBookableDate, openIntervals } from './availability.ts';
import type { StartRefusal, StudioCalendar } from './availability.ts';
import type { BookableHours } from './hours.ts';
import { requestExpiry } from './lifecycle.ts';
import type { BookingActor, BookingStatus } from './lifecycle.ts';
import type { QuoteLine, QuoteLineKind } from './quote.ts';

/** The two between whom a booking is. */
export const bookingSides = ['musician', 'owner'] as const satisfies readonly BookingActor[];
export type BookingSide = (typeof bookingSides)[number];

/** What becomes of a proposal of other terms. One that nobody answers in time is `expired`. */
export const proposalStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** When a booking is. `startsAt` is epoch milliseconds. */
export interface BookingTerms {
  startsAt: number;
  hours: BookableHours;
}

/** A booking as far as it can be changed. */
export interface ChangeableBooking extends BookingTerms {
  status: BookingStatus;
}

/** Why a booking cannot have other terms: as a start is refused, or by what the booking is. */
export type ChangeRefusal = StartRefusal | 'unchanged' | 'running';

/** The side that somebody is on; undefined for those who only look on. */
export function sideOf(actor: BookingActor): BookingSide | undefined {
  return bookingSides.find((side) => side === actor);
}

/** When a booking with these terms ends, epoch milliseconds. */
export function endOfTerms({ startsAt, hours }: BookingTerms): number {
  return startsAt + hours * HOUR_MS;
}

/**
 * Whether a side may ask for other terms at `now`: hosts of a request that they cannot take as it
 * is, and both sides of what is agreed, until it is over.
 */
export function mayPropose(booking: ChangeableBooking, side: BookingSide, now: number): boolean {
  if (booking.status === 'pending') return side === 'owner' && now < booking.startsAt;
  return booking.status === 'confirmed' && now < endOfTerms(booking);
}

/**
 * Why `booking` cannot have `terms`, or undefined when it can. Once a session has begun it can only
 * become longer. Opening hours and notice bind those who book; hosts may offer any time of theirs.
 * @param calendar of the studio, without the booking
 */
export function refuseChange(
  calendar: StudioCalendar,
  booking: BookingTerms,
  terms: BookingTerms,
  now: number,
  side: BookingSide,
): ChangeRefusal | undefined {
  const isMoved = terms.startsAt !== booking.startsAt;
  if (!isMoved && terms.hours === booking.hours) return 'unchanged';
  if (booking.startsAt <= now && (isMoved || terms.hours < booking.hours)) return 'running';
  const period = { start: terms.startsAt, end: endOfTerms(terms) };
  const refusal = isMoved ? refuseNewStart(calendar, terms.startsAt, now, side) : undefined;
  if (refusal) return refusal;
  const added = { start: isMoved ? period.start : endOfTerms(booking), end: period.end };
  if (side === 'musician' && added.start < added.end) {
    if (!containsInterval(openIntervals(calendar, added), added)) return 'closed';
  }
  const blocked = blockedInterval(period, calendar.bufferMinutes);
  const taken = calendar.occupied.some((other) => intervalsOverlap(other.blocked, blocked));
  return taken ? 'taken' : undefined;
}

function refuseNewStart(
  calendar: StudioCalendar,
  start: number,
  now: number,
  side: BookingSide,
): StartRefusal | undefined {
  if (start < now) return 'past';
  const notice = side === 'musician' ? calendar.minimumNoticeMinutes : 0;
  if (start < now + notice * MINUTE_MS) return 'short-notice';
  return localDateOf(start, calendar.zone) > lastBookableDate(calendar, now)
    ? 'beyond-horizon'
    : undefined;
}

/**
 * Until when a proposal can be answered (epoch milliseconds): two days, or until the first of the
 * two starts; once a session has begun, until it ends.
 */
export function proposalExpiry(now: number, booking: BookingTerms, terms: BookingTerms): number {
  const latest =
    booking.startsAt > now ? Math.min(booking.startsAt, terms.startsAt) : endOfTerms(booking);
  return requestExpiry(now, latest);
}

/** Lines of which there is one per hour. */
const hourlyLines: readonly QuoteLineKind[] = ['studio-time', 'engineer'];

/**
 * The price of a booking for another length: what was agreed for an hour still holds, whatever the
 * studio asks of others by now.
 */
export function changedLines(lines: readonly QuoteLine[], hours: BookableHours): QuoteLine[] {
  return lines.map((line) =>
    hourlyLines.includes(line.kind)
      ? { ...line, quantity: hours, amountCents: hours * line.unitCents }
      : line,
  );
}
