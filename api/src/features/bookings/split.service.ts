import type { UserRow } from '#db/accounts/account.repository.ts';
import { findBooking } from '#db/bookings/booking.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import {
  deleteShares,
  findHolderIds,
  findNamed,
  findSharedBookings,
  findShareNotices,
  findShares,
  insertShares,
  noteReminder,
} from '#db/bookings/booking-share.repository.ts';
import type { NewShare, ShareRow, SharesOf } from '#db/bookings/booking-share.repository.ts';
import type { Sql } from '#db/orm.ts';
import {
  chosenDue,
  dueAfterSplit,
  holderNamed,
  SHARE_REMINDER_MS,
  splitDue,
  splitHours,
} from '#domain/bookings/split.ts';
import { splitSchema } from '#domain/bookings/split.schema.ts';
import type { SplitInput } from '#domain/bookings/split.schema.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import type { Message } from '#domain/messages/message.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { unpaid } from './booking-due.ts';
import { cancelOpened } from './booking-money.service.ts';
import { holdBooking } from './booking-move.service.ts';
import type { HeldBooking } from './booking-move.service.ts';
import { bookingLimits } from './booking.limits.ts';
import { bookingPolicy } from './booking.policy.ts';
import { tellHolders } from './share.mails.ts';
import { isCollecting, isShareOf } from './share.policy.ts';

/** A booking that several people pay for, with what each of them pays. */
export interface SplitBooking {
  id: number;
  booking: BookingRow;
  shares: readonly ShareRow[];
}

/**
 * Who shares the payment of a booking.
 * @returns null for those who have no share, and where nobody shares it
 * @throws DomainError UNAUTHENTICATED
 */
export async function findSplit(context: Context, bookingId: number): Promise<SplitBooking | null> {
  const user = requireUser(context);
  const booking = await findBooking(context.sql, bookingId, context.now);
  if (!booking?.isSplit) return null;
  const shares = await findShares(context.sql, [bookingId]);
  const isSeen = booking.userId === user.id || shares.some((share) => isShareOf(share, user));
  return isSeen ? { id: bookingId, booking, shares } : null;
}

/** Far more than somebody plays within weeks. */
export const SHARED_LIMIT = 50;

/**
 * The bookings of others whose payment the caller shares, until they are over, those to be paid first.
 * @throws DomainError UNAUTHENTICATED
 */
export async function mySharedBookings(context: Context): Promise<SplitBooking[]> {
  const { sql } = context;
  const bookings = await findSharedBookings(
    sql,
    whoseShares(context, requireUser(context)),
    SHARED_LIMIT,
  );
  const ids = bookings.map(({ id }) => id);
  const shares = Map.groupBy(await findShares(sql, ids), ({ bookingId }) => bookingId);
  return bookings.map((booking) => ({
    id: booking.id,
    booking,
    shares: shares.get(booking.id) ?? [],
  }));
}

/** Whether a user shares the payment of somebody else's booking that is to take place. */
export async function sharesBookings(context: Context, user: UserRow): Promise<boolean> {
  const [booking] = await findSharedBookings(context.sql, whoseShares(context, user), 1);
  return booking !== undefined;
}

/** An address that they have not confirmed may be somebody else's. */
function whoseShares({ now }: Context, { id: userId, email, isEmailVerified }: UserRow): SharesOf {
  return { userId, email: isEmailVerified ? email : null, now };
}

/** Whether a booking can be split as it stands: it waits for whoever booked to pay it by card. */
export function canSplit({ isSplit, status, paymentDueAt }: BookingRow): boolean {
  return !isSplit && status === 'pending' && paymentDueAt !== null;
}

/**
 * Has several people pay for a booking, each their share, and invites them. Its time is held for them
 * until `splitDue`, or for fewer hours. Whoever was about to pay all of it is not any more.
 * @param input as {@link splitSchema} takes it
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND for a booking that does not exist or is
 *   none of the caller's business; FORBIDDEN to those who have not booked it; CONFLICT for one that
 *   does not wait for its payment; BAD_USER_INPUT for shares that are not the price, for names, and for
 *   more hours than there are
 */
