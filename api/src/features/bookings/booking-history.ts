import type { Booking } from '#db/bookings/booking.entity.ts';
import { BookingStatusChange } from '#db/bookings/booking.entity.ts';
import type { EntityManager } from '#db/orm.ts';
import type { BookingActor, BookingStatus } from '#domain/bookings/lifecycle.ts';

interface Step {
  /** Null for the first step of a booking. */
  from: BookingStatus | null;
  to: BookingStatus;
  actor: BookingActor;
  /** Who acted, unless the product itself did. */
  userId?: number;
  /** What they say of it. */
  note?: string | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/** Adds a step to the history of a booking, to be written with the rest of `em`. */
export function recordStep(
  em: EntityManager,
  booking: Booking,
  { from, to, actor, userId, note = '', now }: Step,
): void {
  em.create(BookingStatusChange, {
    booking,
    fromStatus: from,
    toStatus: to,
    actor,
    user: userId ?? null,
    note,
    at: new Date(now),
  });
}
