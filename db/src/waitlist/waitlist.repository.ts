import { sql } from 'kysely';
import type { LocalDate } from '#domain/time/calendar.ts';
import type { Offer, Wanted } from '#domain/waitlist/offer.ts';
import { addBlockedTimes, removeBlockedTimes } from '#db/blocks/block-time.repository.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';
import type { WaitStatus } from './waitlist.entity.ts';

/** Somebody who waits for a time of a studio. Instants are epoch milliseconds. */
export interface WaitRow extends Wanted {
  id: number;
  userId: number;
  studioId: number;
  status: WaitStatus;
  /** The start that is held for them. */
  offeredAt: number | null;
  offerExpiresAt: number | null;
}

/** Statuses in which somebody waits. */
const isOpen = sql<boolean>`status IN ('waiting', 'offered')`;

function selectEntries(db: Sql) {
  return db
    .selectFrom('waitlist_entries')
    .select(({ ref }) => [
      'id',
      'user_id as userId',
      'studio_id as studioId',
      sql<LocalDate>`date::text`.as('date'),
      'earliest_minute as earliestMinute',
      'latest_minute as latestMinute',
      'hours',
      'status',
      epochMs(ref('offered_at')).as('offeredAt'),
      epochMs(ref('offer_expires_at')).as('offerExpiresAt'),
    ]);
}

/** What a user waits for from a day on, the soonest first. */
export async function listWaits(db: Sql, userId: number, from: LocalDate): Promise<WaitRow[]> {
  return selectEntries(db)
    .where('user_id', '=', userId)
    .where(isOpen)
    .where('date', '>=', sql<LocalDate>`${from}::date`)
    .orderBy('date')
    .orderBy('id')
    .execute();
}

/** One entry, whatever became of it. */
export async function findWait(db: Sql, id: number): Promise<WaitRow | undefined> {
  return selectEntries(db).where('id', '=', id).executeTakeFirst();
}

/** Who waits for times of a studio, in the order in which they came. */
export async function findWaitsOf(db: Sql, studioId: number): Promise<WaitRow[]> {
  return selectEntries(db).where('studio_id', '=', studioId).where(isOpen).orderBy('id').execute();
}

/** Studios that somebody waits for on `from` or later. */
export async function findStudiosWaitedFor(db: Sql, from: LocalDate): Promise<number[]> {
  const rows = await db
    .selectFrom('waitlist_entries')
    .select('studio_id as studioId')
    .distinct()
    .where(isOpen)
    .where('date', '>=', sql<LocalDate>`${from}::date`)
    .orderBy('studio_id')
    .execute();
  return rows.map(({ studioId }) => studioId);
}

/** Puts a user on the list at `now`, at its end. @returns the id */
export async function insertWait(
  db: Sql,
  entry: Wanted & { userId: number; studioId: number; now: number },
): Promise<number> {
  const { id } = await db
    .insertInto('waitlist_entries')
    .values({
      user_id: entry.userId,
      studio_id: entry.studioId,
      date: entry.date,
      earliest_minute: entry.earliestMinute,
      latest_minute: entry.latestMinute,
      hours: entry.hours,
      created_at: instant(entry.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Holds a time for whoever waits for it. To be called with the studio locked.
 * @param end of the time that is held, epoch milliseconds
 */
export async function holdFor(
  db: Sql,
  { id, studioId, date }: WaitRow,
  { startsAt, expiresAt }: Offer,
  end: number,
): Promise<void> {
  await db
    .updateTable('waitlist_entries')
    .set({
      status: 'offered',
      offered_at: instant(startsAt),
      offer_expires_at: instant(expiresAt),
    })
    .where('id', '=', id)
    .execute();
  const time = { date, start: startsAt, end, note: '' };
  await addBlockedTimes(db, studioId, { waitlistEntryId: id }, [time]);
}

/** Has somebody wait no longer, and gives back what was held for them. */
export async function settleWait(
  db: Sql,
  id: number,
  status: Extract<WaitStatus, 'booked' | 'passed' | 'lapsed'>,
): Promise<void> {
  await db.updateTable('waitlist_entries').set({ status }).where('id', '=', id).execute();
  await removeBlockedTimes(db, { waitlistEntryId: id });
}
