import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Credit } from '#domain/portfolios/portfolio.schema.ts';
import type { PortfolioRole, PortfolioStatus } from '#domain/portfolios/role.ts';
import type { ReportReason } from '#domain/reports/report.schema.ts';
import { ReportReasonEnum } from '#api/features/reports/report.type.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const PortfolioRoleEnum = publishEnum<PortfolioRole>(
  'PortfolioRole',
  'What somebody does, as portfolios are found by it.',
  {
    musician: 'Plays.',
    singer: 'Sings.',
    songwriter: 'Writes songs.',
    composer: 'Composes.',
    producer: 'Produces.',
    'recording-engineer': 'Records.',
    'mixing-engineer': 'Mixes.',
    'mastering-engineer': 'Masters.',
    'sound-designer': 'Designs sounds.',
    podcaster: 'Makes podcasts.',
    'voice-artist': 'Speaks.',
  },
);

export const PortfolioStatusEnum = publishEnum<PortfolioStatus>(
  'PortfolioStatus',
  'Where a portfolio stands.',
  {
    draft: 'Only its owner sees it.',
    published: 'Everybody sees it.',
    suspended: 'An administrator has taken it offline.',
  },
);

@ObjectType({ description: 'Something that somebody took part in.', simpleResolvers: true })
export class PortfolioCredit implements Credit {
  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'Whose it is; may be empty.' })
  artist!: string;

  @Field(() => String, { description: 'As what they took part; may be empty.' })
  role!: string;

  @Field(() => Int, { nullable: true, description: 'When it came out; null where it is not said.' })
  year!: number | null;
}

@ObjectType({ description: 'An image of a portfolio.', simpleResolvers: true })
export class PortfolioImage {
  @Field(() => ID, { description: 'Identifies the image.' })
  id!: number;

  @Field(() => String, { description: 'Where it is.' })
  url!: string;

  @Field(() => String, { description: 'What it shows, in words; may be empty.' })
  alt!: string;

  @Field(() => Int, { description: 'Pixels across.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels down.' })
  height!: number;
}

@ObjectType({ description: 'A track of a portfolio.', simpleResolvers: true })
export class PortfolioTrack {
  @Field(() => ID, { description: 'Identifies the track.' })
  id!: number;

  @Field(() => String, { description: 'Where it is.' })
  url!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => Int, { description: 'How long it is, in milliseconds.' })
  durationMs!: number;

  @Field(() => [Int], {
    description: 'How loud it is from its beginning to its end, from 0 to 100: its waveform.',
  })
  peaks!: number[];
}

@ObjectType({ description: 'The page of a musician or an engineer.', simpleResolvers: true })
export class Portfolio {
  @Field(() => ID, { description: 'Identifies the portfolio.' })
  id!: number;

  @Field(() => String, { description: 'Its address: `/portfolios/{slug}`.' })
  slug!: string;

  @Field(() => String, { description: 'Whose it is, as they call themselves there.' })
  name!: string;

  @Field(() => String, { description: 'A line about them; may be empty.' })
  headline!: string;

  @Field(() => [PortfolioRoleEnum], { description: 'What they do.' })
  roles!: PortfolioRole[];

  @Field(() => [String], { description: 'Kinds of music.' })
  genres!: string[];

  @Field(() => String, { description: 'About them, in their words; may be empty.' })
  bio!: string;

  @Field(() => [String], { description: 'Web addresses.' })
  links!: string[];

  @Field(() => [String], { description: 'What they work with.' })
  gear!: string[];

  @Field(() => [PortfolioCredit], { description: 'What they took part in.' })
  credits!: Credit[];

  @Field(() => PortfolioStatusEnum, { description: 'Where it stands.' })
  status!: PortfolioStatus;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was published first; null before that.',
  })
  publishedAt!: number | null;
}

@ObjectType({ description: 'Portfolios, page by page.' })
export class PortfolioConnection extends countedConnectionOf('Portfolio', Portfolio) {}

