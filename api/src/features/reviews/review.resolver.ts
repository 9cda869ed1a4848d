import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { ReviewRow } from '#db/reviews/review.repository.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { addReview, authorOf } from './review.service.ts';
import { AddReviewInput, ReviewAspects, ReviewType } from './review.type.ts';

@Resolver(() => ReviewType)
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

  @FieldResolver(() => ReviewAspects, { description: 'What it says of single aspects.' })
  aspects(@Root() review: ReviewRow): ReviewAspects {
    return review;
  }

  @FieldResolver(() => User, { description: 'Who wrote it.' })
  async author(@Root() review: ReviewRow, @Ctx() context: Context): Promise<ProfileRow> {
    return authorOf(context, review);
  }
}
