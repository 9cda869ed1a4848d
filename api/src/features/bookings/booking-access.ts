import { findBooking } from '#db/bookings/booking.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import type { Sql } from '#db/orm.ts';
import { findStudioTeam } from '#db/teams/team.repository.ts';
import type { BookingActor } from '#domain/bookings/lifecycle.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { Context } from '#api/lib/context.ts';
import { authorize } from '#api/lib/policy.ts';
import type { Rule } from '#api/lib/policy.ts';
import { bookingPolicy, roleIn } from './booking.policy.ts';
import type { BookingParties } from './booking.policy.ts';

/** A booking, and who deals with it as whom. */
export interface BookingAccess {
  row: BookingRow;
  role: BookingActor;
  /** Who acts. */
  userId: number;
}

/** Between whom a booking is. */
export async function partiesOf(
  db: Sql,
  { userId, studioId }: Pick<BookingRow, 'userId' | 'studioId'>,
): Promise<BookingParties> {
  return { userId, team: await findStudioTeam(db, studioId) };
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
