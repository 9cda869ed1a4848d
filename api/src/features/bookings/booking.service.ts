import {
  findBooking,
  findBookingByKey,
  findWhoseBookings,
} from '#db/bookings/booking.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import {
  findStudioToBook,
  insertBooking,
  lockForBooking,
} from '#db/bookings/booking-writing.repository.ts';
import type { StudioToBook } from '#db/bookings/booking-writing.repository.ts';
import { noProposal } from '#db/bookings/booking-notice.repository.ts';
import type { BookingNotice } from '#db/bookings/booking-notice.repository.ts';
import { loadCalendars } from '#db/bookings/calendar.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager, Sql } from '#db/orm.ts';
import { findStudios } from '#db/studios/studio.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { BookingInput, SlotInput } from '#domain/bookings/booking.schema.ts';
import { paymentDue } from '#domain/bookings/booking-payment.ts';
import type { BookingPaymentMethod } from '#domain/bookings/booking-payment.ts';
import { cancellationPolicies } from '#domain/bookings/cancellation.ts';
import { requestExpiry } from '#domain/bookings/lifecycle.ts';
import { PENDING_REQUESTS_LIMIT } from '#domain/bookings/limits.ts';
import { quoteBooking } from '#domain/bookings/quote.ts';
import type { Quote } from '#domain/bookings/quote.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import { mayDo } from '#domain/teams/team.ts';
import type { StudioTeam } from '#domain/teams/team.ts';
import { localMinutesOf } from '#domain/time/local-time.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { authorize } from '#api/lib/policy.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { digestOf } from '#api/lib/request-digest.ts';
import { expireOverdueRequests } from './booking-expiry.service.ts';
import { noteBookings } from './booking.events.ts';
import { sendNotices } from './booking.mails.ts';
import { bookingPolicy } from './booking.policy.ts';
import { boundsOf, endOf, resolveStart } from './slot.service.ts';
import { bookingLimits } from './booking.limits.ts';

/** A price for a time that is free right now. */
export interface QuotedSlot extends Quote {
  studio: StudioRow;
  startsAt: number;
  endsAt: number;
}

/**
 * What booking `slot` would cost now.
 * @throws DomainError NOT_FOUND for an unknown studio, BAD_USER_INPUT or CONFLICT for a time that
 *   cannot be booked.
 */
export async function quoteSlot(context: Context, slot: SlotInput): Promise<QuotedSlot> {
  const studio = await publicStudio(context, slot.studioId);
  const { reads, now } = context;
  const calendar = (await loadCalendars(reads, [studio.id], boundsOf(slot), now)).get(studio.id);
  if (!calendar) throw new DomainError('NOT_FOUND', 'studios.notFound');
  const startsAt = resolveStart(calendar, slot, now);
  const quote = priceOf(studio, slot, startsAt);
  return { ...quote, studio, startsAt, endsAt: endOf(startsAt, slot.hours, 0).endsAt };
}

/**
 * Books a studio for the logged-in user: confirmed at once where that is offered, else a request
 * that holds its time until the owner answers or it expires. Who pays by card has half an hour to do so,
 * before which the owner hears of nothing.
 *
 * With an idempotency key, repeating the same request returns the booking that the first one made.
 * @param prepare what is done first under the lock of the studio, such as to give back what is held
 *   for whoever books
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED; FORBIDDEN for one's
 *   own studio; CONFLICT when the time is taken, the key stands for another request, or as many
 *   requests wait for a response as one may have.
 */
export async function bookStudio(
  context: Context,
  input: BookingInput,
  idempotencyKey: string | undefined,
  prepare?: (db: Sql) => Promise<void>,
): Promise<BookingRow> {
  const user = requireUser(context);
  await context.rateLimits.consume(bookingLimits.booking, user.id);
  const attempt = idempotencyKey ? { key: idempotencyKey, digest: digestOf(input) } : undefined;
  try {
    const { booking, notices } = await context.transaction((em) =>
      decideAndInsert(em, context, user, input, attempt, prepare),
    );
    context.changed(notices);
    return booking;
  } catch (error) {
    const refusal = refusedBy(error);
    // Whatever stands in the way, most likely it is what the first attempt has booked.
    const isRefused = refusal instanceof DomainError;
    const earlier = attempt && isRefused && (await findAttempt(context, user, attempt));
    if (earlier) return earlier;
    throw refusal;
  }
}

