import { LockMode } from '@mikro-orm/core';
import { Booking } from '#db/bookings/booking.entity.ts';
import { closeProposal } from '#db/bookings/booking-proposal.repository.ts';
import { findBooking, findWhoseBookings } from '#db/bookings/booking.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager, Sql } from '#db/orm.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { requireActor } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import type { Rule } from '#api/lib/policy.ts';
import { accessBooking } from './booking-access.ts';
import type { BookingAccess } from './booking-access.ts';
import { expireOverdueRequests } from './booking-expiry.service.ts';
import { recordStep } from './booking-history.ts';
import { settleMoney } from './booking-money.service.ts';
import { noteBookings } from './booking.events.ts';
import { tellOfBookings } from './booking.mails.ts';
import type { BookingEvent } from './booking.mails.ts';
import type { BookingParties } from './booking.policy.ts';

/** What becomes of a booking. */
export interface Move {
  to: BookingStatus;
  /** What those concerned are told. */
  event: BookingEvent;
  /** What whoever moves it says of it. */
  note?: string;
  /** What of the price is not asked for any more, US cents; undefined where nothing had been agreed. */
  refundCents?: number | undefined;
}

/** A booking that nobody else can change before the transaction ends. */
export interface HeldBooking extends BookingAccess {
  em: EntityManager;
  db: Sql;
}

/**
 * Does something with a booking by hand, under the lock that booking and expiring take too: of two
 * who act at once, one comes first, and the other decides about what has become of it.
 * @param act what is done with it as it stands under the lock; what it throws leaves it as it is. It
 *   returns who else sees the difference: users who had no part in it before, or have none after
 * @returns the booking as it is then
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND for a booking that does not exist or is none of the
 *   caller's business; what the rule refuses with
 */
export async function holdBooking(
  context: Context,
  bookingId: number,
  rule: Rule<BookingParties>,
  act: (booking: HeldBooking) => Promise<readonly number[] | void>,
): Promise<BookingRow> {
  requireActor(context);
  const { now } = context;
  const notices = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const { studioId } = (await accessBooking(db, context, bookingId, rule)).row;
    await lockStudio(db, studioId);
    const expired = await expireOverdueRequests(em, now, studioId);
    // Read again: what was true before the lock need not be true any more.
    const access = await accessBooking(db, context, bookingId, rule);
    const others = (await act({ em, db, ...access })) ?? [];
    const seen = others.map((userId) => ({ studioId, userId }));
    return noteBookings(db, [access.row, ...seen, ...(await findWhoseBookings(db, expired))], now);
  });
  context.changed(notices);
  const booking = await findBooking(context.sql, bookingId, now);
  if (!booking) throw new Error(`Booking ${bookingId} vanished after it was changed.`);
  return booking;
}

/**
 * Moves a booking on by hand. What was proposed for it is settled by that.
 * @param decide what becomes of it as it stands under the lock
 * @throws DomainError as {@link holdBooking}
 */
export async function moveBooking(
  context: Context,
  bookingId: number,
  rule: Rule<BookingParties>,
  decide: (booking: HeldBooking) => Move | Promise<Move>,
): Promise<BookingRow> {
  const { now } = context;
  return holdBooking(context, bookingId, rule, async (held) => {
    const { em, db, row, role, userId } = held;
    const { to, event, note, refundCents } = await decide(held);
    const booking = await em.findOneOrFail(Booking, bookingId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    recordStep(em, booking, { from: row.status, to, actor: role, userId, note, now });
    booking.status = to;
    if (refundCents !== undefined) booking.refundCents = refundCents;
    await em.flush();
    await closeProposal(db, bookingId, 'withdrawn');
    // Of what it has not heard of, the studio is told nothing.
    const side = row.paymentDueAt === null ? undefined : 'musician';
    await tellOfBookings(db, event, [bookingId], now, side);
    await settleMoney(em, bookingId, now);
  });
}
