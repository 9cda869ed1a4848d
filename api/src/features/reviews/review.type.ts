import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { AspectRatings, ReviewAspect } from '#domain/reviews/review-aspect.ts';
import type { ReviewFilter, ReviewSort, ReviewSortKey } from '#domain/reviews/review-query.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { SortDirectionEnum } from '#api/lib/sort-direction.ts';

export const ReviewAspectEnum = publishEnum<ReviewAspect>(
  'ReviewAspect',
  'What a review may rate besides the studio as a whole.',
  {
    sound: 'How the rooms sound.',
    gear: 'The equipment and its state.',
    room: 'The rooms themselves: size, light, temperature, cleanliness.',
    host: 'How one is received.',
    value: 'What one gets for the price.',
  },
);

export const ReviewSortKeyEnum = publishEnum<ReviewSortKey>(
  'ReviewSortKey',
  'What reviews are ordered by.',
  {
    created: 'When they were written.',
    rating: 'Their rating, of the aspect asked for if there is one.',
  },
);

@InputType({ description: 'An order of reviews. Of those rated alike the newest come first.' })
export class ReviewSortInput implements ReviewSort {
  @Field(() => ReviewSortKeyEnum, { description: 'What they are ordered by.' })
  key!: ReviewSortKey;

  @Field(() => SortDirectionEnum, { description: 'Which end comes first.' })
  direction!: ReviewSort['direction'];
}

@InputType({ description: 'What narrows the reviews of a studio. All that is given must hold.' })
export class ReviewFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'Words that are all in the title or the text; at most 100 characters.',
  })
  text?: string | null;

  @Field(() => ReviewAspectEnum, { nullable: true, description: 'Only reviews that rate it.' })
  aspect?: ReviewFilter['aspect'] | null;
}

@ObjectType({
  description: 'What a review says of each aspect, 1 to 5; null where it says nothing.',
  simpleResolvers: true,
})
export class ReviewAspects implements AspectRatings {
  @Field(() => Int, { nullable: true, description: 'How the rooms sound.' })
  sound!: number | null;

  @Field(() => Int, { nullable: true, description: 'The equipment and its state.' })
  gear!: number | null;

  @Field(() => Int, { nullable: true, description: 'The rooms themselves.' })
  room!: number | null;

  @Field(() => Int, { nullable: true, description: 'How one is received.' })
  host!: number | null;

  @Field(() => Int, { nullable: true, description: 'What one gets for the price.' })
  value!: number | null;
}

@ObjectType({ description: 'How the reviews of a studio rate an aspect.', simpleResolvers: true })
export class AspectAverage {
  @Field(() => ReviewAspectEnum, { description: 'The aspect.' })
  aspect!: ReviewAspect;

  @Field(() => Float, { description: 'Their average, 1 to 5.' })
  average!: number;

  @Field(() => Int, { description: 'How many reviews rate it.' })
  count!: number;
}

@ObjectType('Review', {
  description: 'What a musician thought of a studio.',
  simpleResolvers: true,
})
export class ReviewType {
  @Field(() => ID, { description: 'Identifies the review.' })
  id!: number;

  @Field(() => Int, { description: 'Rating from 1 to 5.' })
  rating!: number;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, { description: 'Text.' })
  content!: string;

  @Field(() => Boolean, {
    description: 'Whether its author had completed a booking in the studio.',
  })
  verified!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Until when only its author sees it, unless the studio reviews them sooner; null once everybody does.',
  })
  hiddenUntil!: number | null;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  createdAt!: number;
}

@ObjectType({ description: 'What whoever runs a studio says to a review.', simpleResolvers: true })
export class ReviewAnswer {
  @Field(() => String, { description: 'Text.' })
  content!: string;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  createdAt!: number;

  @Field(() => DateTimeScalar, { description: 'When it was changed last.' })
  updatedAt!: number;
}

@ObjectType({ description: 'A photograph in a review.', simpleResolvers: true })
export class ReviewPicture {
  @Field(() => ID, { description: 'Identifies the photograph.' })
  id!: number;

  @Field(() => String, { description: 'Where it is.' })
  url!: string;

  @Field(() => Int, { description: 'Pixels across.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels down.' })
  height!: number;
}

@ObjectType({ description: 'Reviews, page by page.' })
export class ReviewConnection extends countedConnectionOf('Review', ReviewType) {}

@ObjectType({ description: 'How many reviews gave a rating.', simpleResolvers: true })
export class RatingCount {
  @Field(() => Int, { description: 'The rating, 1 to 5.' })
  rating!: number;

  @Field(() => Int, { description: 'How many reviews.' })
  count!: number;
}

@InputType({ description: 'What a review says of aspects, each from 1 to 5; none is required.' })
export class ReviewAspectsInput {
  @Field(() => Int, { nullable: true, description: 'How the rooms sound.' })
  sound?: number | null;

  @Field(() => Int, { nullable: true, description: 'The equipment and its state.' })
  gear?: number | null;

  @Field(() => Int, { nullable: true, description: 'The rooms themselves.' })
  room?: number | null;

  @Field(() => Int, { nullable: true, description: 'How one is received.' })
  host?: number | null;

  @Field(() => Int, { nullable: true, description: 'What one gets for the price.' })
  value?: number | null;
}

@InputType({ description: 'A review to be added.' })
export class AddReviewInput {
  @Field(() => ID, { description: 'The studio.' })
  studioId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the account that writes it. Another one is refused.',
  })
  name?: string | null;

  @Field(() => Int, { description: 'Rating from 1 to 5.' })
  rating!: number;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, { description: 'Text, at least 10 characters.' })
  content!: string;

  @Field(() => ReviewAspectsInput, {
    nullable: true,
    description: 'What it says of single aspects.',
  })
  aspects?: ReviewAspectsInput | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Photographs that were sent for it, in order; at most 4.',
  })
  pictures?: string[] | null;
}

@InputType({ description: 'A review to be removed.' })
export class RemoveReviewInput {
  @Field(() => ID, { description: 'The review.' })
  id!: string;
}

@InputType({ description: 'What is said to a review, in place of what was said before.' })
export class AnswerReviewInput {
  @Field(() => ID, { description: 'The review.' })
  reviewId!: string;

  @Field(() => String, { description: 'Text, at most 2,000 characters.' })
  content!: string;
}

@InputType({ description: 'An answer to be removed.' })
export class RemoveReviewAnswerInput {
  @Field(() => ID, { description: 'The review that it is to.' })
  reviewId!: string;
}
