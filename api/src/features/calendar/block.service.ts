import {
  countBlocks,
  findBlocks,
  insertBlock,
  markBlockRemoved,
  updateBlock,
} from '#db/blocks/block.repository.ts';
import type { BlockRow, BlockValues } from '#db/blocks/block.repository.ts';
import { removeBlockedTimes } from '#db/blocks/block-time.repository.ts';
import { findWhoseBookings } from '#db/bookings/booking.repository.ts';
import type { CalendarStudio } from '#db/calendar/studio-calendar.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import { isWithinReach, planOf } from '#domain/blocks/block.schema.ts';
import type { BlockInput } from '#domain/blocks/block.schema.ts';
import { REPEATED_BLOCKS_LIMIT, SINGLE_BLOCKS_LIMIT } from '#domain/blocks/limits.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { addDays, daysBetween } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { localDateOf } from '#domain/time/local-time.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { expireOverdueRequests } from '#api/features/bookings/booking-expiry.service.ts';
import { noteBookings } from '#api/features/bookings/booking.events.ts';
import { calendarLimits } from './calendar.limits.ts';
import { accessCalendar } from './calendar-access.ts';
import { writeTimes } from './block-times.ts';

/** A block as somebody saw it, which they change. */
export interface SeenBlock {
  id: number;
  /** How far it had changed then. */
  version: number;
}

/**
 * Keeps a time of a studio for those who run it, once or again and again.
 * @param leavesOutConflicts whether days on which it would meet a booking are left out
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND and FORBIDDEN for those who do not run
 *   the studio; BAD_USER_INPUT for a day too far off; CONFLICT where it would meet a booking or a
 *   request, and beyond the numbers of blocks that a studio may have
 */
export async function createBlock(
  context: Context,
  studioId: number,
  block: BlockInput,
  leavesOutConflicts: boolean,
): Promise<BlockRow> {
  return changeCalendar(context, studioId, async (db, studio) => {
    requireWithinReach(block, todayIn(studio, context));
    await refuseTooMany(db, studioId, block, context.now);
    const values = { ...planOf(block), leftOut: [], note: block.note, knownUntil: null };
    const id = await insertBlock(db, studioId, values, context.now);
    await writeTimes(db, context.now, studio, { id, ...values }, leavesOutConflicts);
    return id;
  });
}

/**
 * Writes a block anew: all of it, or with `date` the time that begins on that day, which becomes a
 * block by itself.
 * @throws DomainError as {@link createBlock}; NOT_FOUND for a block that there is not; CONFLICT when
 *   it is no longer as it was seen
 */
export async function changeBlock(
  context: Context,
  seen: SeenBlock,
  block: BlockInput,
  { date, leavesOutConflicts }: { date: LocalDate | undefined; leavesOutConflicts: boolean },
): Promise<BlockRow> {
  return changeSeenBlock(context, seen, async (db, studio, row) => {
    requireWithinReach(block, todayIn(studio, context));
    const written = { ...planOf(block), note: block.note, knownUntil: null };
    if (date === undefined || row.rule === null) {
      const shift = daysBetween(row.firstDate, written.firstDate);
      const leftOut = written.rule ? row.leftOut.map((day) => addDays(day, shift)) : [];
      const values = { ...written, leftOut };
      await updateBlock(db, row.id, values, context.now);
      await writeTimes(db, context.now, studio, { id: row.id, ...values }, leavesOutConflicts);
      return row.id;
    }
    await leaveOut(db, row, date, context.now);
    await refuseTooMany(db, studio.id, block, context.now);
    const values = { ...written, leftOut: [] };
    const id = await insertBlock(db, studio.id, values, context.now);
    await writeTimes(db, context.now, studio, { id, ...values }, leavesOutConflicts);
    return id;
  });
}

/**
 * Removes a block: all of it, or with `date` the time that begins on that day. For a day it can be
 * brought back.
 * @throws DomainError as {@link changeBlock}
 */
export async function removeBlock(
  context: Context,
  seen: SeenBlock,
  date: LocalDate | undefined,
): Promise<BlockRow> {
  return changeSeenBlock(context, seen, async (db, _studio, row) => {
    if (date !== undefined && row.rule !== null) {
      await leaveOut(db, row, date, context.now);
    } else {
      await removeBlockedTimes(db, { blockId: row.id });
      await markBlockRemoved(db, row.id, context.now);
    }
    return row.id;
  });
}

/**
 * Brings back a block that was removed, or with `date` the time of that day.
 * @throws DomainError as {@link changeBlock}; CONFLICT when the time has been booked meanwhile
 */
