import { findWhoseBookings } from '#db/bookings/booking.repository.ts';
import { loadCalendars } from '#db/bookings/calendar.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager, Orm, Sql } from '#db/orm.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import { findStudios } from '#db/studios/studio.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import {
  findStudiosWaitedFor,
  findWaitsOf,
  holdFor,
  settleWait,
} from '#db/waitlist/waitlist.repository.ts';
import type { WaitRow } from '#db/waitlist/waitlist.repository.ts';
import { blockedInterval, dayInterval } from '#domain/bookings/availability.ts';
import { endOfTerms } from '#domain/bookings/change.ts';
import { earliestToday } from '#domain/time/local-time.ts';
import { offerFor } from '#domain/waitlist/offer.ts';
import { reachOf } from '#api/features/bookings/availability.service.ts';
import { expireOverdueRequests } from '#api/features/bookings/booking-expiry.service.ts';
import { noteBookings } from '#api/features/bookings/booking.events.ts';
import { tellOfOffer } from './waitlist.mails.ts';

interface Offering {
  orm: Orm;
  /** Told after each commit what has changed. */
  changed: (tags: readonly string[]) => void;
}

/**
 * Offers what has become free to those who wait for it, in the order in which they came, and takes
 * back what somebody did not want in time. One studio after the other, each under the lock that booking
 * takes too: a time goes to whoever books it or to whom it is offered, never to both.
 * @param now epoch milliseconds
 */
export async function offerFreeTimes({ orm, changed }: Offering, now: number): Promise<void> {
  const from = earliestToday(now);
  for (const studioId of await findStudiosWaitedFor(sqlOf(orm.em), from)) {
    const notices = await inTransaction(orm, (em) => offerIn(em, studioId, now));
    if (notices.length > 0) changed(notices);
  }
}

async function offerIn(em: EntityManager, studioId: number, now: number): Promise<string[]> {
  const db = sqlOf(em);
  await lockStudio(db, studioId);
  const waits = await findWaitsOf(db, studioId);
  const lapsed = waits.filter(
    ({ status, offerExpiresAt }) => status === 'offered' && offerExpiresAt! <= now,
  );
  for (const { id } of lapsed) await settleWait(db, id, 'lapsed');
  const expired = await expireOverdueRequests(em, now, studioId);
  const [studio] = await findStudios(db, [studioId]);
  const offered: WaitRow[] = [];
  for (const wait of waits) {
    if (studio && wait.status === 'waiting' && (await offer(db, wait, studio, now))) {
      offered.push(wait);
    }
  }
  const changed = [...lapsed, ...offered, ...(await findWhoseBookings(db, expired))];
  return changed.length > 0 ? noteBookings(db, changed, now) : [];
}

/** @returns whether something could be offered */
async function offer(db: Sql, wait: WaitRow, studio: StudioRow, now: number): Promise<boolean> {
  const bounds = reachOf(dayInterval(wait.date, studio.zone));
  // Anew for each: what was offered to the one before is taken.
  const calendar = (await loadCalendars(db, [studio.id], bounds, now)).get(studio.id);
  const found = calendar && offerFor(calendar, wait, now);
  if (!found) return false;
  const period = { start: found.startsAt, end: endOfTerms({ ...wait, startsAt: found.startsAt }) };
  await holdFor(db, wait, found, blockedInterval(period, studio.bufferMinutes).end);
  await tellOfOffer(db, wait, studio, found, now);
  return true;
}