/**
 * The booking that an earlier attempt under the same key has made, as it stands now.
 * @throws DomainError CONFLICT when that asked for something else
 */
async function findAttempt(
  { sql, now }: Context,
  user: UserRow,
  { key, digest }: Attempt,
): Promise<BookingRow | undefined> {
  const earlier = await findBookingByKey(sql, user.id, key);
  if (!earlier) return undefined;
  if (earlier.requestDigest !== digest) {
    throw new DomainError('CONFLICT', 'errors.idempotencyKeyReused');
  }
  return findBooking(sql, earlier.id, now);
}

/** What it means when the database itself refuses a booking; any other error as it is. */
export function refusedBy(error: unknown): unknown {
  const refusal = refusals[brokenConstraint(error) ?? ''];
  return refusal ? new DomainError('CONFLICT', refusal) : error;
}

const refusals: Readonly<Record<string, MessageKey>> = {
  bookings_no_overlap: 'bookings.taken',
  bookings_not_blocked: 'bookings.taken',
  bookings_idempotency: 'errors.idempotencyKeyReused',
};

interface Attempt {
  key: string;
  digest: string;
}

async function decideAndInsert(
  em: EntityManager,
  context: Context,
  user: UserRow,
  input: BookingInput,
  attempt: Attempt | undefined,
  prepare?: (db: Sql) => Promise<void>,
): Promise<{ booking: BookingRow; notices: string[] }> {
  const { now } = context;
  const db = sqlOf(em);
  // One after the other, or several at once would each find room for one more.
  const ids = { userId: user.id, studioId: input.studioId };
  await lockForBooking(db, ids);
  await prepare?.(db);
  const studio = await findStudioToBook(db, { ...ids, bounds: boundsOf(input), now });
  if (!studio) throw new DomainError('NOT_FOUND', 'studios.notFound');
  const team: StudioTeam = new Map(studio.staff.map(({ id, role }) => [id, role]));
  authorize(context, bookingPolicy.book, { team });
  const startsAt = resolveStart(studio.calendar, input, now);
  const quote = priceOf(studio, input, startsAt);
  requireAgreedPrice(quote, input.totalPriceCents);
  const paymentMethod = methodOf(context, studio, input.paymentMethod);
  const paymentDueAt = paymentMethod === 'card' ? paymentDue(now, startsAt) : null;
  // Who pays by card has it confirmed once the money is there.
  const isConfirmed = quote.instant && paymentDueAt === null;
  if (!isConfirmed) refuseTooManyRequests(user, studio.waitingRequests);

  const { endsAt, blockedUntil } = endOf(startsAt, input.hours, studio.bufferMinutes);
  // Every booking starts as pending; an instant one is confirmed in the same breath.
  const steps = [
    { from: null, to: 'pending', actor: 'musician', userId: user.id },
    ...(isConfirmed
      ? [{ from: 'pending', to: 'confirmed', actor: 'system', userId: null } as const]
      : []),
  ] as const;
  const expired = studio.hasOverdueRequests
    ? await expireOverdueRequests(em, now, input.studioId)
    : [];
  const booking = await insertBooking(db, {
    terms: {
      ...ids,
      status: isConfirmed ? 'confirmed' : 'pending',
      startsAt,
      endsAt,
      hours: input.hours,
      zone: studio.zone,
      mode: studio.bookingMode,
      instant: quote.instant,
      totalCents: quote.totalCents,
      policy: cancellationPolicies[studio.cancellation],
      additionalRequests: input.additionalRequests,
      expiresAt: isConfirmed ? null : (paymentDueAt ?? requestExpiry(now, startsAt)),
      paymentMethod,
      paymentDueAt,
      createdAt: now,
    },
    blockedUntil,
    idempotencyKey: attempt?.key ?? null,
    requestDigest: attempt?.digest ?? null,
    lines: quote.lines,
    steps,
  });
  if (paymentDueAt === null) {
    const notice = firstNotice(booking, studio, user);
    await sendNotices(db, isConfirmed ? 'confirmed' : 'requested', [notice], now);
  }
  const changed = [{ ...ids, team }, ...(await findWhoseBookings(db, expired))];
  return { booking, notices: await noteBookings(db, changed, now) };
}

