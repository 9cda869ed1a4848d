import { findCardFigures, lockPaymentsOf } from '#db/bookings/booking-payment.repository.ts';
import { findBooking } from '#db/bookings/booking.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import { balanceOf, lastBookedAt } from '#db/payments/ledger.repository.ts';
import type { PaymentRow } from '#db/payments/payment.repository.ts';
import { hasEnd, waitingRefundCents } from '#db/payments/provider-command.repository.ts';
import type { EntityManager, Sql } from '#db/orm.ts';
import { sqlOf } from '#db/orm.ts';
import { findStudioOwners } from '#db/studios/studio.repository.ts';
import {
  coveredCents,
  nothingPaid,
  owedCents,
  priceNow,
} from '#domain/bookings/booking-payment.ts';
import type { CardFigures } from '#domain/bookings/booking-payment.ts';
import { divideCents } from '#domain/bookings/split.ts';
import { unfinishedStatuses } from '#domain/payments/payment-lifecycle.ts';
import { bookEarning } from '#api/features/payouts/earning.service.ts';
import {
  refundableCents,
  requestEnd,
  requestRefund,
} from '#api/features/payments/provider-command.service.ts';

/** What was paid for a booking by card. */
export async function cardFiguresOf(db: Sql, bookingId: number): Promise<CardFigures> {
  const [figures] = await findCardFigures(db, [bookingId]);
  return figures ?? nothingPaid;
}

/**
 * Brings the money of a booking to where the booking stands, within the transaction of `em`, which has
 * locked it: what is held is taken once it is agreed, and let go of once it is not to be; what is too
 * much goes back; what is left is the studio's once it is over. To be called after each change; called
 * again, it finds nothing to do.
 */
export async function settleMoney(
  em: EntityManager,
  bookingId: number,
  now: number,
): Promise<void> {
  const db = sqlOf(em);
  const booking = await findBooking(db, bookingId, now);
  if (booking?.paymentMethod !== 'card') return;
  const payments = await lockPaymentsOf(db, bookingId);
  if (payments.length === 0) return;
  await endHolds(db, booking, payments, now);
  const figures = await cardFiguresOf(db, bookingId);
  // What is still on its way has its part in what goes back, and so in what is earned.
  if (figures.heldCents > 0) return;
  await refundExcess(db, booking, payments, figures, now);
  await earn(em, booking, payments, now);
}

/** Has whoever is about to pay for a booking begin anew, since it is paid otherwise from now on. */
export async function cancelOpened(db: Sql, bookingId: number, now: number): Promise<void> {
  for (const { id: paymentId, status, isAccepted } of await lockPaymentsOf(db, bookingId)) {
    if (isAccepted || !unfinishedStatuses.includes(status)) continue;
    if (!(await hasEnd(db, paymentId))) await requestEnd(db, { paymentId, kind: 'cancel', now });
  }
}

/** Takes what is held, or lets go of it; also of what somebody could still pay, and is not to any more. */
async function endHolds(
  db: Sql,
  booking: BookingRow,
  payments: readonly PaymentRow[],
  now: number,
): Promise<void> {
  const figures = await cardFiguresOf(db, booking.id);
  const owed = owedCents(booking, figures);
  const holds: PaymentRow[] = [];
  for (const payment of payments) {
    const { id: paymentId, status, isAccepted, amountCents } = payment;
    if (!unfinishedStatuses.includes(status) || (await hasEnd(db, paymentId))) continue;
    if (isAccepted) holds.push(payment);
    else if (amountCents > owed) await requestEnd(db, { paymentId, kind: 'cancel', now });
  }
  if (booking.status === 'pending') return;
  const amounts = holds.map(({ amountCents }) => amountCents);
  const heldCents = sumOf(amounts);
  const elsewhere = coveredCents(figures) - heldCents;
  const takenCents = Math.max(0, Math.min(heldCents, priceNow(booking) - elsewhere));
  for (const [index, cents] of divideCents(takenCents, amounts).entries()) {
    const kind = cents > 0 ? 'capture' : 'cancel';
    const paymentId = holds[index]!.id;
    await requestEnd(db, { paymentId, kind, ...(cents > 0 && { cents }), now });
  }
}

/**
 * Gives back what was taken beyond what the booking costs now: to each of those who have paid in
 * proportion to what they have, of their latest payment first.
 */
async function refundExcess(
  db: Sql,
  booking: BookingRow,
  payments: readonly PaymentRow[],
  { paidCents, refundedCents }: CardFigures,
  now: number,
): Promise<void> {
  const excess = paidCents - refundedCents - priceNow(booking);
  if (excess <= 0) return;
  const taken: Taken[] = [];
  for (const payment of payments.toReversed()) {
    taken.push({ payment, cents: await refundableCents(db, payment) });
  }
  const byPayer = [...Map.groupBy(taken, ({ payment }) => payment.userId).values()].toReversed();
  const weights = byPayer.map((own) => sumOf(own.map(({ cents }) => cents)));
  const parts = divideCents(Math.min(excess, sumOf(weights)), weights);
  const reason = `Booking ${booking.id} is ${booking.status}.`;
  for (const [index, part] of parts.entries()) {
    let left = part;
    for (const { payment, cents: most } of byPayer[index]!) {
      const cents = Math.min(left, most);
      if (cents === 0) continue;
      await requestRefund(db, { paymentId: payment.id, cents, reason, now });
      left -= cents;
    }
  }
}

/** What a payment has taken and could give back, in US cents. */
interface Taken {
  payment: PaymentRow;
  cents: number;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0);

/** Once a booking is over, or cancelled, what does not go back is earned. */
async function earn(
  em: EntityManager,
  booking: BookingRow,
  payments: readonly PaymentRow[],
  now: number,
): Promise<void> {
  const { id: bookingId, status, studioId, endsAt } = booking;
  if (status !== 'completed' && status !== 'cancelled') return;
  const db = sqlOf(em);
  const ownerId = (await findStudioOwners(db, [studioId])).get(studioId);
  if (ownerId === undefined) return;
  for (const { id: paymentId, status: state } of payments) {
    if (state !== 'captured' && state !== 'partially-refunded') continue;
    const deposit = await balanceOf(db, `deposit:${paymentId}`);
    const cents = deposit - (await waitingRefundCents(db, paymentId));
    if (cents <= 0) continue;
    // What was disputed when it was over is earned once that is decided, not in a month that is stated.
    const decidedAt = (await lastBookedAt(db, paymentId, 'dispute-won')) ?? endsAt;
    const earnedAt = status === 'completed' ? Math.max(endsAt, decidedAt) : now;
    await bookEarning(em, { bookingId, paymentId, ownerId, cents, earnedAt });
  }
}
