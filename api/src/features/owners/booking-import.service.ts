import { findSingleBlocks, insertBlock } from '#db/blocks/block.repository.ts';
import { addBlockedTimes } from '#db/blocks/block-time.repository.ts';
import {
  findBookingsBetween,
  findCalendarStudios,
} from '#db/calendar/studio-calendar.repository.ts';
import type { CalendarStudio } from '#db/calendar/studio-calendar.repository.ts';
import type { Sql } from '#db/orm.ts';
import { timeOfBlock } from '#domain/blocks/block.ts';
import type { BlockOccurrence, BlockPlan } from '#domain/blocks/block.ts';
import { isWithinReach, planOf } from '#domain/blocks/block.schema.ts';
import { liveStatuses } from '#domain/bookings/lifecycle.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { bookingColumns, readSessionRow } from '#domain/owners/booking-csv.ts';
import type { SessionRow } from '#domain/owners/booking-csv.ts';
import { IMPORTED_BOOKINGS_LIMIT } from '#domain/owners/import-limits.ts';
import { localDateOf } from '#domain/time/local-time.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { changeCalendars, refuseTooMany } from '#api/features/calendar/block.service.ts';
import { studiosWith } from './own-studio.service.ts';
import { ownerLimits } from './owner.limits.ts';
import { ImportedTable } from './table-import.ts';
import type { TableImport } from './table-import.ts';

const shape = {
  columns: bookingColumns,
  required: ['studio', 'date', 'start'],
  rows: IMPORTED_BOOKINGS_LIMIT,
};

/** A session as it is to be blocked. */
interface Session {
  studioId: number;
  plan: Omit<BlockPlan, 'leftOut'>;
  time: BlockOccurrence;
  note: string;
}

/**
 * Blocks the time of each session of a table that was agreed elsewhere. Rows that leave a calendar as
 * it is are none: what was booked here, does not take place, or was imported before.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; CONFLICT beyond the number of blocks that a studio
 *   may have; BAD_USER_INPUT for no such table, or naming each wrong cell: `lines[3].start`
 */
export async function importBookings(context: Context, { csv, skipBadRows }: TableImport) {
  const { sql, now } = context;
  await context.rateLimits.consume(ownerLimits.import, requireUser(context).id);
  const theirs = await studiosWith(context, 'run-calendar');
  const studios = await findCalendarStudios(
    sql,
    theirs.map(({ studioId }) => studioId),
  );
  const table = new ImportedTable(csv, shape, (cells) => {
    const row = readSessionRow(cells);
    return row && sessionOf(row, studios, now);
  });
  const named = new Set([...table.rows.values()].flatMap((row) => (row ? [row.studioId] : [])));
  const imported = await changeCalendars(context, [...named], async (db, changed) => {
    let count = 0;
    for (const { id } of changed) count += await blockSessions(db, id, table, now);
    if (!skipBadRows) table.requireWhole();
    return count;
  });
  return { imported, skippedLines: table.skippedLines };
}

/** @throws DomainError BAD_USER_INPUT for another studio, another zone, or a day too far off */
function sessionOf(
  { studio: written, zone, block }: SessionRow,
  studios: readonly CalendarStudio[],
  now: number,
): Session {
  const called = studios.filter(
    ({ id, name }) => String(id) === written || name.toLowerCase() === written.toLowerCase(),
  );
  const [studio] = called;
  if (!studio) throw badInput({ studio: message('owners.studioUnknown') });
  if (called.length > 1) throw badInput({ studio: message('owners.studioAmbiguous') });
  if (zone !== '' && zone !== studio.zone) {
    throw badInput({ zone: message('owners.otherZone', { zone: studio.zone }) });
  }
  if (!isWithinReach(block.date, localDateOf(now, studio.zone))) {
    throw badInput({ date: message('blocks.tooFar') });
  }
  const plan = planOf(block);
  const time = timeOfBlock(plan, plan.firstDate, studio.zone);
  return { studioId: studio.id, plan, time, note: block.note };
}

/**
 * Blocks the sessions of one studio that are not blocked yet; those that meet a booking are refused.
 * @returns how many it has blocked
 */
async function blockSessions(
  db: Sql,
  studioId: number,
  table: ImportedTable<Session | null>,
  now: number,
): Promise<number> {
  const own = [...table.rows].flatMap(([line, row]) =>
    row?.studioId === studioId ? [[line, row] as const] : [],
  );
  const bounds = {
    start: Math.min(...own.map(([, { time }]) => time.start)),
    end: Math.max(...own.map(([, { time }]) => time.end)),
  };
  const bookings = await findBookingsBetween(db, [studioId], bounds, {
    statuses: liveStatuses,
    now,
  });
  const dates = own.map(([, { plan }]) => plan.firstDate);
  const known = new Set((await findSingleBlocks(db, studioId, dates)).map(keyOf));
  const fresh: Session[] = [];
  for (const [line, session] of own) {
    const { plan, time } = session;
    if (bookings.some(({ startsAt, endsAt }) => startsAt < time.end && time.start < endsAt)) {
      table.refuse(line, { start: message('blocks.meetsBooking') });
    } else if (!known.has(keyOf(plan))) {
      known.add(keyOf(plan));
      fresh.push(session);
    }
  }
  await refuseTooMany(db, studioId, { rule: undefined }, now, fresh.length);
  for (const { plan, time, note } of fresh) {
    const blockId = await insertBlock(
      db,
      studioId,
      { ...plan, leftOut: [], note, knownUntil: null },
      now,
    );
    await addBlockedTimes(db, studioId, { blockId }, [{ ...time, note: '' }]);
  }
  return fresh.length;
}

/** When a block is, to compare it by. */
function keyOf({
  firstDate,
  startMinute,
  lengthMinutes,
}: Pick<BlockPlan, 'firstDate' | 'startMinute' | 'lengthMinutes'>): string {
  return `${firstDate} ${startMinute} ${lengthMinutes}`;
}
