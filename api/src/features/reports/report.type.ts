import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ReportReason, ReportSubject } from '#domain/reports/report.schema.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const ReportReasonEnum = publishEnum<ReportReason>(
  'ReportReason',
  'Why somebody reports something.',
  {
    inaccurate: 'It is not as described.',
    fake: 'There is no such studio, or it is not theirs to offer.',
    'off-platform': 'The host asks to book or pay elsewhere.',
    offensive: 'It is offensive, or against the law.',
    other: 'Something else.',
  },
);

export const ReportSubjectEnum = publishEnum<ReportSubject>(
  'ReportSubject',
  'What a report can be about.',
  {
    listing: 'A listing.',
    conversation: 'What was written in a conversation.',
    review: 'A review of a studio.',
    'review-answer': 'What a studio says to a review.',
    'guest-review': 'What a studio says of a guest.',
    portfolio: 'A portfolio.',
  },
);

@InputType({ description: 'A report of a listing.' })
export class ReportStudioInput {
  @Field(() => ID, { description: 'The studio.' })
  studioId!: string;

  @Field(() => ReportReasonEnum, { description: 'Why.' })
  reason!: ReportReason;

  @Field(() => String, {
    nullable: true,
    description: 'What is wrong, in words; at most 2,000 characters.',
  })
  details?: string | null;
}

@ObjectType('StudioReport', {
  description:
    'A report of a listing, or of something that was written. Only ever shown to administrators.',
  simpleResolvers: true,
})
export class StudioReportType {
  @Field(() => ID, { description: 'Identifies the report.' })
  id!: number;

  @Field(() => ReportSubjectEnum, { description: 'What it is about.' })
  subject!: ReportSubject;

  @Field(() => ID, {
    description: 'Which one: of a `REVIEW_ANSWER` the review. It may be removed already.',
  })
  subjectId!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The studio, whether it is public or not; null when it is about none.',
  })
  studioId!: number | null;

  @Field(() => String, { nullable: true, description: 'What the studio is called.' })
  studioName!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The conversation that it is about, if it is about what was written.',
  })
  conversationId!: number | null;

  @Field(() => ReportReasonEnum, { description: 'Why.' })
  reason!: ReportReason;

  @Field(() => String, { description: 'What is wrong, in words; may be empty.' })
  details!: string;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: number;
}

@ObjectType({ description: 'Reports of listings, page by page.' })
export class StudioReportConnection extends countedConnectionOf('StudioReport', StudioReportType) {}

@InputType({ description: 'A report that an administrator is done with.' })
export class CloseStudioReportInput {
  @Field(() => ID, { description: 'The report.' })
  id!: string;
}

/** What is wrong, as somebody sees it. */
@InputType()
abstract class ComplaintInput {
  @Field(() => ReportReasonEnum, { description: 'Why.' })
  reason!: ReportReason;

  @Field(() => String, {
    nullable: true,
    description: 'What is wrong, in words; at most 2,000 characters.',
  })
  details?: string | null;
}

@InputType({ description: 'A report of a review, or of what the studio says to it.' })
export class ReportReviewInput extends ComplaintInput {
  @Field(() => ID, { description: 'The review.' })
  reviewId!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it is about what the studio says to it.',
  })
  isAboutAnswer!: boolean;
}

@InputType({ description: 'A report of what a studio says of a guest.' })
export class ReportGuestReviewInput extends ComplaintInput {
  @Field(() => ID, { description: 'The review.' })
  id!: string;
}