@InputType({ description: 'What narrows portfolios. All that is given must hold.' })
export class PortfolioFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'Words that are all in the name, the headline, the bio or the genres.',
  })
  text?: string | null;

  @Field(() => PortfolioRoleEnum, { nullable: true, description: 'Only of those who do this.' })
  role?: PortfolioRole | null;

  @Field(() => String, { nullable: true, description: 'Only with this kind of music.' })
  genre?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only in this city.' })
  cityId?: string | null;
}

@InputType({ description: 'Something that somebody took part in.' })
export class PortfolioCreditInput {
  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Whose it is.' })
  artist?: string | null;

  @Field(() => String, { nullable: true, description: 'As what they took part.' })
  role?: string | null;

  @Field(() => Int, { nullable: true, description: 'When it came out.' })
  year?: number | null;
}

@InputType({ description: 'An image that was uploaded for the portfolio.' })
export class PortfolioImageInput {
  @Field(() => ID, { description: 'The image.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What it shows, in words.' })
  alt?: string | null;
}

@InputType({ description: 'A track that was uploaded for the portfolio.' })
export class PortfolioTrackInput {
  @Field(() => ID, { description: 'The track.' })
  id!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => [Int], {
    nullable: true,
    description:
      'How loud it is from its beginning to its end, from 0 to 100; at most 160 of them.',
  })
  peaks?: number[] | null;
}

@InputType({ description: 'What a portfolio says, all of it.' })
export class PortfolioContentInput {
  @Field(() => String, { description: 'Whose it is, as they call themselves there.' })
  name!: string;

  @Field(() => String, { description: 'Its address: small letters, digits and hyphens.' })
  slug!: string;

  @Field(() => String, { nullable: true, description: 'A line about them.' })
  headline?: string | null;

  @Field(() => [PortfolioRoleEnum], { nullable: true, description: 'What they do, at most 4.' })
  roles?: PortfolioRole[] | null;

  @Field(() => [String], { nullable: true, description: 'Kinds of music, at most 10.' })
  genres?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Where they are; empty for nowhere.' })
  cityId?: string | null;

  @Field(() => String, { nullable: true, description: 'About them.' })
  bio?: string | null;

  @Field(() => [String], { nullable: true, description: 'Web addresses, at most 5.' })
  links?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'What they work with, at most 100.' })
  gear?: string[] | null;

  @Field(() => [PortfolioCreditInput], { nullable: true, description: 'At most 50.' })
  credits?: PortfolioCreditInput[] | null;

  @Field(() => [PortfolioImageInput], {
    nullable: true,
    description: 'Its images in order, at most 12. Others are removed.',
  })
  images?: PortfolioImageInput[] | null;

  @Field(() => [PortfolioTrackInput], {
    nullable: true,
    description: 'Its tracks in order, at most 12. Others are removed.',
  })
  tracks?: PortfolioTrackInput[] | null;
}

/** A portfolio, by itself. */
@InputType()
abstract class OfPortfolioInput {
  @Field(() => ID, { description: 'The portfolio.' })
  id!: string;
}

@InputType({ description: 'What a portfolio is to say.' })
export class SavePortfolioInput extends OfPortfolioInput {
  @Field(() => PortfolioContentInput, { description: 'All of it.' })
  content!: PortfolioContentInput;
}

@InputType({ description: 'A portfolio to be published, or taken back.' })
export class PublishPortfolioInput extends OfPortfolioInput {
  @Field(() => Boolean, { defaultValue: true, description: 'False makes a draft of it.' })
  isPublished!: boolean;
}

@InputType({ description: 'A portfolio to be taken offline, or to be a draft again.' })
export class SuspendPortfolioInput extends OfPortfolioInput {
  @Field(() => Boolean, { defaultValue: true, description: 'False makes a draft of it.' })
  isSuspended!: boolean;
}

@InputType({ description: 'A portfolio to be removed.' })
export class RemovePortfolioInput extends OfPortfolioInput {}

@InputType({ description: 'A report of a portfolio.' })
export class ReportPortfolioInput extends OfPortfolioInput {
  @Field(() => ReportReasonEnum, { description: 'Why.' })
  reason!: ReportReason;

  @Field(() => String, {
    nullable: true,
    description: 'What is wrong, in words; at most 2,000 characters.',
  })
  details?: string | null;
}