export async function restoreBlock(
  context: Context,
  seen: SeenBlock,
  date: LocalDate | undefined,
): Promise<BlockRow> {
  return changeSeenBlock(context, seen, async (db, studio, row) => {
    const values = { ...row, leftOut: row.leftOut.filter((day) => day !== date) };
    await updateBlock(db, row.id, values, context.now);
    await writeTimes(db, context.now, studio, values, false);
    return row.id;
  });
}

async function leaveOut(db: Sql, row: BlockRow, date: LocalDate, now: number): Promise<void> {
  if (row.leftOut.includes(date)) throw blockNotFound();
  const values: BlockValues = { ...row, leftOut: [...row.leftOut, date] };
  await updateBlock(db, row.id, values, now);
  await removeBlockedTimes(db, { blockId: row.id }, date);
}

/** Changes a block, if it is still as it was seen. */
async function changeSeenBlock(
  context: Context,
  { id, version }: SeenBlock,
  work: (db: Sql, studio: CalendarStudio, row: BlockRow) => Promise<number>,
): Promise<BlockRow> {
  const [known] = await findBlocks(context.sql, [id]);
  if (!known) throw blockNotFound();
  return changeCalendar(context, known.studioId, async (db, studio) => {
    // Read again: another manager may have been faster.
    const [row] = await findBlocks(db, [id]);
    if (!row) throw blockNotFound();
    if (row.version !== version) throw new DomainError('CONFLICT', 'blocks.changedMeanwhile');
    return work(db, studio, row);
  });
}

/** Changes the calendar of a studio, and gives the block out that was changed. */
async function changeCalendar(
  context: Context,
  studioId: number,
  work: (db: Sql, studio: CalendarStudio) => Promise<number>,
): Promise<BlockRow> {
  const id = await changeCalendars(context, [studioId], async (db, [studio]) => work(db, studio!));
  const [block] = await findBlocks(context.sql, [id]);
  if (!block) throw new Error(`Block ${id} vanished after it was written.`);
  return block;
}

/**
 * Changes the calendars of studios under the locks that bookings of them take too: all of it or nothing.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND and FORBIDDEN for those who do not run
 *   each of the studios; CONFLICT where a block would meet a booking
 */
export async function changeCalendars<Changed>(
  context: Context,
  studioIds: readonly number[],
  work: (db: Sql, studios: readonly CalendarStudio[]) => Promise<Changed>,
): Promise<Changed> {
  const { now } = context;
  const user = requireUser(context);
  for (const id of studioIds) await accessCalendar(context.sql, context, id, 'run');
  await context.rateLimits.consume(calendarLimits.write, user.id);
  try {
    const { changed, notices } = await context.transaction(async (em) => {
      const db = sqlOf(em);
      const studios: CalendarStudio[] = [];
      const expired: number[] = [];
      // In one order, so that two who change the same calendars never wait for each other.
      for (const id of studioIds.toSorted((a, b) => a - b)) {
        await lockStudio(db, id);
        studios.push(await accessCalendar(db, context, id, 'run'));
        expired.push(...(await expireOverdueRequests(em, now, id)));
      }
      const whose = await findWhoseBookings(db, expired);
      const done = await work(db, studios);
      const seen = [...studios.map(({ id: studioId }) => ({ studioId })), ...whose];
      return { changed: done, notices: await noteBookings(db, seen, now) };
    });
    context.changed(notices);
    return changed;
  } catch (error) {
    if (brokenConstraint(error) !== 'block_times_not_booked') throw error;
    throw new DomainError('CONFLICT', 'blocks.meetsBooking');
  }
}

function todayIn({ zone }: CalendarStudio, { now }: Context): LocalDate {
  return localDateOf(now, zone);
}

function requireWithinReach({ date }: BlockInput, today: LocalDate): void {
  if (!isWithinReach(date, today)) throw badInput({ date: message('blocks.tooFar') });
}

/** @throws DomainError CONFLICT when a studio would have more such blocks than it may, with `more` of them */
export async function refuseTooMany(
  db: Sql,
  studioId: number,
  { rule }: Pick<BlockInput, 'rule'>,
  now: number,
  more = 1,
): Promise<void> {
  const { repeated, single } = await countBlocks(db, studioId, now);
  const limit = rule ? REPEATED_BLOCKS_LIMIT : SINGLE_BLOCKS_LIMIT;
  if ((rule ? repeated : single) + more <= limit) return;
  throw new DomainError('CONFLICT', 'blocks.tooMany', { values: { limit } });
}

/** To everybody who may not change it, it is as if there were no such block. */
function blockNotFound(): DomainError {
  return new DomainError('NOT_FOUND', 'blocks.notFound');
}
