import { readFile } from 'node:fs/promises';
import { addBlockedTimes, removeBlockedTimes } from '#db/blocks/block-time.repository.ts';
import type { BlockedTime } from '#db/blocks/block-time.repository.ts';
import {
  deleteImport,
  findImport,
  findImportsToRead,
  findTimesOfImport,
  insertImport,
  listImports,
  markImportTried,
} from '#db/blocks/calendar-import.repository.ts';
import type { CalendarImportRow } from '#db/blocks/calendar-import.repository.ts';
import { findCalendarStudios } from '#db/calendar/studio-calendar.repository.ts';
import type { CalendarStudio } from '#db/calendar/studio-calendar.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import { knownUntil } from '#domain/blocks/block.ts';
import { IMPORT, IMPORTS_LIMIT } from '#domain/blocks/limits.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import { MINUTE_MS } from '#domain/time/calendar.ts';
import { localDateOf } from '#domain/time/local-time.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { FetchError } from '#api/lib/fetch-text.ts';
import type { FetchText } from '#api/lib/fetch-text.ts';
import type { JobTools } from '#api/lib/jobs/job.ts';
import type { ReceivedFile } from '#api/lib/files/upload-kind.ts';
import { noteBookings } from '#api/features/bookings/booking.events.ts';
import { readBusyTimes, UnusableCalendarError } from './busy-times.ts';
import { accessCalendar } from './calendar-access.ts';
import { calendarLimits } from './calendar.limits.ts';

/** Characters of the name of an import. */
const NAME_LIMIT = 100;

/** Feeds that one run of the schedule reads, at most. */
const FEEDS_AT_A_TIME = 200;

/**
 * Takes the busy times of a feed over, now and again and again.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND and FORBIDDEN for those who do not run
 *   the studio; BAD_USER_INPUT for `url`, when it cannot be read; CONFLICT with as many as there may be
 */
export async function importFeed(
  context: Context,
  studioId: number,
  url: string,
): Promise<CalendarImportRow> {
  await admitImport(context, studioId);
  const text = await fetchFeed(context.fetchText, url).catch((error: unknown) => {
    throw refusalOf(error, 'url');
  });
  return addImport(context, studioId, { text, url, field: 'url' });
}

/** Takes the busy times of a file over. @throws DomainError as {@link importFeed}, for `calendar` */
export async function importFile(
  context: Context,
  studioId: number,
  file: ReceivedFile,
): Promise<CalendarImportRow> {
  const text = await readFile(file.path, 'utf8');
  return addImport(context, studioId, { text, url: null, field: 'calendar' });
}

/**
 * Lets whoever runs a studio import a calendar.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, RATE_LIMITED
 */
export async function admitImport(context: Context, studioId: number): Promise<void> {
  const user = requireUser(context);
  await accessCalendar(context.sql, context, studioId, 'run');
  await context.rateLimits.consume(calendarLimits.import, user.id);
}

/** The imports of a studio. @throws DomainError UNAUTHENTICATED, NOT_FOUND */
export async function importsOf(context: Context, studioId: number): Promise<CalendarImportRow[]> {
  await accessCalendar(context.sql, context, studioId, 'see');
  return listImports(context.sql, [studioId]);
}

/** Removes an import with its times. @throws DomainError UNAUTHENTICATED, NOT_FOUND, FORBIDDEN */
export async function removeImport(context: Context, id: number): Promise<CalendarImportRow> {
  const found = await findImport(context.sql, id);
  if (!found) throw new DomainError('NOT_FOUND', 'calendar.importNotFound');
  const { studioId } = found;
  await accessCalendar(context.sql, context, studioId, 'run');
  const notices = await context.transaction(async (em) => {
    const db = sqlOf(em);
    await lockStudio(db, studioId);
    await deleteImport(db, id);
    return noteBookings(db, [{ studioId }], context.now);
  });
  context.changed(notices);
  return found;
}

interface ReadCalendar {
  text: string;
  url: string | null;
  /** What a refusal is about. */
  field: string;
}

async function addImport(
  context: Context,
  studioId: number,
  { text, url, field }: ReadCalendar,
): Promise<CalendarImportRow> {
  const { now } = context;
  const studio = await accessCalendar(context.sql, context, studioId, 'run');
  const read = readFor(studio, text, now, field);
  const name = (read.name || hostOf(url)).slice(0, NAME_LIMIT);
  const { id, notices } = await context.transaction(async (em) => {
    const db = sqlOf(em);
    await lockStudio(db, studioId);
    if ((await listImports(db, [studioId])).length >= IMPORTS_LIMIT) {
      throw new DomainError('CONFLICT', 'calendar.tooManyImports', {
        values: { limit: IMPORTS_LIMIT },
      });
    }
    const importId = await insertImport(db, { studioId, name, url, now });
    await addBlockedTimes(db, studioId, { importId }, read.times);
    return { id: importId, notices: await noteBookings(db, [{ studioId }], now) };
  });
  context.changed(notices);
  return (await findImport(context.sql, id))!;
}

