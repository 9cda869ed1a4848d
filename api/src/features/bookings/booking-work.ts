import { enqueueAll } from '#api/lib/jobs/enqueue.ts';
import type { StoredJob } from '#api/lib/jobs/enqueue.ts';
import type { Sql } from '#db/orm.ts';

/** Brings the money of a booking to where the booking stands. */
export const moneyWork: StoredJob<{ bookingId: number }> = {
  name: 'bookings.settle-money',
  retries: { limit: 20, firstDelaySeconds: 10, lastDelaySeconds: 3600 },
  timeoutSeconds: 60,
  keyOf: ({ bookingId }) => String(bookingId),
};

/** Has the money of bookings looked after, each by itself, once the transaction of `db` has committed. */
export async function settleLater(db: Sql, bookingIds: readonly number[]): Promise<void> {
  const entries = bookingIds.map((bookingId) => ({ data: { bookingId } }));
  await enqueueAll(db, moneyWork, entries);
}
