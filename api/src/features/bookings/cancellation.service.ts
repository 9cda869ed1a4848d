import type { BookingRow } from '#db/bookings/booking.repository.ts';
import { coveredCents } from '#domain/bookings/booking-payment.ts';
import type { CardFigures } from '#domain/bookings/booking-payment.ts';
import { cancellationOutcome, fullRefund, outcomeOfPaid } from '#domain/bookings/cancellation.ts';
import type { CancellationOutcome } from '#domain/bookings/cancellation.ts';
import type { BookingActor } from '#domain/bookings/lifecycle.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { Context } from '#api/lib/context.ts';
import { cardFiguresOf } from './booking-money.service.ts';
import { moveBooking } from './booking-move.service.ts';
import { bookingPolicy, mayCancel } from './booking.policy.ts';
import { dollars } from './booking.service.ts';

/** What a request has cost until it is agreed, in US cents. */
const NOT_CHARGED = 0;

/**
 * What cancelling `booking` now would return to the musician, of what was paid where that was by card;
 * null when it cannot be cancelled. The
 * terms are those of agreed bookings: a request that nobody has answered has cost nothing yet.
 */
export function previewCancellation(
  booking: BookingRow,
  figures: CardFigures,
  actor: BookingActor,
  now: number,
): CancellationOutcome | null {
  if (!mayCancel(booking, actor, now)) return null;
  if (booking.status === 'pending') return fullRefund(NOT_CHARGED);
  const outcome = outcomeByTerms(booking, actor, now);
  return booking.paymentMethod === 'card' ? outcomeOfPaid(outcome, coveredCents(figures)) : outcome;
}

/** What the terms say of the whole price, however much of it was paid. */
function outcomeByTerms(booking: BookingRow, actor: BookingActor, now: number) {
  return actor === 'musician'
    ? cancellationOutcome(booking.policy, booking.totalCents, booking.startsAt, now)
    : fullRefund(booking.totalCents);
}

/**
 * Cancels a booking and gives its time back.
 * @param agreedRefundCents the refund that was shown; when it is no longer right nothing happens
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND for a booking that does not exist or is none of the
 *   caller's business; FORBIDDEN to those who only see it; CONFLICT when it is over, already ended, or the refund has changed.
 */
export async function cancelBooking(
  context: Context,
  bookingId: number,
  agreedRefundCents: number | undefined,
): Promise<BookingRow> {
  const { now } = context;
  return moveBooking(context, bookingId, bookingPolicy.cancel, async ({ db, row, role }) => {
    const figures = await cardFiguresOf(db, bookingId);
    const outcome = previewCancellation(row, figures, role, now);
    if (!outcome) {
      const started = row.status === 'confirmed' && row.startsAt <= now;
      throw new DomainError(
        'CONFLICT',
        started ? 'bookings.alreadyStarted' : 'bookings.notCancellable',
      );
    }
    const { refundCents } = outcome;
    if (agreedRefundCents !== undefined && agreedRefundCents !== refundCents) {
      throw new DomainError('CONFLICT', 'bookings.refundChanged', {
        values: { refund: `$${dollars(refundCents)}` },
      });
    }
    const wasAgreed = row.status !== 'pending';
    return {
      to: 'cancelled',
      event: 'cancelled',
      refundCents: wasAgreed ? outcomeByTerms(row, role, now).refundCents : undefined,
    };
  });
}
