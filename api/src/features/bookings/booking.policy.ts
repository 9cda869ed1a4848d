import type { UserRow } from '#db/accounts/account.repository.ts';
import { nextStatus } from '#domain/bookings/lifecycle.ts';
import type { BookingActor, BookingStatus } from '#domain/bookings/lifecycle.ts';

/** The parts of a booking and its studio on which rights depend. */
export interface BookingParties {
  userId: number;
  /** Owner of the studio. */
  ownerId: number | undefined;
}

/**
 * As whom a user deals with a booking; undefined for somebody who has nothing to do with it, and
 * must not even learn that it exists.
 */
export function roleIn(
  booking: BookingParties,
  user: Pick<UserRow, 'id' | 'role'>,
): BookingActor | undefined {
  if (user.id === booking.userId) return 'musician';
  if (user.id === booking.ownerId) return 'owner';
  return user.role === 'admin' ? 'admin' : undefined;
}

/** Whether `actor` may cancel a booking in `status` that starts at `startsAt`, when it is `now`. */
export function mayCancel(
  booking: { status: BookingStatus; startsAt: number },
  actor: BookingActor,
  now: number,
): boolean {
  return now < booking.startsAt && nextStatus(booking.status, 'cancel', actor) !== undefined;
}
