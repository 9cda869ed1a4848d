import { Args, Ctx, FieldResolver, Float, Int, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { ReviewRow } from '#db/reviews/review.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { Context } from '#api/lib/context.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { studioLoader } from '#api/features/studios/studio.loaders.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { ownerRatingLoader } from './review.loaders.ts';
import { reviewsBy, reviewsReceivedBy } from './review.service.ts';
import { ReviewConnection, ReviewType } from './review.type.ts';

/** What reviews add to a user. */
@Resolver(() => User)
export class UserReviewsResolver {
  @Cost({ work: STATEMENT })
  @FieldResolver(() => ReviewConnection, {
    description: 'What they wrote about studios that are public, newest first.',
  })
  async reviews(
    @Root() { id }: ProfileRow,
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return reviewsBy(context, id, page);
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => ReviewConnection, {
    description: 'What others wrote about the public studios that they list, newest first.',
  })
  async receivedReviews(
    @Root() { id }: ProfileRow,
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return reviewsReceivedBy(context, id, page);
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => Float, {
    nullable: true,
    description: 'How the public studios that they list are rated together; null without reviews.',
  })
  async hostRating(@Root() { id }: ProfileRow, @Ctx() context: Context): Promise<number | null> {
    return (await ownerRatingLoader(context).load(id))?.average ?? null;
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => Int, {
    description: 'How many reviews the public studios that they list have together.',
  })
  async hostReviewCount(@Root() { id }: ProfileRow, @Ctx() context: Context): Promise<number> {
    return (await ownerRatingLoader(context).load(id))?.count ?? 0;
  }
}

/** Where a review was written about. */
@Resolver(() => ReviewType)
export class ReviewedStudioResolver {
  @FieldResolver(() => StudioType, {
    nullable: true,
    description: 'The studio that it is about; null when that is no longer public.',
  })
  async studio(
    @Root() { studioId }: ReviewRow,
    @Ctx() context: Context,
  ): Promise<StudioRow | null> {
    return (await studioLoader(context).load(studioId)) ?? null;
  }
}
