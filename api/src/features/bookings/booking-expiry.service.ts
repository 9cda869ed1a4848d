import {
  expireRequests,
  findStudiosWithOverdueRequests,
  lockStudioCalendar,
} from '#db/bookings/booking.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm, Sql } from '#db/orm.ts';
import { tellOfBookings } from './booking.mails.ts';

/**
 * Gives back the slots of a studio's requests that nobody has answered in time by `now` (epoch
 * milliseconds), and tells their musicians; within the transaction of `db`, which has locked the
 * studio's calendar.
 */
export async function expireOverdueRequests(db: Sql, now: number, studioId: number): Promise<void> {
  await tellOfBookings(db, 'expired', await expireRequests(db, now, studioId), now);
}

interface Expiry {
  orm: Orm;
  /** Told after each commit which public things have changed. */
  changed: (tags: readonly string[]) => void;
}

/**
 * The same for all studios, one after the other: whoever books one of them meanwhile takes turns
 * with this, as with others who book it.
 */
export async function expireAllOverdueRequests(
  { orm, changed }: Expiry,
  now: number,
): Promise<void> {
  for (const studioId of await findStudiosWithOverdueRequests(sqlOf(orm.em), now)) {
    await inTransaction(orm, async (em) => {
      const db = sqlOf(em);
      await lockStudioCalendar(db, studioId);
      await expireOverdueRequests(db, now, studioId);
    });
    changed([`studio:${studioId}`]);
  }
}
