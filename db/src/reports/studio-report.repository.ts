import { sql } from 'kysely';
import type { ReportReason, ReportSubject } from '#domain/reports/report.schema.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

/** A report that nobody was done with yet. */
export interface StudioReportRow {
  id: number;
  subject: ReportSubject;
  /** Of a thing that was removed it is the id of nothing. */
  subjectId: number;
  /** The studio that it is about, and how it is called now; null when it is about none. */
  studioId: number | null;
  studioName: string | null;
  /** The conversation that it is about, if it is about one. */
  conversationId: number | null;
  /** Null for visitors. */
  userId: number | null;
  reason: ReportReason;
  details: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** The one that has waited longest first. */
export const reportOrder: ListOrder<StudioReportRow> = {
  direction: 'asc',
  columns: [
    { value: sql`studio_reports.created_at`, kind: 'instant' },
    { value: sql`studio_reports.id`, kind: 'integer' },
  ],
  keyOf: ({ createdAt, id }) => [createdAt, id],
};

/** A report that somebody makes at `now` (epoch milliseconds). */
export interface NewReport {
  /** The studio that it is about, if it is about one. */
  studioId: number | null;
  subject: ReportSubject;
  subjectId: number;
  /** Undefined for visitors. */
  userId: number | undefined;
  reason: ReportReason;
  details: string;
  now: number;
}

/** Keeps a report. It takes the place of an open one that the same user made of the same thing. */
export async function insertReport(
  db: Sql,
  { studioId, subject, subjectId, userId, reason, details, now }: NewReport,
): Promise<void> {
  const created_at = instant(now);
  await db
    .insertInto('studio_reports')
    .values({
      studio_id: studioId,
      subject,
      subject_id: subjectId,
      conversation_id: subject === 'conversation' ? subjectId : null,
      user_id: userId ?? null,
      reason,
      details,
      created_at,
    })
    .onConflict((on) =>
      on
        .columns(['user_id', 'subject', 'subject_id'])
        .where('closed_at', 'is', null)
        .doUpdateSet({ reason, details, created_at }),
    )
    .execute();
}

/** Open reports: a slice, the one that has waited longest first. */
export async function listOpenReports(db: Sql, part: Slice): Promise<StudioReportRow[]> {
  const open = db
    .selectFrom('studio_reports')
    .leftJoin('studios', 'studios.id', 'studio_reports.studio_id')
    .select(({ ref }) => [
      'studio_reports.id',
      'studio_reports.subject',
      'studio_reports.subject_id as subjectId',
      'studio_reports.studio_id as studioId',
      'studios.name as studioName',
      'studio_reports.conversation_id as conversationId',
      'studio_reports.user_id as userId',
      sql<ReportReason>`studio_reports.reason`.as('reason'),
      'studio_reports.details',
      epochMs(ref('studio_reports.created_at')).as('createdAt'),
    ])
    .where('studio_reports.closed_at', 'is', null);
  return slice(open, reportOrder, part).execute();
}

/** How many reports are open. */
export async function countOpenReports(db: Sql): Promise<number> {
  const { count } = await db
    .selectFrom('studio_reports')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Closes a report at `now` (epoch milliseconds). @returns whether there is one; closed it may be */
export async function closeReport(db: Sql, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('studio_reports')
    .set({ closed_at: sql`coalesce(closed_at, ${instant(now)})` })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
