import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { nothingPaid } from '#domain/bookings/booking-payment.ts';
import type { CardFigures } from '#domain/bookings/booking-payment.ts';
import { unfinishedStatuses } from '#domain/payments/payment-lifecycle.ts';
import { selectPayments } from '#db/payments/payment.repository.ts';
import type { PaymentRow } from '#db/payments/payment.repository.ts';
import { anyOf } from '../lib/any-of.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Names bookings among what can be paid for. */
export const BOOKING = 'booking';

/** What nobody has paid yet of a booking that several people pay for. */
export const BOOKING_REST = 'booking-rest';

/** Whatever a payment for a booking can be called. */
const bookingKinds: readonly string[] = [BOOKING, BOOKING_REST];

/**
 * What was paid by card for each of these bookings. What the provider was told counts as done: a
 * refund that is on its way has gone back, and what is let go of is not held any more.
 */
export async function findCardFigures(
  db: Sql,
  bookingIds: readonly number[],
): Promise<(CardFigures & { bookingId: number })[]> {
  return selectFigures(db, sql`payable_id = ${anyOf(bookingIds)}`);
}

/** What one of those who pay for a booking has paid for it, counted alike. */
export async function findFiguresOfPayer(
  db: Sql,
  { bookingId, userId }: { bookingId: number; userId: number },
): Promise<CardFigures> {
  const [figures] = await selectFigures(db, sql`payable_id = ${bookingId} AND user_id = ${userId}`);
  return figures ?? nothingPaid;
}

async function selectFigures(
  db: Sql,
  which: RawBuilder<unknown>,
): Promise<(CardFigures & { bookingId: number })[]> {
  const { rows } = await sql<CardFigures & { bookingId: number }>`
    SELECT payable_id AS "bookingId",
      sum(captured_cents)::int AS "paidCents",
      sum(refunded_cents + coalesce(on_its_way.cents, 0))::int AS "refundedCents",
      coalesce(sum(
        CASE WHEN ending.kind = 'cancel' THEN 0
          ELSE coalesce(ending.amount_cents, payments.amount_cents) END
      ) FILTER (WHERE payments.status = 'authorized'), 0)::int AS "heldCents"
    FROM payments
    LEFT JOIN LATERAL (
      SELECT sum(amount_cents) AS cents FROM provider_commands
      WHERE payment_id = payments.id AND kind = 'refund' AND status = 'waiting'
    ) AS on_its_way ON true
    LEFT JOIN LATERAL (
      SELECT kind, amount_cents FROM provider_commands
      WHERE payment_id = payments.id AND kind IN ('capture', 'cancel') AND status <> 'refused'
    ) AS ending ON true
    WHERE payable_kind = ANY (${bookingKinds}::text[]) AND ${which} AND is_accepted
    GROUP BY payable_id
  `.execute(db);
  return rows;
}

/**
 * The payments for a booking that it was given for, or that somebody could still make, in the order
 * in which they were opened. They stay as they are until the transaction of `db` ends.
 */
export async function lockPaymentsOf(db: Sql, bookingId: number): Promise<PaymentRow[]> {
  return selectPayments(db)
    .where('payable_kind', 'in', [...bookingKinds])
    .where('payable_id', '=', bookingId)
    .where(({ or, eb }) =>
      or([eb('is_accepted', '=', true), eb('status', 'in', [...unfinishedStatuses])]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Bookings that no longer wait for an answer, and whose cards are held all the same, with nothing on its
 * way to the provider: what it was told there came too late, or was refused.
 */
export async function findIdleHolds(db: Sql, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payable_id')
    .select('bookings.id')
    .distinct()
    .where('payable_kind', 'in', [...bookingKinds])
    .where('payments.status', '=', 'authorized')
    .where('is_accepted', '=', true)
    .where('bookings.status', '<>', 'pending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('provider_commands')
            .select('provider_commands.id')
            .whereRef('payment_id', '=', 'payments.id')
            .where('kind', 'in', ['capture', 'cancel'])
            .where('provider_commands.status', '<>', 'refused'),
        ),
      ),
    )
    .orderBy('bookings.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks the calendar that a booking is in, and then the booking, until the transaction of `db` ends. */
export async function lockBooking(db: Sql, bookingId: number): Promise<void> {
  await sql`
    WITH studio AS MATERIALIZED (
      SELECT id FROM studios WHERE id = (SELECT studio_id FROM bookings WHERE id = ${bookingId})
      FOR NO KEY UPDATE
    )
    SELECT id FROM bookings
    -- Counted before the booking is looked at.
    WHERE id = ${bookingId} AND (SELECT count(*) FROM studio) >= 0
    FOR NO KEY UPDATE
  `.execute(db);
}

/** What becomes of a booking whose money is there at last. Instants are epoch milliseconds. */
interface Placement {
  status: 'pending' | 'confirmed';
  /** Until when the studio can answer. */
  expiresAt: number | null;
  now: number;
}

/** Has the studio know of a booking, whose card is held or charged by now. */
export async function placeBooking(
  db: Sql,
  bookingId: number,
  { status, expiresAt, now }: Placement,
): Promise<void> {
  await db
    .updateTable('bookings')
    .set({
      status,
      payment_due_at: null,
      placed_at: instant(now),
      expires_at: expiresAt === null ? null : instant(expiresAt),
    })
    .where('id', '=', bookingId)
    .execute();
}
