import {
  completeBookings,
  expireRequests,
  findStudiosWithOverdueRequests,
  findWhoseBookings,
} from '#db/bookings/booking.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm, Sql } from '#db/orm.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import { moveOn } from '#api/lib/live/notices.ts';
import { keyOf } from '#api/lib/live/topic.ts';
import { keysOfParties, noteBookings, studioCalendar } from './booking.events.ts';
import { tellOfBookings } from './booking.mails.ts';

/**
 * Gives back the slots of a studio's requests that nobody has answered in time by `now` (epoch
 * milliseconds), and tells their musicians; within the transaction of `db`, which has locked the
 * studio's calendar.
 * @returns the ids of these requests
 */
export async function expireOverdueRequests(
  db: Sql,
  now: number,
  studioId: number,
): Promise<number[]> {
  const expired = await expireRequests(db, now, studioId);
  await tellOfBookings(db, 'expired', expired, now);
  return expired;
}

interface Expiry {
  orm: Orm;
  /** Told after each commit what has changed. */
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
    const notices = await inTransaction(orm, async (em) => {
      const db = sqlOf(em);
      await lockStudio(db, studioId);
      const expired = await expireOverdueRequests(db, now, studioId);
      return noteBookings(db, await findWhoseBookings(db, expired), now);
    });
    changed(notices);
  }
}

/**
 * Marks confirmed bookings that are over at `now` (epoch milliseconds) as completed. What is free is
 * the same as before, since these times are past, but for buffers that would have gone on.
 */
export async function completeAllBookings({ orm, changed }: Expiry, now: number): Promise<void> {
  const notices = await inTransaction(orm, async (em) => {
    const db = sqlOf(em);
    const completed = await findWhoseBookings(db, await completeBookings(db, now));
    const freed = completed.filter(({ blockedUntil }) => blockedUntil > now);
    const keys = freed.map(({ studioId }) => keyOf(studioCalendar, { studioId }));
    const moved = await moveOn(db, [...keys, ...(await keysOfParties(db, completed))], now);
    return [...freed.map(({ studioId }) => `studio:${studioId}`), ...moved];
  });
  if (notices.length > 0) changed(notices);
}
