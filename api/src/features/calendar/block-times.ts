import {
  findBlocks,
  findBlocksToRenew,
  forgetRemovedBlocks,
  markKnownUntil,
  updateLeftOut,
} from '#db/blocks/block.repository.ts';
import type { BlockRow } from '#db/blocks/block.repository.ts';
import {
  addBlockedTimes,
  forgetTimesThatAreOver,
  removeBlockedTimes,
} from '#db/blocks/block-time.repository.ts';
import { findCalendarStudios, findConflicts } from '#db/calendar/studio-calendar.repository.ts';
import type { CalendarStudio } from '#db/calendar/studio-calendar.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm, Sql } from '#db/orm.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import { knownUntil, timesOfBlock } from '#domain/blocks/block.ts';
import type { BlockOccurrence, BlockPlan } from '#domain/blocks/block.ts';
import { RENEWED_AT_DAYS } from '#domain/blocks/limits.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { addDays, DAY_MS, formatDate } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { localDateOf } from '#domain/time/local-time.ts';

/*
 * Blocks are worked out into rows, as far ahead as anybody can book, so that searches for free time
 * find them as they find bookings: by an index, and without reckoning with rules and zones.
 */

/** How long what was removed can be brought back. */
const REMEMBERED_MS = DAY_MS;

/** Days before today of which a repeated block is worked out: as far as calendars look back. */
const DAYS_BACK = 31;

/**
 * Works the times of a block out and stores them in the place of those that it had.
 * @param now epoch milliseconds
 * @throws DomainError CONFLICT where it would meet a booking, unless such days are to be left out
 */
export async function writeTimes(
  db: Sql,
  now: number,
  studio: CalendarStudio,
  block: BlockPlan & { id: number },
  leavesOutConflicts: boolean,
): Promise<void> {
  const today = localDateOf(now, studio.zone);
  const { times, last } = upcomingTimes(block, studio, today);
  const met = new Set((await findConflicts(db, studio.id, times, now)).map(({ date }) => date));
  if (met.size > 0 && !(leavesOutConflicts && block.rule !== null)) {
    throw new DomainError('CONFLICT', 'blocks.meetsBooking');
  }
  await removeBlockedTimes(db, { blockId: block.id });
  if (met.size > 0) await updateLeftOut(db, block.id, [...block.leftOut, ...met]);
  const free = times.filter(({ date }) => !met.has(date));
  await addBlockedTimes(db, studio.id, { blockId: block.id }, free.map(withoutNote));
  if (block.rule !== null) await markKnownUntil(db, block.id, last);
}

/** The times of a block that are kept, and up to which day more of them may come. */
export function upcomingTimes(
  block: BlockPlan,
  { zone }: CalendarStudio,
  today: LocalDate,
): { times: BlockOccurrence[]; last: LocalDate } {
  const last = knownUntil(today);
  const back = addDays(today, -DAYS_BACK);
  const from = block.rule !== null && block.firstDate < back ? back : block.firstDate;
  return { times: timesOfBlock(block, zone, { from, to: last }), last };
}

function withoutNote(time: BlockOccurrence) {
  return { ...time, note: '' };
}

/** Works blocks out further that do not end, and forgets what was removed. @param now epoch milliseconds */
export async function renewBlocks(orm: Orm, now: number): Promise<void> {
  const db = sqlOf(orm.em);
  const ids = await findBlocksToRenew(db, addDays(formatDate(now), RENEWED_AT_DAYS));
  for (const { id, studioId } of await findBlocks(db, ids)) {
    await inTransaction(orm, async (em) => {
      const own = sqlOf(em);
      await lockStudio(own, studioId);
      const [block] = await findBlocks(own, [id]);
      const [studio] = await findCalendarStudios(own, [studioId]);
      if (block && studio && block.removedAt === null) await renewBlock(own, now, studio, block);
    });
  }
  await forgetRemovedBlocks(db, now - REMEMBERED_MS);
  await forgetTimesThatAreOver(db, now);
}

async function renewBlock(
  db: Sql,
  now: number,
  studio: CalendarStudio,
  block: BlockRow,
): Promise<void> {
  const last = knownUntil(localDateOf(now, studio.zone));
  const from = addDays(block.knownUntil ?? last, 1);
  const times = timesOfBlock(block, studio.zone, { from, to: last });
  // Nobody can have booked so far ahead, unless a limit was raised: then the booking was first.
  const met = new Set((await findConflicts(db, studio.id, times, now)).map(({ date }) => date));
  const free = times.filter(({ date }) => !met.has(date));
  await addBlockedTimes(db, studio.id, { blockId: block.id }, free.map(withoutNote));
  await markKnownUntil(db, block.id, last);
}
