import {
  closeProposal,
  findLastProposals,
  insertProposal,
  prolongRequest,
  setTerms,
} from '#db/bookings/booking-proposal.repository.ts';
import type { ProposalRow } from '#db/bookings/booking-proposal.repository.ts';
import { Booking } from '#db/bookings/booking.entity.ts';
import { findLines } from '#db/bookings/booking.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import { loadCalendars } from '#db/bookings/calendar.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { StudioCalendar } from '#domain/bookings/availability.ts';
import { blockedInterval } from '#domain/bookings/availability.ts';
import {
  changedLines,
  endOfTerms,
  mayPropose,
  proposalExpiry,
  refuseChange,
  sideOf,
} from '#domain/bookings/change.ts';
import type { BookingSide, BookingTerms } from '#domain/bookings/change.ts';
import type { ChangeInput } from '#domain/bookings/change.schema.ts';
import { nextStatus } from '#domain/bookings/lifecycle.ts';
import { sumLines } from '#domain/bookings/quote.ts';
import type { QuoteLine } from '#domain/bookings/quote.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { requireActor } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { reachOf } from './availability.service.ts';
import { accessBooking } from './booking-access.ts';
import type { BookingAccess } from './booking-access.ts';
import { recordStep } from './booking-history.ts';
import { settleMoney } from './booking-money.service.ts';
import { holdBooking } from './booking-move.service.ts';
import type { HeldBooking } from './booking-move.service.ts';
import { bookingLimits } from './booking.limits.ts';
import { tellOfBookings } from './booking.mails.ts';
import { bookingPolicy } from './booking.policy.ts';
import { refusedBy } from './booking.service.ts';
import { namedStart, refusalError } from './slot.service.ts';

/** Terms that a booking could have, and what it would cost then. Amounts are US cents. */
export interface PricedTerms extends BookingTerms {
  /** Epoch milliseconds. */
  endsAt: number;
  lines: QuoteLine[];
  totalCents: number;
  /** What it would cost more, or less, than now. */
  differenceCents: number;
}

/**
 * What a change of a booking would mean, as {@link proposeChange} would have it.
 * @throws DomainError as {@link proposeChange}
 */
export async function previewChange(
  context: Context,
  bookingId: number,
  input: ChangeInput,
): Promise<PricedTerms> {
  requireActor(context);
  const access = await accessBooking(context.sql, context, bookingId, bookingPolicy.propose);
  return (await judgeChange(context.sql, access, input, context.now)).terms;
}

/**
 * Proposes other terms to the other side of a booking. Until they agree it stays as it is, and the
 * time that is proposed stays free for all. What was proposed before is given up by that, whoever
 * proposed it.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND for a booking that does not exist or is
 *   none of the caller's business; FORBIDDEN to those who are on no side of it; CONFLICT for one that
 *   can no longer be changed, and a time that is taken; BAD_USER_INPUT for one that cannot be
 */
export async function proposeChange(
  context: Context,
  bookingId: number,
  { note, ...input }: ChangeInput & { note: string },
): Promise<BookingRow> {
  const { now, rateLimits } = context;
  await rateLimits.consume(bookingLimits.proposal, requireActor(context).id);
  return holdBooking(context, bookingId, bookingPolicy.propose, async (held) => {
    const { db, row, userId } = held;
    const { terms, side } = await judgeChange(db, held, input, now);
    const open = await findOpenProposal(db, bookingId, now);
    await closeProposal(db, bookingId, open?.side === side ? 'withdrawn' : 'declined');
    const expiresAt = proposalExpiry(now, row, terms);
    await insertProposal(db, {
      bookingId,
      side,
      userId,
      ...terms,
      fromStartsAt: row.startsAt,
      fromHours: row.hours,
      fromTotalCents: row.totalCents,
      note,
      expiresAt,
      createdAt: now,
    });
    // It is the other's turn: nobody lets a request run out by proposing something for it.
    await prolongRequest(db, bookingId, expiresAt);
    await tellOfBookings(db, 'proposed', [bookingId], now, otherSide(side));
  });
}

/**
 * Takes the terms that the other side has proposed: the booking is otherwise from now on.
 * @param proposalId the one that was shown; when there is another by now nothing happens
 * @throws DomainError as {@link proposeChange}; FORBIDDEN for one's own proposal; CONFLICT for one that
 *   is over, and when its time has been taken meanwhile
 */
export async function acceptProposal(
  context: Context,
  bookingId: number,
  proposalId: number,
): Promise<BookingRow> {
  try {
    return await holdBooking(context, bookingId, bookingPolicy.propose, async (held) => {
      const proposal = await requireProposal(held, proposalId, context.now);
      if (proposal.side === sideOf(held.role)) {
        throw new DomainError('FORBIDDEN', 'bookings.ownProposal');
      }
      await takeTerms(held, proposal, context.now);
    });
  } catch (error) {
    // What else was overlooked, the database keeps apart.
    throw refusedBy(error);
  }
}

