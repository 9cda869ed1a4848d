import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { DAY_MS, HOUR_MS } from '#domain/time/calendar.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** When people are reminded of a booking: the day before, the hour before, and once it is over. */
export const reminderKinds = ['day', 'hour', 'over'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** After that long nobody wants to hear any more how it was. */
const OVER_FOR_AT_MOST_MS = 3 * DAY_MS;

/** Those to come, unless they were agreed so late that everybody has just heard of them. */
function startsWithin(periodMs: number, now: number): RawBuilder<boolean> {
  return sql`
    status = 'confirmed' AND starts_at > ${instant(now)} AND starts_at <= ${instant(now + periodMs)}
    AND NOT EXISTS (
      SELECT FROM booking_status_changes
      WHERE booking_id = bookings.id AND at > starts_at - ${periodMs} * interval '1 millisecond'
    )
  `;
}

function isDue(kind: ReminderKind, now: number): RawBuilder<boolean> {
  if (kind === 'day') return startsWithin(DAY_MS, now);
  if (kind === 'hour') return startsWithin(HOUR_MS, now);
  return sql`
    status = 'completed' AND ends_at <= ${instant(now - HOUR_MS)}
    AND ends_at > ${instant(now - OVER_FOR_AT_MOST_MS)}
  `;
}

/**
 * Bookings of which people are to be reminded at `now` (epoch milliseconds), and count as reminded of
 * from now on; of two who ask at once, one gets each.
 * @param limit how many at most
 */
export async function takeReminders(
  db: Sql,
  kind: ReminderKind,
  now: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO booking_reminders (booking_id, kind, starts_at)
      SELECT id, ${kind}, starts_at FROM bookings
      WHERE ${isDue(kind, now)} AND NOT EXISTS (
        SELECT FROM booking_reminders AS earlier
        WHERE earlier.booking_id = bookings.id AND earlier.kind = ${kind}
          AND earlier.starts_at = bookings.starts_at
      )
      ORDER BY id LIMIT ${limit}
    ON CONFLICT DO NOTHING
    RETURNING booking_id AS id
  `.execute(db);
  return rows.map(({ id }) => id);
}
