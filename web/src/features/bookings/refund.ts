import type { BookingItemFragment } from './components/booking-item.generated.ts';

type RefundedBooking = Pick<BookingItemFragment, 'paymentMethod' | 'payment' | 'refundCents'>;

/** What a cancelled booking has returned: of one by card, what went back to it. Null where nothing was to. */
export function refundOf({ paymentMethod, payment, refundCents }: RefundedBooking): number | null {
  if (refundCents === null || paymentMethod !== 'CARD') return refundCents;
  return payment?.refundedCents ?? null;
}
