import { findProfiles } from '#db/accounts/profile.repository.ts';
import { findBlocks } from '#db/blocks/block.repository.ts';
import { findBlockedTimes } from '#db/blocks/block-time.repository.ts';
import { findBookingsBetween } from '#db/calendar/studio-calendar.repository.ts';
import { findCalendarStudiosOf } from '#db/calendar/studio-team.repository.ts';
import { findStudiosOfAnyStatus } from '#db/studios/studio.repository.ts';
import { DAY_MS, formatDate, startOfUtcDay } from '#domain/time/calendar.ts';
import { record, send, sendAll } from './statements.ts';
import type { Reading } from './readings.ts';

/** Stands for the id of an owner while statements are recorded. */
const OWNER = -1;
const ids: number[] = [];

/** What a week in the calendars of an owner's studios reads. */
export async function calendarReading(now: number): Promise<(ownerId: number) => Reading> {
  const today = startOfUtcDay(formatDate(now));
  const week = { start: today - DAY_MS, end: today + 8 * DAY_MS };
  const statuses = ['pending', 'confirmed', 'completed'] as const;
  const own = await record({ ownerId: OWNER }, (db) => findCalendarStudiosOf(db, OWNER));
  const ofStudios = await record({ ids }, (db) =>
    Promise.all([
      findBookingsBetween(db, ids, week, { statuses, now }),
      findBlockedTimes(db, ids, week),
      findStudiosOfAnyStatus(db, ids),
    ]),
  );
  const blocks = await record({ ids }, (db) => findBlocks(db, ids));
  const people = await record({ ids }, (db) => findProfiles(db, ids));
  return (ownerId) => async (pool) => {
    const studios = await send<{ id: number }>(pool, own[0]!, { ownerId });
    const values = { ids: studios.map(({ id }) => id) };
    const [bookings = [], times = [], details] = await sendAll(pool, ofStudios, values);
    const userIds = (bookings as { userId: number }[]).map(({ userId }) => userId);
    const blockIds = (times as { blockId: number }[]).map(({ blockId }) => blockId);
    return {
      studios,
      bookings,
      times,
      details,
      blocks: await send(pool, blocks[0]!, { ids: blockIds }),
      people: await send(pool, people[0]!, { ids: userIds }),
    };
  };
}
