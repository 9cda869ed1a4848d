import {
  countBookingsOfUser,
  findBooking,
  listBookingsOfUser,
} from '#db/bookings/booking.repository.ts';
import type { BookingKey, BookingPeriod, BookingRow } from '#db/bookings/booking.repository.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { decodeCursor, pageOf, pageSize } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';

/** The logged-in user's own bookings. @throws DomainError UNAUTHENTICATED, BAD_USER_INPUT. */
export async function listMyBookings(
  context: Context,
  period: BookingPeriod,
  { first, after }: PageArgs,
) {
  const user = requireUser(context);
  const limit = pageSize(first);
  const key = decodeCursor(after, ['instant', 'integer']);
  const rows = await listBookingsOfUser(context.sql, user.id, period, {
    now: context.now,
    limit: limit + 1,
    after: key && ({ startsAt: key[0], id: key[1] } satisfies BookingKey),
  });
  return {
    ...pageOf(
      rows,
      limit,
      ({ startsAt, id }) => [startsAt, id],
      (row) => row,
    ),
    totalCount: () => countBookingsOfUser(context.sql, user.id, period, context.now),
  };
}

/** One of the logged-in user's own bookings; null when there is none of theirs with this id. */
export async function findMyBooking(context: Context, id: number): Promise<BookingRow | null> {
  const user = requireUser(context);
  const booking = await findBooking(context.sql, id, context.now);
  return booking?.userId === user.id ? booking : null;
}
