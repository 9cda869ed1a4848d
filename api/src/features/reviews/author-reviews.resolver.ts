import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { ReviewRow } from '#db/reviews/review.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { Context } from '#api/lib/context.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { studioLoader } from '#api/features/studios/studio.loaders.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { reviewsBy } from './review.service.ts';
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
