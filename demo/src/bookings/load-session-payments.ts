import { sql } from 'kysely';
import { BOOKING } from '#db/bookings/booking-payment.repository.ts';
import { book } from '#db/payments/ledger.repository.ts';
import { insertEarning } from '#db/payouts/earning.repository.ts';
import type { Sql } from '#db/orm.ts';
import { capture, earning, refund } from '#domain/payments/ledger.ts';
import { divideEarning } from '#domain/payouts/commission.ts';
import { payoutDate } from '#domain/payouts/payout-terms.ts';
import { DAY_MS, MINUTE_MS, startOfUtcDay } from '#domain/time/calendar.ts';
import { makeCardPayment, moveCardPayment } from '#demo/payments/card-payment.ts';
import type { DemoBooking } from './agreement.ts';

/** Sessions that ended earlier were before cards were taken. */
const CARD_DAYS = 30;

/** One in so many is paid at the studio. */
const AT_STUDIO = 4;

type NumberedBooking = DemoBooking & { id: number };

/** The sessions of an owner. */
interface OwnedSessions {
  ownerId: number;
  studioIds: readonly number[];
  /** All there are, whose ids follow from their order. */
  bookings: readonly DemoBooking[];
}

/**
 * Has most sessions of an owner be paid by card, as they stand at `now` (epoch milliseconds): held for
 * requests, taken for what is agreed, earned by what is over, and back where it was called off.
 */
export async function loadSessionPayments(
  db: Sql,
  { ownerId, studioIds, bookings }: OwnedSessions,
  now: number,
): Promise<void> {
  const byCard = bookings
    .map((booking, index) => ({ ...booking, id: index + 1 }))
    .filter(({ studioId }) => studioIds.includes(studioId))
    .filter((booking) => booking.endsAt > now - CARD_DAYS * DAY_MS && isPaid(booking));
  const ids = byCard.map(({ id }) => id);
  await sql`
    UPDATE bookings SET payment_method = 'card' WHERE id = ANY (${ids}::int[])
  `.execute(db);
  for (const booking of byCard) await payFor(db, booking, ownerId);
}

/** What was never agreed has nothing that is left of its card. */
function isPaid({ id, totalCents, steps }: NumberedBooking): boolean {
  const { to } = steps.at(-1)!;
  return totalCents > 0 && to !== 'declined' && to !== 'expired' && id % AT_STUDIO !== 0;
}

async function payFor(db: Sql, booking: NumberedBooking, ownerId: number): Promise<void> {
  const { id: payableId, userId, totalCents, instant, createdAt, endsAt, steps } = booking;
  const paidAt = createdAt + MINUTE_MS;
  const agreed = steps.find(({ to }) => to === 'confirmed');
  const payment = {
    payableKind: BOOKING,
    payableId,
    userId,
    amountCents: totalCents,
    captureMode: instant ? 'automatic' : 'manual',
    createdAt: paidAt,
  } as const;
  if (!agreed) {
    await makeCardPayment(db, payment, { status: 'authorized', capturedCents: 0 });
    return;
  }
  const capturedCents = totalCents;
  const paymentId = await makeCardPayment(db, payment, { status: 'captured', capturedCents });
  const common = { paymentId, at: Math.max(paidAt, agreed.at) };
  const key = `demo:payment:${paymentId}`;
  await book(db, { ...common, key: `${key}:capture`, transaction: capture(paymentId, totalCents) });
  const { to, at } = steps.at(-1)!;
  if (to === 'confirmed') return;
  const back = booking.refundCents ?? 0;
  if (back > 0) {
    const transaction = refund(paymentId, back, back);
    await book(db, { paymentId, at, key: `${key}:refund`, transaction });
    const status = back === totalCents ? 'refunded' : 'partially-refunded';
    await moveCardPayment(db, paymentId, { status, capturedCents, refundedCents: back });
  }
  const earnedAt = to === 'completed' ? endsAt : at;
  const of = { bookingId: payableId, paymentId, ownerId };
  if (back < totalCents) await earn(db, { ...of, cents: totalCents - back, earnedAt });
}

interface Earned {
  bookingId: number;
  paymentId: number;
  ownerId: number;
  cents: number;
  earnedAt: number;
}

async function earn(db: Sql, { cents, ...earned }: Earned): Promise<void> {
  const { ownerId, paymentId, earnedAt } = earned;
  const amount = divideEarning(cents);
  const availableAt = startOfUtcDay(payoutDate(earnedAt));
  const id = await insertEarning(db, { ...earned, ...amount, availableAt });
  const transaction = earning(paymentId, [
    { account: `owner:${ownerId}`, cents: amount.netCents },
    { account: 'commission', cents: amount.commissionCents },
  ]);
  await book(db, { key: `earning:${id}`, transaction, paymentId, at: earnedAt });
}
