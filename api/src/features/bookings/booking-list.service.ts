import {
  bookingOrder,
  countBookings,
  findBooking,
  listBookings,
} from '#db/bookings/booking.repository.ts';
import type { BookingList, BookingRow } from '#db/bookings/booking.repository.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { isAllowed } from '#api/lib/policy.ts';
import { partiesOf } from './booking-access.ts';
import { bookingPolicy } from './booking.policy.ts';

/**
 * Bookings that the logged-in user made, or that their studios received.
 * @throws DomainError UNAUTHENTICATED, BAD_USER_INPUT.
 */
export async function listOwnBookings(
  context: Context,
  asked: Pick<BookingList, 'side' | 'period'>,
  page: PageArgs,
) {
  const { sql, now } = context;
  const list = { ...asked, userId: requireUser(context).id, now };
  return {
    ...(await paginate(page, bookingOrder(list.period), (part) => listBookings(sql, list, part))),
    totalCount: () => countBookings(sql, list),
  };
}

/** A booking that the logged-in user has a part in; null when there is none with this id. */
export async function findOwnBooking(context: Context, id: number): Promise<BookingRow | null> {
  requireUser(context);
  const booking = await findBooking(context.sql, id, context.now);
  if (!booking) return null;
  const parties = await partiesOf(context.sql, booking);
  return isAllowed(context, bookingPolicy.see, parties) ? booking : null;
}
