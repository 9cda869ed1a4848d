import { blockSchema } from '#domain/blocks/block.schema.ts';
import type { BlockInput } from '#domain/blocks/block.schema.ts';
import { BLOCK_NOTE_LIMIT } from '#domain/blocks/limits.ts';
import { bookingStatuses, liveStatuses } from '#domain/bookings/lifecycle.ts';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { DomainError, badInput } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import {
  addDays,
  formatMinutes,
  isLocalDate,
  isLocalTime,
  MINUTES_PER_DAY,
  minutesOfDay,
} from '#domain/time/calendar.ts';

/*
 * Bookings as rows of a table. What was booked here is written into such a table; what was agreed
 * elsewhere can be read from one, and is a blocked time then. Times are those of the studio.
 */

/** The columns that bookings are written with, in their order. */
export const bookingColumns = [
  'booking',
  'studio',
  'guest',
  'status',
  'date',
  'start',
  'end',
  'zone',
  'hours',
  'price_usd',
  'requests',
] as const;
export type BookingColumn = (typeof bookingColumns)[number];

/** A session of a table that was agreed elsewhere. */
export interface SessionRow {
  /** Name or id of its studio, as it was written. */
  studio: string;
  /** The zone that its times are said to be in; empty for that of the studio. */
  zone: string;
  block: BlockInput;
}

type Cells = Readonly<Record<string, string>>;

/**
 * The session that a row tells of, or null for one that leaves the calendar as it is: it was booked
 * here, or does not take place.
 * @throws DomainError BAD_USER_INPUT naming each column whose cell is wrong
 */
export function readSessionRow(cells: Cells): SessionRow | null {
  const cell = (name: BookingColumn) => cells[name]?.trim() ?? '';
  const status = readStatus(cell('status').toLowerCase());
  if (cell('booking') !== '' || !liveStatuses.includes(status)) return null;
  const date = cell('date');
  const start = cell('start');
  try {
    const block = validate(blockSchema, {
      date,
      startTime: start,
      ...endOf(date, start, cell('end') || endAfter(start, cell('hours'))),
      note: [cell('guest'), cell('requests')].filter(Boolean).join(': ').slice(0, BLOCK_NOTE_LIMIT),
    });
    return { studio: cell('studio'), zone: cell('zone'), block };
  } catch (error) {
    throw byColumns(error);
  }
}

/** A row that says nothing of it has been agreed. */
function readStatus(cell: string): BookingStatus {
  if (cell === '') return 'confirmed';
  const status = bookingStatuses.find((known) => known === cell);
  if (status) return status;
  throw badInput({
    status: message('fields.choice', { values: bookingStatuses.join(', ') }),
  });
}

/** When a session ends that lasts so many hours; as it was written where that is no number. */
function endAfter(start: string, hours: string): string {
  const minutes = Number(hours) * 60;
  if (hours === '' || !Number.isInteger(minutes) || !isLocalTime(start)) return hours;
  if (minutes <= 0 || minutes > MINUTES_PER_DAY) return hours;
  return formatMinutes(minutesOfDay(start) + minutes);
}

/** A session that would end before it begins runs past midnight. */
function endOf(date: string, start: string, end: string) {
  const isPastMidnight = isLocalDate(date) && end <= start;
  return { endDate: isPastMidnight ? addDays(date, 1) : date, endTime: end };
}

const columnOf: Readonly<Record<string, BookingColumn>> = {
  startTime: 'start',
  endTime: 'end',
  endDate: 'end',
};

/** The same error, which names columns in place of fields. */
function byColumns(error: unknown): unknown {
  if (!(error instanceof DomainError) || !error.fields) return error;
  const named = Object.entries(error.fields).map(
    ([field, text]) => [columnOf[field] ?? field, text] as const,
  );
  // What is wrong with the date of the end is wrong with the date already.
  return badInput(Object.fromEntries(named.toReversed()));
}