export async function splitBooking(
  context: Context,
  bookingId: number,
  input: unknown,
): Promise<BookingRow> {
  const user = requireUser(context);
  const { now, rateLimits } = context;
  await rateLimits.consume(bookingLimits.split, user.id);
  return holdBooking(context, bookingId, bookingPolicy.split, async ({ db, row }) => {
    if (!canSplit(row)) throw new DomainError('CONFLICT', 'bookings.notSplittable');
    const { totalCents, createdAt, startsAt } = row;
    const latest = splitDue(createdAt, startsAt);
    const schema = splitSchema({ totalCents, hours: splitHours(now, latest) });
    const { ownCents, members, payWithinHours } = validate(schema, input);
    const own = { userId: user.id, email: null, amountCents: ownCents };
    const shares = [own, ...(await resolve(db, user, members))];
    await cancelOpened(db, bookingId, now);
    await insertShares(db, bookingId, shares, chosenDue(now, latest, payWithinHours));
    await tellHolders(db, 'asked', await findShareNotices(db, [bookingId]), now);
    return findHolderIds(db, [bookingId]);
  });
}

/**
 * Has whoever booked pay alone again, as long as nobody has paid.
 * @throws DomainError as {@link splitBooking}; CONFLICT once somebody has paid
 */
export async function endSplit(context: Context, bookingId: number): Promise<BookingRow> {
  const { now } = context;
  return holdBooking(context, bookingId, bookingPolicy.split, async (held) => {
    const shares = await sharesOf(held);
    if (shares.some(({ isPaid }) => isPaid)) {
      throw new DomainError('CONFLICT', 'bookings.splitPaid');
    }
    const { db, row } = held;
    await cancelOpened(db, bookingId, now);
    await tellHolders(db, 'stopped', await findShareNotices(db, [bookingId]), now);
    const holders = await findHolderIds(db, [bookingId]);
    await deleteShares(db, bookingId, dueAfterSplit(now, row.createdAt, row.startsAt));
    return holders;
  });
}

/**
 * Reminds those who have not paid their share, each once a day.
 * @throws DomainError as {@link splitBooking}; CONFLICT when there is nobody to be reminded now
 */
export async function remindOfShares(context: Context, bookingId: number): Promise<BookingRow> {
  const { now } = context;
  return holdBooking(context, bookingId, bookingPolicy.split, async (held) => {
    const { db, row } = held;
    const ids = remindable(row, await sharesOf(held), now).map(({ id }) => id);
    if (ids.length === 0) throw new DomainError('CONFLICT', 'bookings.remindedToday');
    await noteReminder(db, ids, now);
    const notices = await findShareNotices(db, [bookingId]);
    const told = notices.filter(({ id }) => ids.includes(id));
    await tellHolders(db, 'reminded', told, now);
  });
}

/** The shares whose holders can be reminded at `now`, epoch milliseconds. */
export function remindable(
  booking: BookingRow,
  shares: readonly ShareRow[],
  now: number,
): ShareRow[] {
  if (!isCollecting(booking)) return [];
  return unpaid(shares).filter(
    ({ userId, remindedAt }) =>
      userId !== booking.userId && (remindedAt === null || remindedAt <= now - SHARE_REMINDER_MS),
  );
}

/** @throws DomainError CONFLICT for a booking that nobody pays together */
async function sharesOf({ db, row }: HeldBooking): Promise<ShareRow[]> {
  if (!isCollecting(row)) throw new DomainError('CONFLICT', 'bookings.notCollecting');
  return findShares(db, [row.id]);
}

/** @throws DomainError BAD_USER_INPUT for usernames that nobody has, and for whoever invites */
async function resolve(
  db: Sql,
  user: UserRow,
  members: SplitInput['members'],
): Promise<NewShare[]> {
  const named = members.map(({ who, amountCents }) => ({ ...holderNamed(who), amountCents }));
  const usernames = named.flatMap((one) => ('username' in one ? one.username : []));
  const ids = await findNamed(db, usernames);
  const fields: Record<string, Message> = {};
  const shares = named.map((one, index): NewShare => {
    const { amountCents } = one;
    const share =
      'username' in one
        ? { userId: ids.get(one.username) ?? null, email: null, amountCents }
        : { userId: null, email: one.email, amountCents };
    const isOwn = share.userId === user.id || share.email === user.email.toLowerCase();
    const isUnknown = share.userId === null && share.email === null;
    if (isOwn) fields[`members[${index}].who`] = message('bookings.shareOwn');
    if (isUnknown) fields[`members[${index}].who`] = message('bookings.shareUnknown');
    return share;
  });
  if (Object.keys(fields).length > 0) throw badInput(fields);
  return shares;
}
