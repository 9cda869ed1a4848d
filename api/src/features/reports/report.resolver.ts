import { Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { GuestReviewRow } from '#db/reviews/guest-review.repository.ts';
import type { ReviewRow } from '#db/reviews/review.repository.ts';
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
import { GuestReview } from '#api/features/reviews/guest-review.type.ts';
import { ReviewType } from '#api/features/reviews/review.type.ts';
import { reportedGuestReviewLoader, reportedReviewLoader } from './report.loaders.ts';
import { reportLimits } from './report.limits.ts';
import {
  closeStudioReport,
  openReports,
  reportGuestReview,
  reportReview,
  reportStudio,
} from './report.service.ts';
import {
  CloseStudioReportInput,
  ReportGuestReviewInput,
  ReportReviewInput,
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

  @For('anyone', { limit: reportLimits.byNetwork })
  @Change(
    'Reports a review, or what the studio says to it, to the administrators. While a report is open, another one by the same user takes its place.',
    { review: { type: () => ReviewType, description: 'The review.' } },
  )
  async reportReview(
    @Ctx() context: Context,
    @Input(() => ReportReviewInput) { reviewId, isAboutAnswer, ...input }: ReportReviewInput,
  ) {
    const report = validate(reportSchema, input);
    const id = requireId(reviewId, 'reviews.notFound');
    const subject = isAboutAnswer ? 'review-answer' : 'review';
    return { review: await reportReview(context, id, subject, report) };
  }

  @For('personal')
  @Change('Reports what a studio says of a guest to the administrators.', {
    guestReview: { type: () => GuestReview, description: 'What it says.' },
  })
  async reportGuestReview(
    @Ctx() context: Context,
    @Input(() => ReportGuestReviewInput) { id, ...input }: ReportGuestReviewInput,
  ) {
    const report = validate(reportSchema, input);
    const reviewId = requireId(id, 'reviews.notFound');
    return { guestReview: await reportGuestReview(context, reviewId, report) };
  }

  @For('staff')
  @Query(() => StudioReportConnection, {
    description: 'Reports that nobody is done with yet, the oldest first. For administrators.',
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

  @FieldResolver(() => ReviewType, {
    nullable: true,
    description:
      'The review that it is about, or about the answer to which; null once it is removed.',
  })
  async review(
    @Root() { subject, subjectId }: StudioReportRow,
    @Ctx() context: Context,
  ): Promise<ReviewRow | null> {
    if (subject !== 'review' && subject !== 'review-answer') return null;
    return (await reportedReviewLoader(context).load(subjectId)) ?? null;
  }

  @FieldResolver(() => GuestReview, {
    nullable: true,
    description: 'What a studio says of a guest, when it is about that; null once it is removed.',
  })
  async guestReview(
    @Root() { subject, subjectId }: StudioReportRow,
    @Ctx() context: Context,
  ): Promise<GuestReviewRow | null> {
    if (subject !== 'guest-review') return null;
    return (await reportedGuestReviewLoader(context).load(subjectId)) ?? null;
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
