import {
  closeReport,
  countOpenReports,
  insertReport,
  listOpenReports,
  reportOrder,
} from '#db/reports/studio-report.repository.ts';
import { findStudios } from '#db/studios/studio.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { ReportInput } from '#domain/reports/report.schema.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { reportLimits } from './report.limits.ts';

/**
 * Keeps a report of a public listing, with who made it if they are logged in.
 * @returns the studio
 * @throws DomainError NOT_FOUND, RATE_LIMITED
 */
export async function reportStudio(
  context: Context,
  studioId: number,
  { reason, details }: ReportInput,
): Promise<StudioRow> {
  const { sql, user, now, rateLimits } = context;
  const [studio] = await findStudios(sql, [studioId]);
  if (!studio) throw new DomainError('NOT_FOUND', 'studios.notFound');
  if (user) await rateLimits.consume(reportLimits.byUser, user.id);
  await insertReport(sql, { studioId, userId: user?.id, reason, details, now });
  return studio;
}

/**
 * Open reports, the one that has waited longest first.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT.
 */
export async function openReports(context: Context, page: PageArgs) {
  requireAdmin(context);
  const { sql } = context;
  return {
    ...(await paginate(page, reportOrder, (part) => listOpenReports(sql, part))),
    totalCount: () => countOpenReports(sql),
  };
}

/**
 * Closes a report. Done twice, it stays done.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; NOT_FOUND.
 */
export async function closeStudioReport(context: Context, id: number): Promise<void> {
  requireAdmin(context);
  const exists = await closeReport(context.sql, id, context.now);
  if (!exists) throw new DomainError('NOT_FOUND', 'reports.notFound');
}