/**
 * Says no to what was proposed, or takes one's own proposal back: the booking stays as it is.
 * @throws DomainError as {@link acceptProposal}
 */
export async function closeOwnProposal(
  context: Context,
  bookingId: number,
  proposalId: number,
): Promise<BookingRow> {
  return holdBooking(context, bookingId, bookingPolicy.propose, async (held) => {
    const { db, role } = held;
    const { side } = await requireProposal(held, proposalId, context.now);
    const isOwn = side === sideOf(role);
    await closeProposal(db, bookingId, isOwn ? 'withdrawn' : 'declined');
    if (!isOwn) await tellOfBookings(db, 'unchanged', [bookingId], context.now, side);
  });
}

/** Whether somebody may propose other terms for a booking as it is now. */
export function canPropose({ row, role }: Pick<BookingAccess, 'row' | 'role'>, now: number) {
  const side = sideOf(role);
  return side !== undefined && mayPropose(row, side, now);
}

async function judgeChange(
  db: Sql,
  { row, role }: BookingAccess,
  { date, startTime, hours }: ChangeInput,
  now: number,
): Promise<{ terms: PricedTerms; side: BookingSide }> {
  const side = sideOf(role)!;
  if (!mayPropose(row, side, now)) throw new DomainError('CONFLICT', 'bookings.notChangeable');
  const startsAt =
    date !== undefined && startTime !== undefined
      ? namedStart(row.zone, date, startTime)
      : row.startsAt;
  const terms = { startsAt, hours };
  await requireChangeable(db, row, terms, now, side);
  const lines = changedLines(await findLines(db, [row.id]), hours);
  const totalCents = sumLines(lines);
  return {
    side,
    terms: {
      ...terms,
      endsAt: endOfTerms(terms),
      lines,
      totalCents,
      differenceCents: totalCents - row.totalCents,
    },
  };
}

/** @returns the calendar that the booking would fit into */
async function requireChangeable(
  db: Sql,
  row: BookingRow,
  terms: BookingTerms,
  now: number,
  side: BookingSide,
): Promise<StudioCalendar> {
  const bounds = reachOf({ start: terms.startsAt, end: endOfTerms(terms) });
  const calendars = await loadCalendars(db, [row.studioId], bounds, now, row.id);
  const calendar = calendars.get(row.studioId);
  // A studio that is no longer listed keeps its bookings, and takes no others.
  if (!calendar) throw new DomainError('CONFLICT', 'bookings.notChangeable');
  const refusal = refuseChange(calendar, row, terms, now, side);
  if (refusal === 'unchanged' || refusal === 'running') {
    throw badInput({ hours: message(`bookings.${refusal}`) });
  }
  const isMoved = terms.startsAt !== row.startsAt;
  if (refusal) throw refusalError(refusal, isMoved ? undefined : 'hours', calendar, now);
  return calendar;
}

async function takeTerms(held: HeldBooking, proposal: ProposalRow, now: number): Promise<void> {
  const { em, db, row, role, userId } = held;
  const to = nextStatus(row.status, 'agree', role);
  if (!to) throw new DomainError('CONFLICT', 'bookings.notChangeable');
  // Both want this time: what binds those who book was judged when it was proposed.
  const calendar = await requireChangeable(db, row, proposal, now, 'owner');
  const endsAt = endOfTerms(proposal);
  const { end: blockedUntil } = blockedInterval(
    { start: proposal.startsAt, end: endsAt },
    calendar.bufferMinutes,
  );
  await setTerms(db, row.id, { ...proposal, endsAt, blockedUntil });
  await closeProposal(db, row.id, 'accepted');
  const booking = em.getReference(Booking, row.id);
  recordStep(em, booking, { from: row.status, to, actor: role, userId, now });
  await em.flush();
  await settleMoney(em, row.id, now);
  await tellOfBookings(db, row.status === 'pending' ? 'confirmed' : 'changed', [row.id], now);
}

async function findOpenProposal(
  db: Sql,
  bookingId: number,
  now: number,
): Promise<ProposalRow | undefined> {
  const [last] = await findLastProposals(db, [bookingId], now);
  return last?.status === 'open' ? last : undefined;
}

async function requireProposal(
  { db, row }: HeldBooking,
  proposalId: number,
  now: number,
): Promise<ProposalRow> {
  const open = await findOpenProposal(db, row.id, now);
  if (open?.id !== proposalId) throw new DomainError('CONFLICT', 'bookings.proposalOver');
  return open;
}

function otherSide(side: BookingSide): BookingSide {
  return side === 'musician' ? 'owner' : 'musician';
}
