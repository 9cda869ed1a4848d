import { findLines, findStatusChanges } from '#db/bookings/booking.repository.ts';
import { findResponseTimes } from '#db/bookings/response-time.repository.ts';
import { findStudiosOfAnyStatus } from '#db/studios/studio.repository.ts';
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

/** The studios of bookings, also those that are no longer public. */
export const bookedStudioLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => findStudiosOfAnyStatus(sql, ids),
  ({ id }) => id,
);

/** How fast owners answer requests. */
export const responseTimeLoader = oneLoader(
  ({ reads }, ids: readonly number[]) => findResponseTimes(reads, ids),
  ({ ownerId }) => ownerId,
);
