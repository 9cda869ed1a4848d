import { findLastProposals } from '#db/bookings/booking-proposal.repository.ts';
import { findLines, findStatusChanges } from '#db/bookings/booking.repository.ts';
import { findResponseTimes } from '#db/bookings/response-time.repository.ts';
import { manyLoader, oneLoader } from '#api/lib/loaders.ts';

const bookingIdOf = ({ bookingId }: { bookingId: number }) => bookingId;

export const linesLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findLines(sql, ids),
  bookingIdOf,
);

export const historyLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findStatusChanges(sql, ids),
  bookingIdOf,
);

/** What was last proposed for bookings. */
export const lastProposalLoader = oneLoader(
  ({ sql, now }, ids: readonly number[]) => findLastProposals(sql, ids, now),
  bookingIdOf,
);

/** How fast owners answer requests. */
export const responseTimeLoader = oneLoader(
  ({ reads }, ids: readonly number[]) => findResponseTimes(reads, ids),
  ({ ownerId }) => ownerId,
);
