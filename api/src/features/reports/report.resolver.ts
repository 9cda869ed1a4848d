import { Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { StudioReportRow } from '#db/reports/studio-report.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { reportSchema } from '#domain/reports/report.schema.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { reportLimits } from './report.limits.ts';
import { closeStudioReport, openReports, reportStudio } from './report.service.ts';
import {
  CloseStudioReportInput,
  ReportStudioInput,
  StudioReportConnection,
  StudioReportType,
} from './report.type.ts';

@Resolver(() => StudioReportType)
export class ReportResolver {
  @For('anyone', { limit: reportLimits.byNetwork })
  @Change(
    'Reports a listing to the administrators. While a report is open, another one by the same user takes its place.',
    { studio: { type: () => StudioType, description: 'The studio.' } },
  )
  async reportStudio(
    @Ctx() context: Context,
    @Input(() => ReportStudioInput) { studioId, ...input }: ReportStudioInput,
  ) {
    const report = validate(reportSchema, input);
    return { studio: await reportStudio(context, requireId(studioId, 'studios.notFound'), report) };
  }

  @For('staff')
  @Query(() => StudioReportConnection, {
    description:
      'Reports of listings that nobody is done with yet, the oldest first. For administrators.',
  })
  async studioReports(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return openReports(context, page);
  }

  @For('staff')
  @Change('Removes a report from those that are open. For administrators.', {
    reportId: { type: () => ID, description: 'The report.' },
  })
  async closeStudioReport(
    @Ctx() context: Context,
    @Input(() => CloseStudioReportInput) { id }: CloseStudioReportInput,
  ) {
    const reportId = requireId(id, 'reports.notFound');
    await closeStudioReport(context, reportId);
    return { reportId };
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who made it; null for visitors, and once their account is gone.',
  })
  async reporter(
    @Root() { userId }: StudioReportRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    return userId === null ? null : ((await profileLoader(context).load(userId)) ?? null);
  }
}
