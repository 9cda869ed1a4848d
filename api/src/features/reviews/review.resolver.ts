import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ReviewRow } from '#db/reviews/review.repository.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { addReview } from './review.service.ts';
import { AddReviewInput, ReviewType } from './review.type.ts';

@Resolver()
export class ReviewResolver {
  @Mutation(() => ReviewType, { description: 'Adds the logged-in user’s review of a studio.' })
  async addReview(
    @Ctx() context: Context,
    @Arg('input', () => AddReviewInput, { description: 'The review.' }) input: AddReviewInput,
  ): Promise<ReviewRow> {
    return addReview(context, parseId(input.studioId), input);
  }
}
