import { findBlocks } from '#db/blocks/block.repository.ts';
import type { BlockRow } from '#db/blocks/block.repository.ts';
import { findBlockedTimes } from '#db/blocks/block-time.repository.ts';
import type { BlockedTimeRow } from '#db/blocks/block-time.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import {
  findBookingsBetween,
  findBookingsByIds,
  findConflicts,
} from '#db/calendar/studio-calendar.repository.ts';
import { findCalendarStudiosOf } from '#db/calendar/studio-team.repository.ts';
import type { CalendarStudio } from '#db/calendar/studio-calendar.repository.ts';
import type { Sql } from '#db/orm.ts';
import { timeOfBlock } from '#domain/blocks/block.ts';
import { planOf } from '#domain/blocks/block.schema.ts';
import type { BlockInput } from '#domain/blocks/block.schema.ts';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { mayDo } from '#domain/teams/team.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import {
  addDays,
  DAY_MS,
  daysBetween,
  formatMinutes,
  MINUTES_PER_DAY,
  startOfUtcDay,
} from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { intervalsOverlap } from '#domain/time/interval.ts';
import type { Interval } from '#domain/time/interval.ts';
import { localDateOf } from '#domain/time/local-time.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { RANGE_LIMIT_DAYS } from '#api/features/bookings/availability.type.ts';
import { anyStudioLoader } from '#api/features/studios/studio.loaders.ts';
import { teamLoader } from '#api/features/teams/team.loaders.ts';
import { upcomingTimes } from './block-times.ts';
import { accessCalendar } from './calendar-access.ts';
import type { BlockedTime, StudioBlock, StudioCalendar } from './calendar.type.ts';

/** Bookings that a calendar shows: those that hold their time, or did. */
export const shownStatuses: readonly BookingStatus[] = ['pending', 'confirmed', 'completed'];

/**
 * What is in the calendars of the studios that the logged-in user runs, from `from` to `to`, both
 * included, wherever the studios are. Seven statements, however many studios.
 * @param studioIds those that are asked for; of others there is nothing. All, when undefined.
 * @throws DomainError UNAUTHENTICATED; BAD_USER_INPUT for a range that is reversed or longer than 62
 *   days
 */
export async function calendarOf(
  context: Context,
  { from, to }: { from: LocalDate; to: LocalDate },
  studioIds: readonly number[] | undefined,
): Promise<StudioCalendar> {
  const { sql, now } = context;
  const bounds = boundsOf(from, to);
  const studios = await findCalendarStudiosOf(sql, requireUser(context).id);
  const asked = studios.filter(({ id }) => studioIds?.includes(id) ?? true);
  const ids = asked.map(({ id }) => id);
  const [bookings, times] = await Promise.all([
    findBookingsBetween(sql, ids, bounds, { statuses: shownStatuses, now }),
    findBlockedTimes(sql, ids, bounds),
  ]);
  const [blockedTimes] = await Promise.all([
    showTimes(sql, asked, times, bookings),
    loadWhatBookingsShow(context, bookings),
  ]);
  return {
    studios: studios.map(({ role, ...studio }) => ({
      ...studio,
      viewerCanBlock: mayDo(role, 'run-calendar'),
    })),
    bookings,
    blockedTimes,
  };
}

/**
 * Loads what every booking of a calendar shows. There may be hundreds, and each of their fields would
 * wait for a promise of its own.
 */
async function loadWhatBookingsShow(
  context: Context,
  bookings: readonly BookingRow[],
): Promise<void> {
  const studioIds = [...new Set(bookings.map(({ studioId }) => studioId))];
  const userIds = [...new Set(bookings.map(({ userId }) => userId))];
  await Promise.all([
    teamLoader(context).loadMany(studioIds),
    anyStudioLoader(context).loadMany(studioIds),
    profileLoader(context).loadMany(userIds),
  ]);
}

/** Times as calendars show them: those of a block whole, also where they are stored in parts. */
async function showTimes(
  db: Sql,
  studios: readonly CalendarStudio[],
  rows: readonly BlockedTimeRow[],
  bookings: readonly BookingRow[],
): Promise<BlockedTime[]> {
  const blockIds = rows.flatMap(({ blockId }) => blockId ?? []);
  const blocks = new Map(
    (blockIds.length > 0 ? await findBlocks(db, [...new Set(blockIds)]) : []).map((block) => [
      block.id,
      block,
    ]),
  );
  const zones = new Map(studios.map(({ id, zone }) => [id, zone]));
  const bookingsOf = Map.groupBy(bookings, ({ studioId }) => studioId);
  const shown = new Map<string, BlockedTime>();
  for (const row of rows) {
    const block = row.blockId === null ? undefined : blocks.get(row.blockId);
    const id = block ? `block-${block.id}-${row.date}` : `time-${row.id}`;
    if (shown.has(id)) continue;
    const time = block ? timeOfBlock(block, row.date, zones.get(row.studioId)!) : row;
    shown.set(id, {
      id,
      studioId: row.studioId,
      date: row.date,
      startsAt: time.start,
      endsAt: time.end,
      note: block?.note ?? row.note,
      source: block ? 'owner' : row.waitlistEntryId === null ? 'import' : 'waitlist',
      block: block ? showBlock(block) : null,
      meetsBooking: (bookingsOf.get(row.studioId) ?? []).some(({ startsAt, endsAt }) =>
        intervalsOverlap(time, { start: startsAt, end: endsAt }),
      ),
    });
  }
  return [...shown.values()];
}

/** A block as the API shows it. */
export function showBlock(block: BlockRow): StudioBlock {
  const { id, studioId, firstDate, startMinute, lengthMinutes, note, rule, version } = block;
  const endMinute = startMinute + lengthMinutes;
  return {
    id,
    studioId,
    date: firstDate,
    startTime: formatMinutes(startMinute),
    endDate: addDays(firstDate, Math.floor(endMinute / MINUTES_PER_DAY)),
    endTime: formatMinutes(endMinute),
    note,
    rule,
    version,
  };
}

/** @throws DomainError BAD_USER_INPUT */
function boundsOf(from: LocalDate, to: LocalDate): Interval {
  const days = daysBetween(from, to);
  if (days < 0) throw badInput({ to: message('bookings.rangeReversed') });
  if (days >= RANGE_LIMIT_DAYS) {
    throw badInput({ to: message('bookings.rangeTooLong', { days: RANGE_LIMIT_DAYS }) });
  }
  // A day wider on both sides: days of studios reach past those of UTC.
  return { start: startOfUtcDay(from) - DAY_MS, end: startOfUtcDay(to) + 2 * DAY_MS };
}

/** How many of the bookings that a block would meet are named. */
const CONFLICTS_LIMIT = 50;

/**
 * The bookings and requests that a block would meet, soonest first, 50 at most.
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND and FORBIDDEN for those who do not run the studio
 */
export async function conflictsOf(
  context: Context,
  studioId: number,
  block: BlockInput,
): Promise<BookingRow[]> {
  const { sql, now } = context;
  const studio = await accessCalendar(sql, context, studioId, 'run');
  const plan = { ...planOf(block), leftOut: [] };
  const { times } = upcomingTimes(plan, studio, localDateOf(now, studio.zone));
  const met = (await findConflicts(sql, studio.id, times, now)).map(({ bookingId }) => bookingId);
  return findBookingsByIds(sql, [...new Set(met)].slice(0, CONFLICTS_LIMIT), now);
}
