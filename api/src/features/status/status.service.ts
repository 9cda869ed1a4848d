import {
  deleteNotice,
  findNotice,
  insertNotice,
  insertNoticeUpdate,
  listNotices,
} from '#db/status/notice.repository.ts';
import type { NoticeRow } from '#db/status/notice.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { listStatusDays } from '#db/status/status-day.repository.ts';
import type { StatusDayRow } from '#db/status/status-day.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { NoticeInput, NoticeUpdateInput } from '#domain/status/notice.schema.ts';
import { CHECK_SECONDS, STATUS_DAYS, statusParts } from '#domain/status/status.ts';
import type { PartState, StatusPart } from '#domain/status/status.ts';
import { DAY_MS, formatDate } from '#domain/time/calendar.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { firstDay } from './status.schedules.ts';
import type { SystemStatus } from './status.type.ts';

/** After how many checks that nobody made it is not known how a part is. */
const MISSED_CHECKS = 3;

/**
 * How the product is and was. Where the database cannot be asked, that is what it says: the database
 * is down, and of the other parts nothing is known.
 */
export async function systemStatus({
  reads,
  now,
}: Pick<Context, 'reads' | 'now'>): Promise<SystemStatus> {
  const range = { firstDay: firstDay(now), lastDay: formatDate(now) };
  try {
    const rows = await listStatusDays(reads, range.firstDay);
    const notices = await recentNotices({ reads, now });
    const parts = statusParts.map((part) => partStatus(part, rows, now));
    return { ...range, hasHistory: true, parts, notices };
  } catch {
    const parts = statusParts.map((part) => ({
      part,
      state: part === 'database' ? ('down' as const) : ('unknown' as const),
      days: [],
    }));
    return { ...range, hasHistory: false, parts, notices: [] };
  }
}

/** What is not over, and what was announced in the days that are told of; the last first. */
export async function recentNotices({
  reads,
  now,
}: Pick<Context, 'reads' | 'now'>): Promise<NoticeRow[]> {
  return listNotices(reads, now - STATUS_DAYS * DAY_MS);
}

function partStatus(part: StatusPart, rows: readonly StatusDayRow[], now: number) {
  const days = rows.filter((row) => row.part === part);
  return { part, state: stateOf(days.at(-1), now), days };
}

function stateOf(last: StatusDayRow | undefined, now: number): PartState {
  const isLate = !last || now - last.checkedAt > MISSED_CHECKS * CHECK_SECONDS * 1000;
  if (isLate) return 'unknown';
  return last.isGood ? 'up' : 'down';
}

/**
 * Announces something, in the language of whoever does.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators
 */
export async function announce(context: Context, input: NoticeInput): Promise<NoticeRow> {
  requireAdmin(context);
  const { language, now } = context;
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    const id = await insertNotice(db, { ...input, language }, now);
    return (await findNotice(db, id))!;
  });
}

/**
 * Says how far something is.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function updateNotice(
  context: Context,
  id: number,
  update: NoticeUpdateInput,
): Promise<NoticeRow> {
  requireAdmin(context);
  const row = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const isThere = await insertNoticeUpdate(db, id, update, context.now);
    if (!isThere) throw new DomainError('NOT_FOUND', 'status.notFound');
    return (await findNotice(db, id))!;
  });
  context.changed([`statusNotice:${id}`]);
  return row;
}

/** Removes what was announced by mistake. @throws DomainError as {@link updateNotice} */
export async function removeNotice(context: Context, id: number): Promise<void> {
  requireAdmin(context);
  if (!(await deleteNotice(context.sql, id))) {
    throw new DomainError('NOT_FOUND', 'status.notFound');
  }
  context.changed([`statusNotice:${id}`]);
}
