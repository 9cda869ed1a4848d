import { sql } from 'kysely';
import type { BookingPaymentMethod } from '#domain/bookings/booking-payment.ts';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { rolesFor } from '#domain/teams/team.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** What those concerned are notified of a booking. Instants are epoch milliseconds, amounts US cents. */
export interface BookingNotice {
  bookingId: number;
  studioName: string;
  musicianName: string;
  musicianEmail: string;
  startsAt: number;
  endsAt: number;
  zone: string;
  hours: number;
  totalCents: number;
  /** What was said with its last step; may be empty. */
  note: string;
  paymentMethod: BookingPaymentMethod;
  status: BookingStatus;
  /** The city that the studio is in. */
  cityId: string;
  /** Null unless cancelled. */
  refundCents: number | null;
  expiresAt: number | null;
  /** What was last proposed for it; nulls where nothing ever was. */
  proposalId: number | null;
  proposedStartsAt: number | null;
  proposedHours: number | null;
  proposedTotalCents: number | null;
  proposalNote: string | null;
  proposalExpiresAt: number | null;
  /** Those who answer for the studio. */
  hosts: { id: number; name: string; email: string }[];
}

/** What a notice says of proposals where there has been none. */
export const noProposal = {
  proposalId: null,
  proposedStartsAt: null,
  proposedHours: null,
  proposedTotalCents: null,
  proposalNote: null,
  proposalExpiresAt: null,
} as const satisfies Partial<BookingNotice>;

/** What notices say of bookings. */
export async function findBookingNotices(
  db: Sql,
  bookingIds: readonly number[],
): Promise<BookingNotice[]> {
  return db
    .selectFrom('bookings')
    .innerJoin('studios', 'studios.id', 'bookings.studio_id')
    .innerJoin('users as musicians', 'musicians.id', 'bookings.user_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('booking_proposals')
          .selectAll()
          .whereRef('booking_id', '=', 'bookings.id')
          .orderBy('id', 'desc')
          .limit(1)
          .as('proposal'),
      (join) => join.onTrue(),
    )
    .select(({ ref }) => [
      'bookings.id as bookingId',
      'studios.name as studioName',
      'studios.city_id as cityId',
      'bookings.payment_method as paymentMethod',
      'bookings.status',
      'musicians.name as musicianName',
      'musicians.email as musicianEmail',
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
      'proposal.id as proposalId',
      epochMs(ref('proposal.starts_at')).as('proposedStartsAt'),
      'proposal.hours as proposedHours',
      'proposal.total_cents as proposedTotalCents',
      'proposal.note as proposalNote',
      epochMs(ref('proposal.expires_at')).as('proposalExpiresAt'),
      sql<BookingNotice['hosts']>`(
        SELECT coalesce(json_agg(
          json_build_object('id', users.id, 'name', users.name, 'email', users.email)
        ), '[]')
        FROM studio_teams JOIN users ON users.id = studio_teams.user_id
        WHERE studio_teams.studio_id = bookings.studio_id
          AND studio_teams.role = ANY (${rolesFor('answer-requests')}::text[])
      )`.as('hosts'),
    ])
    .where('bookings.id', '=', anyOf(bookingIds))
    .orderBy('bookings.id')
    .execute();
}
