import { sql } from 'kysely';
import type { BookingSide, BookingTerms, ProposalStatus } from '#domain/bookings/change.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import type { QuoteLine } from '#domain/bookings/quote.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Other terms for a booking. Instants are epoch milliseconds, amounts US cents. */
export interface ProposalRow extends BookingTerms {
  id: number;
  bookingId: number;
  /** Who proposes it to the other. */
  side: BookingSide;
  userId: number;
  status: ProposalStatus;
  lines: QuoteLine[];
  totalCents: number;
  /** What it would replace, or has replaced. */
  fromStartsAt: number;
  fromHours: BookableHours;
  fromTotalCents: number;
  note: string;
  expiresAt: number;
  createdAt: number;
}

/** The last proposal for each of these bookings, as it stands at `now` (epoch milliseconds). */
export async function findLastProposals(
  db: Sql,
  bookingIds: readonly number[],
  now: number,
): Promise<ProposalRow[]> {
  return db
    .selectFrom('booking_proposals')
    .distinctOn('booking_id')
    .select(({ ref }) => [
      'id',
      'booking_id as bookingId',
      'side',
      'user_id as userId',
      sql<ProposalStatus>`
        CASE WHEN status = 'open' AND expires_at <= ${instant(now)} THEN 'expired' ELSE status END
      `.as('status'),
      epochMs(ref('starts_at')).as('startsAt'),
      'hours',
      'lines',
      'total_cents as totalCents',
      epochMs(ref('from_starts_at')).as('fromStartsAt'),
      'from_hours as fromHours',
      'from_total_cents as fromTotalCents',
      'note',
      epochMs(ref('expires_at')).as('expiresAt'),
      epochMs(ref('created_at')).as('createdAt'),
    ])
    .where('booking_id', '=', anyOf(bookingIds))
    .orderBy('booking_id')
    .orderBy('id', 'desc')
    .execute();
}

/** Stores a proposal. None may be open for its booking. */
export async function insertProposal(
  db: Sql,
  proposal: Omit<ProposalRow, 'id' | 'status'>,
): Promise<void> {
  await db
    .insertInto('booking_proposals')
    .values({
      booking_id: proposal.bookingId,
      side: proposal.side,
      user_id: proposal.userId,
      starts_at: instant(proposal.startsAt),
      hours: proposal.hours,
      lines: sql`${JSON.stringify(proposal.lines)}::jsonb`,
      total_cents: proposal.totalCents,
      from_starts_at: instant(proposal.fromStartsAt),
      from_hours: proposal.fromHours,
      from_total_cents: proposal.fromTotalCents,
      note: proposal.note,
      expires_at: instant(proposal.expiresAt),
      created_at: instant(proposal.createdAt),
    })
    .execute();
}

/** Settles what is open for a booking. @returns whether something was */
export async function closeProposal(
  db: Sql,
  bookingId: number,
  status: Exclude<ProposalStatus, 'open' | 'expired'>,
): Promise<boolean> {
  const closed = await db
    .updateTable('booking_proposals')
    .set({ status })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'open')
    .returning('id')
    .execute();
  return closed.length > 0;
}

/** Has a request wait until `expiresAt` (epoch milliseconds), if it would not wait so long. */
export async function prolongRequest(db: Sql, bookingId: number, expiresAt: number): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ expires_at: sql`greatest(expires_at, ${instant(expiresAt)})` })
    .where('id', '=', bookingId)
    .where('status', '=', 'pending')
    .execute();
}

/** Has a booking end later or be at another time, for another price: what both sides agreed to. */
export async function setTerms(
  db: Sql,
  bookingId: number,
  terms: Pick<ProposalRow, 'startsAt' | 'hours' | 'lines' | 'totalCents'> & {
    /** Epoch milliseconds. */
    endsAt: number;
    blockedUntil: number;
  },
): Promise<void> {
  await db
    .updateTable('bookings')
    .set({
      status: 'confirmed',
      starts_at: instant(terms.startsAt),
      ends_at: instant(terms.endsAt),
      blocked_until: instant(terms.blockedUntil),
      hours: terms.hours,
      total_cents: terms.totalCents,
    })
    .where('id', '=', bookingId)
    .execute();
  await db.deleteFrom('booking_lines').where('booking_id', '=', bookingId).execute();
  await db
    .insertInto('booking_lines')
    .values(
      terms.lines.map((line, position) => ({
        booking_id: bookingId,
        position,
        kind: line.kind,
        quantity: line.quantity,
        unit_cents: line.unitCents,
        amount_cents: line.amountCents,
      })),
    )
    .execute();
}
