import type { BookingRow } from '#db/bookings/booking.repository.ts';
import { nextStatus } from '#domain/bookings/lifecycle.ts';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import type { Context } from '#api/lib/context.ts';
import { moveBooking } from './booking-move.service.ts';
import { bookingPolicy } from './booking.policy.ts';

/** What a host says to a request. */
export interface Answer {
  action: 'confirm' | 'decline';
  /** For who asked; may be empty. */
  note: string;
}

/** Why a request cannot be answered any more, by what has become of it. */
const overBecause: Partial<Record<BookingStatus, MessageKey>> = {
  expired: 'bookings.requestExpired',
  cancelled: 'bookings.requestWithdrawn',
};

/**
 * Accepts or declines a request, on behalf of the studio.
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND for a booking that does not exist or is none of the
 *   caller's business; FORBIDDEN for who made it; CONFLICT once it has been answered, was withdrawn
 *   or has expired.
 */
export async function answerRequest(
  context: Context,
  bookingId: number,
  { action, note }: Answer,
): Promise<BookingRow> {
  return moveBooking(context, bookingId, bookingPolicy.answer, ({ row, role }) => {
    if (row.status === 'pending' && row.paymentDueAt !== null) {
      throw new DomainError('CONFLICT', 'bookings.awaitsPayment');
    }
    const to = nextStatus(row.status, action, role);
    if (!to) {
      throw new DomainError('CONFLICT', overBecause[row.status] ?? 'bookings.alreadyAnswered');
    }
    return { to, event: action === 'confirm' ? 'accepted' : 'declined', note };
  });
}