function hostOf(url: string | null): string {
  return url === null ? 'calendar.ics' : new URL(url.replace(/^webcals?:/i, 'https:')).host;
}

/** @throws DomainError BAD_USER_INPUT */
function readFor(studio: CalendarStudio, text: string, now: number, field: string) {
  try {
    return readBusyTimes(text, studio.zone, daysFrom(studio, now));
  } catch (error) {
    throw refusalOf(error, field);
  }
}

function daysFrom({ zone }: CalendarStudio, now: number) {
  const today = localDateOf(now, zone);
  return { from: today, to: knownUntil(today) };
}

function fetchFeed(fetchText: FetchText, url: string): Promise<string> {
  const { limitMegabytes, timeoutSeconds, redirects } = IMPORT;
  return fetchText(url, {
    bytes: limitMegabytes * 1024 * 1024,
    seconds: timeoutSeconds,
    redirects,
  });
}

const failures: Readonly<Record<FetchError['reason'], MessageKey>> = {
  address: 'calendar.noAddress',
  private: 'calendar.privateAddress',
  unreachable: 'calendar.unreachable',
  redirects: 'calendar.unreachable',
  slow: 'calendar.tooSlow',
  large: 'calendar.tooLarge',
};

/** Why a calendar could not be imported; undefined for what is no fault of it. */
function failureOf(error: unknown): MessageKey | undefined {
  if (error instanceof FetchError) return failures[error.reason];
  return error instanceof UnusableCalendarError ? error.key : undefined;
}

function refusalOf(error: unknown, field: string): unknown {
  const key = failureOf(error);
  return key ? badInput({ [field]: message(key, { limit: IMPORT.limitMegabytes }) }, error) : error;
}

/** What feeds are read with beside requests. */
type Tools = Pick<JobTools, 'orm' | 'changed' | 'fetchText'>;

/**
 * Reads feeds again that have not been read for half an hour. One that fails in a way that nobody
 * foresaw is tried again in its turn, like the others, and holds up none of them.
 * @param now epoch milliseconds
 * @throws AggregateError of what nobody foresaw, once all have been tried
 */
export async function refreshImports(tools: Tools, now: number): Promise<void> {
  const due = now - IMPORT.everyMinutes * MINUTE_MS;
  const db = sqlOf(tools.orm.em);
  const errors: unknown[] = [];
  for (const row of await findImportsToRead(db, due, FEEDS_AT_A_TIME)) {
    const error = await refreshImport(tools, row, now);
    if (error !== undefined) errors.push(error);
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Calendars could not be read.');
}

/**
 * What could not be read keeps its times: the calendar was busy when it was last seen.
 * @returns what went wrong that is no fault of the feed
 */
async function refreshImport(tools: Tools, row: CalendarImportRow, now: number): Promise<unknown> {
  const [studio] = await findCalendarStudios(sqlOf(tools.orm.em), [row.studioId]);
  if (!studio || row.url === null) return undefined;
  let times: BlockedTime[] | undefined;
  let failure: MessageKey | null = null;
  let unforeseen: unknown;
  try {
    const text = await fetchFeed(tools.fetchText, row.url);
    times = readBusyTimes(text, studio.zone, daysFrom(studio, now)).times;
  } catch (error) {
    failure = failureOf(error) ?? 'calendar.unreadable';
    if (!failureOf(error)) unforeseen = error;
  }
  const notices = await inTransaction(tools.orm, async (em) => {
    const db = sqlOf(em);
    await lockStudio(db, row.studioId);
    // Somebody may have removed it meanwhile.
    if (!(await findImport(db, row.id))) return [];
    await markImportTried(db, row.id, failure, now);
    if (!times || !(await replaceTimes(db, row, times))) return [];
    return noteBookings(db, [{ studioId: row.studioId }], now);
  });
  if (notices.length > 0) tools.changed(notices);
  return unforeseen;
}

/** @returns whether the times are others than before */
async function replaceTimes(
  db: Sql,
  { id, studioId }: CalendarImportRow,
  times: readonly BlockedTime[],
): Promise<boolean> {
  const before = (await findTimesOfImport(db, id)).map(spell);
  const after = times.map(spell);
  if (before.join('\n') === after.join('\n')) return false;
  await removeBlockedTimes(db, { importId: id });
  await addBlockedTimes(db, studioId, { importId: id }, times);
  return true;
}

function spell({ start, end, note }: { start: number; end: number; note: string }): string {
  return `${start} ${end} ${note}`;
}
