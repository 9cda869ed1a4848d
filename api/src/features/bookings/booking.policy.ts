import { agreedStatuses, nextStatus } from '#domain/bookings/lifecycle.ts';
import type { BookingActor, BookingStatus } from '#domain/bookings/lifecycle.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { mayDo } from '#domain/teams/team.ts';
import type { StudioTeam } from '#domain/teams/team.ts';
import type { Actor } from '#api/lib/context.ts';
import { rule } from '#api/lib/policy.ts';

/** The parts of a booking and its studio on which rights depend. */
export interface BookingParties {
  userId: number;
  /** Who works for the studio. */
  team: StudioTeam;
  /** Whether the studio has not heard of it, since its payment has not come. */
  isUnpaid: boolean;
}

/**
 * As whom somebody deals with a booking; undefined for those who have nothing to do with it, and
 * must not even learn that it exists.
 */
export function roleIn(booking: BookingParties, actor: Actor): BookingActor | undefined {
  if (actor.id === booking.userId) return 'musician';
  const role = booking.isUnpaid ? undefined : booking.team.get(actor.id);
  if (mayDo(role, 'answer-requests')) return 'owner';
  if (mayDo(role, 'see-calendar')) return 'engineer';
  return actor.isStaff ? 'admin' : undefined;
}

export const bookingPolicy = {
  /** Booking a studio: not for those who work for it, whose reviews would be worthless. */
  book: rule<Pick<BookingParties, 'team'>>({
    allows: (actor, { team }) => !team.has(actor.id),
    refusal: () => new DomainError('FORBIDDEN', 'bookings.ownStudio'),
  }),
  /** Seeing a booking, and dealing with it: those who have a part in it. */
  see: rule<BookingParties>({
    allows: (actor, booking) => roleIn(booking, actor) !== undefined,
    refusal: () => new DomainError('NOT_FOUND', 'bookings.notFound'),
  }),
  /** Cancelling: those who agreed to it, not those who only see it. */
  cancel: rule<BookingParties>({
    allows: (actor, booking) => ['musician', 'owner', 'admin'].includes(roleIn(booking, actor)!),
    refusal: () => new DomainError('FORBIDDEN', 'bookings.hostsChange'),
  }),
  /** Asking for other terms, and answering that: those between whom the booking is. */
  propose: rule<BookingParties>({
    allows: (actor, booking) => ['musician', 'owner'].includes(roleIn(booking, actor)!),
    refusal: () => new DomainError('FORBIDDEN', 'bookings.hostsChange'),
  }),
  /** Having several people pay for it: who booked it. */
  split: rule<BookingParties>({
    allows: (actor, booking) => roleIn(booking, actor) === 'musician',
    refusal: () => new DomainError('FORBIDDEN', 'bookings.splitOwn'),
  }),
  /** Answering a request: for the studio, so not by who made it, nor by those who only see it. */
  answer: rule<BookingParties>({
    allows: (actor, booking) => ['owner', 'admin'].includes(roleIn(booking, actor)!),
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
