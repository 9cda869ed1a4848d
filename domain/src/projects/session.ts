import { agreedStatuses } from '#domain/bookings/lifecycle.ts';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';

/** What a booking costs whoever made it depends on. US cents. */
export interface SessionPrice {
  status: BookingStatus;
  totalCents: number;
  /** What cancelling returned; null for what is not cancelled, or had cost nothing. */
  refundCents: number | null;
}

/**
 * What a session costs those who share it, in US cents: its price once it is agreed, what the studio
 * keeps of it once it is cancelled, and nothing while it is a request or when that came to nothing.
 */
export function sessionCost({ status, totalCents, refundCents }: SessionPrice): number {
  if (agreedStatuses.includes(status)) return totalCents;
  return status === 'cancelled' && refundCents !== null ? totalCents - refundCents : 0;
}
