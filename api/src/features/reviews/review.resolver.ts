import { Ctx, Resolver } from 'type-graphql';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { addReview } from './review.service.ts';
import { AddReviewInput, ReviewType } from './review.type.ts';

@Resolver()
export class ReviewResolver {
  @For('personal')
  @Change('Adds the logged-in user’s review of a studio.', {
    review: { type: () => ReviewType, description: 'The review.' },
  })
  async addReview(
    @Ctx() context: Context,
    @Input(() => AddReviewInput) { studioId, ...input }: AddReviewInput,
  ) {
    return { review: await addReview(context, requireId(studioId, 'studios.notFound'), input) };
  }
}
