import { nextStatus } from '#domain/bookings/lifecycle.ts';
import type { BookingActor, BookingStatus } from '#domain/bookings/lifecycle.ts';
import type { Caller } from '#api/lib/context.ts';

/** The parts of a booking and its studio on which rights depend. */
export interface BookingParties {
  userId: number;
  /** Owner of the studio. */
  ownerId: number | undefined;
}

/**
 * As whom somebody deals with a booking; undefined for those who have nothing to do with it, and
 * must not even learn that it exists.
 */
export function roleIn(booking: BookingParties, caller: Caller): BookingActor | undefined {
  if (caller.id === booking.userId) return 'musician';
  if (caller.id === booking.ownerId) return 'owner';
  return caller.isStaff ? 'admin' : undefined;
}

/** Whether a user may book a studio of this owner: not their own, whose reviews would be worthless. */
export function mayBook(userId: number, ownerId: number | undefined): boolean {
  return userId !== ownerId;
}

/** Whether `actor` may cancel a booking in `status` that starts at `startsAt`, when it is `now`. */
export function mayCancel(
  booking: { status: BookingStatus; startsAt: number },
  actor: BookingActor,
  now: number,
): boolean {
  return now < booking.startsAt && nextStatus(booking.status, 'cancel', actor) !== undefined;
}
