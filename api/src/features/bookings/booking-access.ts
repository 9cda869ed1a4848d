import { findBooking } from '#db/bookings/booking.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import type { Sql } from '#db/orm.ts';
import { findStudioTeam } from '#db/teams/team.repository.ts';
import type { BookingActor } from '#domain/bookings/lifecycle.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireActor } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { whenLoaded } from '#api/lib/loaded.ts';
import type { Loaded } from '#api/lib/loaded.ts';
import { authorize } from '#api/lib/policy.ts';
import type { Rule } from '#api/lib/policy.ts';
import { teamOf } from '#api/features/teams/team.loaders.ts';
import { bookingPolicy, roleIn } from './booking.policy.ts';
import type { BookingParties } from './booking.policy.ts';

/** A booking, and who deals with it as whom. */
export interface BookingAccess {
  row: BookingRow;
  role: BookingActor;
  /** Who acts. */
  userId: number;
}

/** What of a booking says between whom it is. */
type BookingSides = Pick<BookingRow, 'userId' | 'studioId' | 'paymentDueAt'>;

/** Between whom a booking is. */
export async function partiesOf(
  db: Sql,
  { userId, studioId, paymentDueAt }: BookingSides,
): Promise<BookingParties> {
  const team = await findStudioTeam(db, studioId);
  return { userId, team, isUnpaid: paymentDueAt !== null };
}

/** As whom the reader of a booking that is shown to them deals with it. @throws Error when they have no part in it */
export function viewerRoleIn(
  context: Context,
  { id, userId, studioId, paymentDueAt }: BookingSides & Pick<BookingRow, 'id'>,
): Loaded<BookingActor> {
  return whenLoaded(teamOf(context, studioId), (team) => {
    const parties = { userId, team, isUnpaid: paymentDueAt !== null };
    const role = roleIn(parties, requireActor(context));
    if (!role) throw new Error(`Booking ${id} is shown to somebody who has no part in it.`);
    return role;
  });
}

/**
 * A booking as it stands in `db`, for whoever may do with it what `rule` is about.
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND for a booking that does not exist or is none of the
 *   caller's business; what the rule refuses with
 */
export async function accessBooking(
  db: Sql,
  context: Context,
  bookingId: number,
  rule: Rule<BookingParties>,
): Promise<BookingAccess> {
  const row = await findBooking(db, bookingId, context.now);
  if (!row) throw new DomainError('NOT_FOUND', 'bookings.notFound');
  const parties = await partiesOf(db, row);
  authorize(context, bookingPolicy.see, parties);
  const actor = authorize(context, rule, parties);
  return { row, userId: actor.id, role: roleIn(parties, actor)! };
}