/** What those concerned are notified of a booking that has just been made. */
function firstNotice(booking: BookingRow, studio: StudioToBook, musician: UserRow): BookingNotice {
  const { startsAt, endsAt, zone, hours, totalCents, paymentMethod, status, expiresAt } = booking;
  return {
    bookingId: booking.id,
    studioName: studio.name,
    cityId: studio.cityId,
    musicianName: musician.name,
    musicianEmail: musician.email,
    startsAt,
    endsAt,
    zone,
    hours,
    totalCents,
    note: '',
    paymentMethod,
    status,
    refundCents: null,
    expiresAt,
    ...noProposal,
    hosts: studio.staff.filter(({ role }) => mayDo(role, 'answer-requests')),
  };
}

function priceOf(
  studio: StudioRow,
  { hours, withEngineer }: Pick<SlotInput, 'hours' | 'withEngineer'>,
  startsAt: number,
): Quote {
  const startMinutes = localMinutesOf(startsAt, studio.zone);
  return quoteBooking(studio, { hours, startMinutes, withEngineer });
}

/**
 * How a booking is paid: at the studio where that is allowed, unless a card is asked for.
 * @throws DomainError BAD_USER_INPUT for a way on which it cannot be paid
 */
function methodOf(
  { payments }: Context,
  studio: StudioRow,
  asked: BookingPaymentMethod | undefined,
): BookingPaymentMethod {
  const methods = paymentMethodsOf(studio, payments);
  const method = asked ?? (studio.canPayAtStudio ? 'studio' : 'card');
  if (methods.includes(method)) return method;
  const key = method === 'card' ? 'bookings.cardOff' : 'bookings.cardOnly';
  throw badInput({ paymentMethod: message(key) });
}

/** The ways on which bookings of a studio can be paid now, what we would rather have first. */
export function paymentMethodsOf(
  { canPayAtStudio }: StudioRow,
  { provider }: Context['payments'],
): BookingPaymentMethod[] {
  return [...(provider ? ['card' as const] : []), ...(canPayAtStudio ? ['studio' as const] : [])];
}

/** Requests hold their time, so nobody may have any number of them. @throws DomainError CONFLICT */
function refuseTooManyRequests({ isEmailVerified }: UserRow, waiting: number): void {
  const limit = PENDING_REQUESTS_LIMIT[isEmailVerified ? 'verified' : 'unverified'];
  if (waiting < limit) return;
  const key = isEmailVerified ? 'bookings.tooManyRequests' : 'bookings.tooManyUnverifiedRequests';
  const values = { limit, verified: PENDING_REQUESTS_LIMIT.verified };
  throw new DomainError('CONFLICT', key, { values });
}

/** A price that the client shows must be the price that is charged, never silently replaced. */
function requireAgreedPrice(quote: Quote, shownCents: number | undefined): void {
  if (shownCents === undefined || shownCents === quote.totalCents) return;
  throw badInput({
    totalPriceCents: message('bookings.totalMismatch', {
      expected: dollars(quote.totalCents),
      given: dollars(shownCents),
    }),
  });
}

async function publicStudio(context: Context, id: number): Promise<StudioRow> {
  const [studio] = await findStudios(context.reads, [id]);
  if (!studio) throw new DomainError('NOT_FOUND', 'studios.notFound');
  return studio;
}

/** US cents as "340.00". */
export function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
