import {
  bookingOrder,
  countBookingsOfUser,
  findBooking,
  listBookingsOfUser,
} from '#db/bookings/booking.repository.ts';
import type { BookingPeriod, BookingRow } from '#db/bookings/booking.repository.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';

/** The logged-in user's own bookings. @throws DomainError UNAUTHENTICATED, BAD_USER_INPUT. */
export async function listMyBookings(context: Context, period: BookingPeriod, page: PageArgs) {
  const { sql, now } = context;
  const user = requireUser(context);
  return {
    ...(await paginate(page, bookingOrder(period), (part) =>
      listBookingsOfUser(sql, user.id, { period, now }, part),
    )),
    totalCount: () => countBookingsOfUser(sql, user.id, period, now),
  };
}

/** One of the logged-in user's own bookings; null when there is none of theirs with this id. */
export async function findMyBooking(context: Context, id: number): Promise<BookingRow | null> {
  const user = requireUser(context);
  const booking = await findBooking(context.sql, id, context.now);
  return booking?.userId === user.id ? booking : null;
}
