import { sql } from 'kysely';
import { anyOf } from '../lib/any-of.ts';
import { epochMs } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** The session of a booking, as those who are paid for it are told of it. */
export interface SessionRow {
  bookingId: number;
  studioName: string;
  /** Epoch milliseconds. */
  startsAt: number;
  /** IANA time zone of the studio. */
  zone: string;
}

/** The sessions of bookings, in no particular order. */
export async function findSessions(db: Sql, bookingIds: readonly number[]): Promise<SessionRow[]> {
  return db
    .selectFrom('bookings')
    .innerJoin('studios', 'studios.id', 'bookings.studio_id')
    .select(({ ref }) => [
      'bookings.id as bookingId',
      'studios.name as studioName',
      epochMs(ref('bookings.starts_at')).as('startsAt'),
      'bookings.zone',
    ])
    .where(sql<boolean>`bookings.id = ${anyOf(bookingIds)}`)
    .execute();
}
