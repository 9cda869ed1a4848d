import { agreedStatuses, nextStatus } from '#domain/bookings/lifecycle.ts';
import type { BookingActor, BookingStatus } from '#domain/bookings/lifecycle.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { Actor } from '#api/lib/context.ts';
import { rule } from '#api/lib/policy.ts';

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
export function roleIn(booking: BookingParties, actor: Actor): BookingActor | undefined {
  if (actor.id === booking.userId) return 'musician';
  if (actor.id === booking.ownerId) return 'owner';
  return actor.isStaff ? 'admin' : undefined;
}

export const bookingPolicy = {
  /** Booking a studio: not one's own, whose reviews would be worthless. */
  book: rule<Pick<BookingParties, 'ownerId'>>({
    allows: (actor, { ownerId }) => actor.id !== ownerId,
    refusal: () => new DomainError('FORBIDDEN', 'bookings.ownStudio'),
  }),
  /** Seeing a booking, and dealing with it: those who have a part in it. */
  see: rule<BookingParties>({
    allows: (actor, booking) => roleIn(booking, actor) !== undefined,
    refusal: () => new DomainError('NOT_FOUND', 'bookings.notFound'),
  }),
  /** Answering a request: for the studio, so not by who made it. */
  answer: rule<BookingParties>({
    allows: (actor, booking) => !['musician', undefined].includes(roleIn(booking, actor)),
    refusal: () => new DomainError('FORBIDDEN', 'bookings.hostOnly'),
  }),
};

/** Whether who booked is told where to go: not before it is agreed, nor when it no longer stands. */
export function isAgreed({ status }: { status: BookingStatus }): boolean {
  return agreedStatuses.includes(status);
}

/** Whether `actor` may cancel a booking in `status` that starts at `startsAt`, when it is `now`. */
export function mayCancel(
  booking: { status: BookingStatus; startsAt: number },
  actor: BookingActor,
  now: number,
): boolean {
  return now < booking.startsAt && nextStatus(booking.status, 'cancel', actor) !== undefined;
}
