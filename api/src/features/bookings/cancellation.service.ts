import { LockMode } from '@mikro-orm/core';
import { Booking } from '#db/bookings/booking.entity.ts';
import {
  findBooking,
  findWhoseBookings,
  lockStudioCalendar,
} from '#db/bookings/booking.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager } from '#db/orm.ts';
import { cancellationOutcome, fullRefund } from '#domain/bookings/cancellation.ts';
import type { CancellationOutcome } from '#domain/bookings/cancellation.ts';
import type { BookingActor } from '#domain/bookings/lifecycle.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireActor } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { accessBooking } from './booking-access.ts';
import { expireOverdueRequests } from './booking-expiry.service.ts';
import { recordStep } from './booking-history.ts';
import { noteBookings } from './booking.events.ts';
import { tellOfBookings } from './booking.mails.ts';
import { mayCancel } from './booking.policy.ts';
import { dollars } from './booking.service.ts';

/** What a request has cost until it is agreed, in US cents. */
const NOT_CHARGED = 0;

/**
 * What cancelling `booking` now would return to the musician; null when it cannot be cancelled. The
 * terms are those of agreed bookings: a request that nobody has answered has cost nothing yet.
 */
export function previewCancellation(
  booking: BookingRow,
  actor: BookingActor,
  now: number,
): CancellationOutcome | null {
  if (!mayCancel(booking, actor, now)) return null;
  if (booking.status === 'pending') return fullRefund(NOT_CHARGED);
  return actor === 'musician'
    ? cancellationOutcome(booking.policy, booking.totalCents, booking.startsAt, now)
    : fullRefund(booking.totalCents);
}

/**
 * Cancels a booking and gives its time back.
 * @param agreedRefundCents the refund that was shown; when it is no longer right nothing happens
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND for a booking that does not exist or is none of the
 *   caller's business; CONFLICT when it is over, already ended, or the refund has changed.
 */
export async function cancelBooking(
  context: Context,
  bookingId: number,
  agreedRefundCents: number | undefined,
): Promise<BookingRow> {
  requireActor(context);
  const notices = await context.transaction((em) =>
    cancelInTransaction(em, context, bookingId, agreedRefundCents),
  );
  context.changed(notices);
  const cancelled = await findBooking(context.sql, bookingId, context.now);
  if (!cancelled) throw new Error(`Booking ${bookingId} vanished after it was cancelled.`);
  return cancelled;
}

async function cancelInTransaction(
  em: EntityManager,
  context: Context,
  bookingId: number,
  agreedRefundCents: number | undefined,
): Promise<string[]> {
  const { now } = context;
  const db = sqlOf(em);
  const { studioId } = (await accessBooking(db, context, bookingId)).row;
  await lockStudioCalendar(db, studioId);
  const expired = await expireOverdueRequests(db, now, studioId);
  // Read again: what was true before the lock need not be true any more.
  const { row, userId, role } = await accessBooking(db, context, bookingId);
  const outcome = previewCancellation(row, role, now);
  if (!outcome) {
    const started = row.status === 'confirmed' && row.startsAt <= now;
    throw new DomainError(
      'CONFLICT',
      started ? 'bookings.alreadyStarted' : 'bookings.notCancellable',
    );
  }
  if (agreedRefundCents !== undefined && agreedRefundCents !== outcome.refundCents) {
    throw new DomainError('CONFLICT', 'bookings.refundChanged', {
      values: { refund: `$${dollars(outcome.refundCents)}` },
    });
  }
  const booking = await em.findOneOrFail(Booking, bookingId, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
  });
  recordStep(em, booking, { from: row.status, to: 'cancelled', actor: role, userId, now });
  booking.status = 'cancelled';
  if (row.status !== 'pending') booking.refundCents = outcome.refundCents;
  await em.flush();
  await tellOfBookings(db, 'cancelled', [bookingId], now);
  return noteBookings(db, [row, ...(await findWhoseBookings(db, expired))], now);
}
