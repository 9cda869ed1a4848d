import { sql } from 'kysely';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { studiosFor } from '#db/teams/team.repository.ts';
import { isPlaced, statusAt } from '#db/bookings/booking.repository.ts';
import { epochMs } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A booking as a row of a table. Instants are epoch milliseconds, amounts US cents. */
export interface OwnBookingRow {
  bookingId: number;
  studioName: string;
  guestName: string;
  status: BookingStatus;
  startsAt: number;
  endsAt: number;
  zone: string;
  hours: number;
  totalCents: number;
  additionalRequests: string;
}

/** The bookings of the studios that somebody works for as they stand at `now`: what begins last first. */
export async function listOwnBookingRows(
  db: Sql,
  userId: number,
  limit: number,
  now: number,
): Promise<OwnBookingRow[]> {
  return db
    .selectFrom('bookings')
    .innerJoin('studios', 'studios.id', 'bookings.studio_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(({ ref }) => [
      'bookings.id as bookingId',
      'studios.name as studioName',
      'users.name as guestName',
      statusAt(now).as('status'),
      epochMs(ref('bookings.starts_at')).as('startsAt'),
      epochMs(ref('bookings.ends_at')).as('endsAt'),
      'bookings.zone',
      'bookings.hours',
      'bookings.total_cents as totalCents',
      'bookings.additional_requests as additionalRequests',
    ])
    .where(isPlaced)
    .where(sql<boolean>`studios.id IN ${studiosFor(userId, 'see-calendar')}`)
    .orderBy('bookings.starts_at', 'desc')
    .orderBy('bookings.id', 'desc')
    .limit(limit)
    .execute();
}
