import { sql } from 'kysely';
import { epochMs } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** What those concerned are notified of a booking. Instants are epoch milliseconds, amounts US cents. */
export interface BookingNotice {
  bookingId: number;
  studioName: string;
  musicianName: string;
  musicianEmail: string;
  ownerName: string;
  ownerEmail: string;
  startsAt: number;
  endsAt: number;
  zone: string;
  hours: number;
  totalCents: number;
  /** What was said with its last step; may be empty. */
  note: string;
  /** Null unless cancelled. */
  refundCents: number | null;
  expiresAt: number | null;
}

/** What notices say of bookings. */
export async function findBookingNotices(
  db: Sql,
  bookingIds: readonly number[],
): Promise<BookingNotice[]> {
  return db
    .selectFrom('bookings')
    .innerJoin('studios', 'studios.id', 'bookings.studio_id')
    .innerJoin('users as musicians', 'musicians.id', 'bookings.user_id')
    .innerJoin('users as owners', 'owners.id', 'studios.owner_id')
    .select(({ ref }) => [
      'bookings.id as bookingId',
      'studios.name as studioName',
      'musicians.name as musicianName',
      'musicians.email as musicianEmail',
      'owners.name as ownerName',
      'owners.email as ownerEmail',
      epochMs(ref('bookings.starts_at')).as('startsAt'),
      epochMs(ref('bookings.ends_at')).as('endsAt'),
      'bookings.zone',
      'bookings.hours',
      'bookings.total_cents as totalCents',
      'bookings.refund_cents as refundCents',
      sql<string>`(
        SELECT note FROM booking_status_changes
        WHERE booking_id = bookings.id ORDER BY booking_status_changes.id DESC LIMIT 1
      )`.as('note'),
      epochMs(ref('bookings.expires_at')).as('expiresAt'),
    ])
    .where('bookings.id', '=', sql<number>`ANY (${bookingIds}::int[])`)
    .orderBy('bookings.id')
    .execute();
}
