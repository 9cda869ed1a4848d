import { standardPolicy } from '#domain/bookings/cancellation.ts';
import { bulkInsert, continueIds } from '#demo/lib/bulk-insert.ts';
import type { Sql } from '#db/orm.ts';
import type { DemoBooking } from './agreement.ts';

/** Writes bookings with their price lines and their history, in the given order. */
export async function loadBookings(db: Sql, bookings: readonly DemoBooking[]): Promise<void> {
  const numbered = bookings.map((booking, index) => ({ id: index + 1, ...booking }));
  await bulkInsert(db, 'bookings', numbered.map(bookingRow));
  await continueIds(db, 'bookings');
  await bulkInsert(db, 'booking_lines', numbered.flatMap(lineRows));
  await bulkInsert(db, 'booking_status_changes', numbered.flatMap(stepRows));
}

type NumberedBooking = DemoBooking & { id: number };

function bookingRow(booking: NumberedBooking) {
  return {
    id: booking.id,
    studio_id: booking.studioId,
    user_id: booking.userId,
    status: booking.steps.at(-1)!.to,
    starts_at: new Date(booking.startsAt),
    ends_at: new Date(booking.endsAt),
    blocked_until: new Date(booking.blockedUntil),
    hours: booking.hours,
    zone: booking.zone,
    mode: booking.mode,
    instant: booking.instant,
    total_cents: booking.totalCents,
    policy: standardPolicy,
    additional_requests: booking.additionalRequests,
    expires_at: booking.expiresAt === null ? null : new Date(booking.expiresAt),
    refund_cents: booking.refundCents,
    created_at: new Date(booking.createdAt),
  };
}

function lineRows({ id, lines }: NumberedBooking) {
  return lines.map(({ kind, quantity, unitCents, amountCents }, position) => ({
    booking_id: id,
    position,
    kind,
    quantity,
    unit_cents: unitCents,
    amount_cents: amountCents,
  }));
}

function stepRows({ id, steps }: NumberedBooking) {
  return steps.map(({ from, to, actor, userId, at }) => ({
    booking_id: id,
    from_status: from,
    to_status: to,
    actor,
    user_id: userId,
    at: new Date(at),
  }));
}
