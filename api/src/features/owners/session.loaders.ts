import { findSessions } from '#db/owners/session.repository.ts';
import { oneLoader } from '#api/lib/loaders.ts';

/** The sessions of bookings, by the ids of these. */
export const sessionLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => findSessions(sql, ids),
  ({ bookingId }) => bookingId,
);
