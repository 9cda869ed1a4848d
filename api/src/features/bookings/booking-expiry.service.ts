import {
  completeBookings,
  expireRequests,
  findStudiosWithOverdueRequests,
} from '#db/bookings/booking-clock.repository.ts';
import { findWhoseBookings } from '#db/bookings/booking.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager, Orm } from '#db/orm.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import { moveOn } from '#api/lib/live/notices.ts';
import { keyOf } from '#api/lib/live/topic.ts';
import { keysOfParties, noteBookings, studioCalendar } from './booking.events.ts';
import { settleMoney } from './booking-money.service.ts';
import { settleLater } from './booking-work.ts';
import { tellOfBookings } from './booking.mails.ts';

/**
 * Gives back the slots of a studio's requests that nobody has answered or paid for in time by `now`
 * (epoch milliseconds), with what cards hold for them, and tells their musicians; within the transaction of `em`, which has locked the
 * studio's calendar.
 * @returns the ids of these requests
 */
export async function expireOverdueRequests(
  em: EntityManager,
  now: number,
  studioId: number,
): Promise<number[]> {
  const db = sqlOf(em);
  const expired = await expireRequests(db, now, studioId);
  const idsOf = (isPlaced: boolean) =>
    expired.filter((request) => request.isPlaced === isPlaced).map(({ id }) => id);
  await tellOfBookings(db, 'expired', idsOf(true), now);
  await tellOfBookings(db, 'unpaid', idsOf(false), now);
  const ids = expired.map(({ id }) => id);
  for (const id of ids) await settleMoney(em, id, now);
  return ids;
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
      const expired = await expireOverdueRequests(em, now, studioId);
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
    const paid = completed.filter(({ paymentMethod }) => paymentMethod === 'card');
    await settleLater(
      db,
      paid.map(({ id }) => id),
    );
    const freed = completed.filter(({ blockedUntil }) => blockedUntil > now);
    const keys = freed.map(({ studioId }) => keyOf(studioCalendar, { studioId }));
    const moved = await moveOn(db, [...keys, ...(await keysOfParties(db, completed))], now);
    return [...freed.map(({ studioId }) => `studio:${studioId}`), ...moved];
  });
  if (notices.length > 0) changed(notices);
}
