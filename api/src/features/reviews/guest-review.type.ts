import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

@ObjectType({
  description:
    'What a studio thought of a guest. Only the guest, hosts whom they have asked for a booking, and administrators read it.',
  simpleResolvers: true,
})
export class GuestReview {
  @Field(() => ID, { description: 'Identifies the review.' })
  id!: number;

  @Field(() => Int, { description: 'Rating from 1 to 5.' })
  rating!: number;

  @Field(() => String, { description: 'Text.' })
  content!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Until when only the studio sees it, unless the guest reviews the studio sooner; null once the others do.',
  })
  hiddenUntil!: number | null;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  createdAt!: number;
}

@ObjectType({ description: 'Reviews of a guest, page by page.' })
export class GuestReviewConnection extends countedConnectionOf('GuestReview', GuestReview) {}

@InputType({ description: 'What a studio thought of a guest.' })
export class ReviewGuestInput {
  @Field(() => ID, { description: 'A booking that the guest made there.' })
  bookingId!: string;

  @Field(() => Int, { description: 'Rating from 1 to 5.' })
  rating!: number;

  @Field(() => String, { description: 'Text, from 10 to 2,000 characters.' })
  content!: string;
}

@InputType({ description: 'A review of a guest to be removed.' })
export class RemoveGuestReviewInput {
  @Field(() => ID, { description: 'The review.' })
  id!: string;
}
