import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    bookings: {
      exported: 'bookings',
      kept: 'Studios account for them; the wishes are taken out.',
    },
    booking_status_changes: {
      exported: 'bookings.history',
      kept: 'Who did what to a booking, by the id of a former member.',
    },
    booking_proposals: {
      exported: 'bookings.proposals',
      kept: 'Who proposed what for a booking, by the id of a former member; the notes are taken out.',
    },
    booking_shares: {
      exported: 'bookingShares',
      kept: 'What was paid of a booking, by the id of a former member; the address is taken out.',
    },
    response_times: { exported: 'responseTimes' },
  },
  exports: {
    bookings: exportBookings,
    bookingShares: exportShares,
    responseTimes: exportResponseTimes,
  },
  async erase(db, { id, email }) {
    await sql`UPDATE bookings SET additional_requests = '' WHERE user_id = ${id}`.execute(db);
    await sql`UPDATE booking_shares SET email = NULL WHERE user_id = ${id}`.execute(db);
    await sql`
      UPDATE booking_shares SET email = NULL, user_id = ${id}
      WHERE user_id IS NULL AND email = lower(${email})
    `.execute(db);
    await sql`DELETE FROM response_times WHERE user_id = ${id}`.execute(db);
    await sql`UPDATE booking_proposals SET note = '' WHERE user_id = ${id}`.execute(db);
    await sql`UPDATE booking_status_changes SET note = '' WHERE user_id = ${id}`.execute(db);
  },
} satisfies PersonalData;

async function exportBookings(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT bookings.id, studios.name AS studio, bookings.status, starts_at AS "startsAt",
      ends_at AS "endsAt", bookings.zone, hours, total_cents AS "totalCents",
      refund_cents AS "refundCents", payment_method AS "paymentMethod", additional_requests AS "additionalRequests",
      bookings.created_at AS "createdAt",
      (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'kind', kind, 'quantity', quantity, 'unitCents', unit_cents, 'amountCents', amount_cents
        ) ORDER BY position), '[]')
        FROM booking_lines WHERE booking_id = bookings.id
      ) AS lines,
      (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'from', from_status, 'to', to_status, 'by', actor, 'note', note, 'at', at
        ) ORDER BY changes.at, changes.id), '[]')
        FROM booking_status_changes changes WHERE booking_id = bookings.id
      ) AS history,
      (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'by', side, 'status', proposals.status, 'startsAt', proposals.starts_at,
          'hours', proposals.hours, 'totalCents', proposals.total_cents, 'note', note,
          'at', proposals.created_at
        ) ORDER BY proposals.id), '[]')
        FROM booking_proposals proposals WHERE booking_id = bookings.id
      ) AS proposals
    FROM bookings JOIN studios ON studios.id = studio_id
    WHERE user_id = ${userId} ORDER BY bookings.id
  `.execute(db);
  return rows;
}

/** What the user pays, or has paid, of bookings that others pay for too. */
async function exportShares(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT booking_id AS "bookingId", studios.name AS studio, booking_shares.email,
      amount_cents AS "amountCents"
    FROM booking_shares
    JOIN bookings ON bookings.id = booking_id
    JOIN studios ON studios.id = studio_id
    WHERE booking_shares.user_id = ${userId} ORDER BY booking_shares.id
  `.execute(db);
  return rows;
}

/** How fast they answer as a host: one row, or none before that is known. */
async function exportResponseTimes(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT minutes, percent FROM response_times WHERE user_id = ${userId}
  `.execute(db);
  return rows;
}
