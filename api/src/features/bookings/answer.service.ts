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
import { nextStatus } from '#domain/bookings/lifecycle.ts';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import { requireActor } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { accessBooking } from './booking-access.ts';
import { expireOverdueRequests } from './booking-expiry.service.ts';
import { recordStep } from './booking-history.ts';
import { noteBookings } from './booking.events.ts';
import { tellOfBookings } from './booking.mails.ts';
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
  answer: Answer,
): Promise<BookingRow> {
  requireActor(context);
  const notices = await context.transaction((em) =>
    answerInTransaction(em, context, bookingId, answer),
  );
  context.changed(notices);
  const answered = await findBooking(context.sql, bookingId, context.now);
  if (!answered) throw new Error(`Booking ${bookingId} vanished after it was answered.`);
  return answered;
}

async function answerInTransaction(
  em: EntityManager,
  context: Context,
  bookingId: number,
  { action, note }: Answer,
): Promise<string[]> {
  const { now } = context;
  const db = sqlOf(em);
  const mayAnswer = bookingPolicy.answer;
  const { studioId } = (await accessBooking(db, context, bookingId, mayAnswer)).row;
  await lockStudioCalendar(db, studioId);
  const expired = await expireOverdueRequests(db, now, studioId);
  // Read again: what was true before the lock need not be true any more.
  const { row, role, userId } = await accessBooking(db, context, bookingId, mayAnswer);
  const status = nextStatus(row.status, action, role);
  if (!status) {
    throw new DomainError('CONFLICT', overBecause[row.status] ?? 'bookings.alreadyAnswered');
  }
  const booking = await em.findOneOrFail(Booking, bookingId, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
  });
  recordStep(em, booking, { from: row.status, to: status, actor: role, userId, note, now });
  booking.status = status;
  await em.flush();
  await tellOfBookings(db, action === 'confirm' ? 'accepted' : 'declined', [bookingId], now);
  return noteBookings(db, [row, ...(await findWhoseBookings(db, expired))], now);
}
