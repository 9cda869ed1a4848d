import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

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

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  createdAt!: number;
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
}
