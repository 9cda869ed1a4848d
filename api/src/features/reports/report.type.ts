import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ReportReason } from '#domain/reports/report.schema.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const ReportReasonEnum = publishEnum<ReportReason>(
  'ReportReason',
  'Why somebody reports a listing.',
  {
    inaccurate: 'It is not as described.',
    fake: 'There is no such studio, or it is not theirs to offer.',
    'off-platform': 'The host asks to book or pay elsewhere.',
    offensive: 'It is offensive, or against the law.',
    other: 'Something else.',
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
  description: 'A report of a listing. Only ever shown to administrators.',
  simpleResolvers: true,
})
export class StudioReportType {
  @Field(() => ID, { description: 'Identifies the report.' })
  id!: number;

  @Field(() => ID, { description: 'The studio, whether it is public or not.' })
  studioId!: number;

  @Field(() => String, { description: 'What the studio is called.' })
  studioName!: string;

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
