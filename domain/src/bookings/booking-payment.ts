import { MINUTE_MS } from '#domain/time/calendar.ts';
import { agreedStatuses } from './lifecycle.ts';
import type { BookingStatus } from './lifecycle.ts';

/** How a booking is paid: by card, through us, or at the studio, to its owner. */
export const bookingPaymentMethods = ['card', 'studio'] as const;
export type BookingPaymentMethod = (typeof bookingPaymentMethods)[number];

/** Where the money of a booking stands. */
export const bookingPaymentStates = [
  'awaiting-payment',
  'held',
  'paid',
  'to-pay',
  'partly-refunded',
  'refunded',
  'due-at-studio',
  'none',
] as const;
export type BookingPaymentState = (typeof bookingPaymentStates)[number];

/** How long a time is held for whoever is about to pay for it by card. */
export const PAYMENT_TIME_MS = 30 * MINUTE_MS;

/** Until when a booking that is made now has to be paid (epoch milliseconds). */
export function paymentDue(now: number, startsAt: number): number {
  return Math.min(now + PAYMENT_TIME_MS, startsAt);
}

/** The parts of a booking that decide what it costs. Amounts are US cents, instants epoch milliseconds. */
export interface PricedBooking {
  status: BookingStatus;
  paymentMethod: BookingPaymentMethod;
  /** Until when it has to be paid, while only who made it knows of it. */
  paymentDueAt: number | null;
  startsAt: number;
  totalCents: number;
  /** Once cancelled: what of the price is not asked for any more; null for what had cost nothing. */
  refundCents: number | null;
}

/** What was paid for a booking by card, in US cents. */
export interface CardFigures {
  /** All that was ever taken. */
  paidCents: number;
  /** What of that went back, or is about to. */
  refundedCents: number;
  /** What is held and not taken yet. */
  heldCents: number;
}

export const nothingPaid: CardFigures = { paidCents: 0, refundedCents: 0, heldCents: 0 };

/** What the studio is to have of a booking in the end, in US cents, as the booking stands. */
export function priceNow(booking: Omit<PricedBooking, 'startsAt'>): number {
  const { status, totalCents, refundCents } = booking;
  if (status === 'declined' || status === 'expired') return 0;
  if (status !== 'cancelled') return totalCents;
  return refundCents === null ? 0 : totalCents - refundCents;
}

/** What card payments cover, whether it was taken or is held, in US cents. */
export function coveredCents({ paidCents, refundedCents, heldCents }: CardFigures): number {
  return paidCents - refundedCents + heldCents;
}

/** What is still to be paid of a booking that stands, by card or at the studio, in US cents. */
export function owedCents(booking: PricedBooking, figures: CardFigures): number {
  const stands = booking.status === 'pending' || agreedStatuses.includes(booking.status);
  return stands ? Math.max(0, booking.totalCents - coveredCents(figures)) : 0;
}

/**
 * What can be paid by card at `now`, in US cents: all of what waits for its payment, and what a
 * change has left open of what is agreed, until it begins. Nothing else, so zero.
 */
export function payableByCard(booking: PricedBooking, figures: CardFigures, now: number): number {
  if (now >= booking.startsAt || !takesCards(booking)) return 0;
  return owedCents(booking, figures);
}

/** Whether a booking stands so that card payments are for it: what waits for its payment, or is agreed. */
export function takesCards({ status, paymentMethod, paymentDueAt }: PricedBooking): boolean {
  if (paymentMethod !== 'card') return false;
  return status === 'confirmed' || (status === 'pending' && paymentDueAt !== null);
}

/** Whether cards cover all of what a booking costs, which is more than nothing. */
export function isCovered(booking: PricedBooking, figures: CardFigures): boolean {
  return priceNow(booking) > 0 && owedCents(booking, figures) === 0;
}

/** Where the money of a booking stands at `now`. */
export function paymentStateOf(
  booking: PricedBooking,
  figures: CardFigures,
  now: number,
): BookingPaymentState {
  const { status, paymentMethod, paymentDueAt, startsAt } = booking;
  const owed = owedCents(booking, figures);
  if (paymentMethod === 'studio') return owed > 0 ? 'due-at-studio' : 'none';
  if (status === 'pending') {
    if (paymentDueAt !== null) return 'awaiting-payment';
    return owed > 0 ? 'to-pay' : 'held';
  }
  if (owed > 0) return now < startsAt ? 'to-pay' : 'due-at-studio';
  // Of what has ended nothing is held any more, or will not be in a moment.
  const isHeld = figures.heldCents > 0 && agreedStatuses.includes(status);
  return isHeld && figures.paidCents === 0 ? 'held' : stateOfCard(figures);
}

function stateOfCard({ paidCents, refundedCents }: CardFigures): BookingPaymentState {
  if (paidCents === 0) return 'none';
  if (refundedCents === 0) return 'paid';
  return refundedCents < paidCents ? 'partly-refunded' : 'refunded';
}
