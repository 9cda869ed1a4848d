import { sql } from 'kysely';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { createBooking } from './booking.factory.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId, studioId }) => {
  const { id } = await createBooking(em, { studioId, userId, startsAt: '2026-12-02T19:00:00Z' });
  await sql`
    INSERT INTO booking_status_changes (booking_id, to_status, actor, user_id)
    VALUES (${id}, 'cancelled', 'musician', ${userId})
  `.execute(sqlOf(em));
  await sql`
    INSERT INTO booking_proposals (
      booking_id, side, user_id, starts_at, hours, lines, total_cents,
      from_starts_at, from_hours, from_total_cents, note, expires_at
    )
    VALUES (
      ${id}, 'musician', ${userId}, '2026-12-03T19:00:00Z', 2, '[]', 0,
      '2026-12-02T19:00:00Z', 2, 0, 'An hour later would suit us.', '2026-12-02T19:00:00Z'
    )
  `.execute(sqlOf(em));
  await sql`
    INSERT INTO booking_shares (booking_id, user_id, email, amount_cents)
    VALUES (${id}, ${userId}, 'drums@example.com', 2500)
  `.execute(sqlOf(em));
  await sql`INSERT INTO response_times (user_id, minutes) VALUES (${userId}, 30)`.execute(
    sqlOf(em),
  );
};
