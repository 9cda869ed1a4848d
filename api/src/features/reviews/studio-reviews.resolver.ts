import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { viewerMay } from '#api/features/studios/studio-viewer.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { ratingCountsLoader } from './review.loaders.ts';
import { reviewPolicy } from './review.policy.ts';
import { reviewsOf } from './review.service.ts';
import { RatingCount, ReviewConnection } from './review.type.ts';

const RATINGS = [5, 4, 3, 2, 1];

/** What reviews adds to a studio. */
@Resolver(() => StudioType)
export class StudioReviewsResolver {
  @For('personal')
  @FieldResolver(() => Boolean, {
    description:
      'Whether the reader may review it: not its owner. True for visitors, who may once they are logged in.',
  })
  async viewerCanReview(@Root() studio: StudioRow, @Ctx() context: Context): Promise<boolean> {
    return viewerMay(context, reviewPolicy.write, studio);
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => ReviewConnection, { description: 'Its reviews, newest first.' })
  async reviews(
    @Root() studio: StudioRow,
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return reviewsOf(context, studio, page);
  }

  @FieldResolver(() => [RatingCount], {
    description: 'How many reviews gave each rating, from 5 down to 1.',
  })
  async ratingCounts(@Root() { id }: StudioRow, @Ctx() context: Context): Promise<RatingCount[]> {
    const counts = await ratingCountsLoader(context).load(id);
    return RATINGS.map((rating) => ({
      rating,
      count: counts.find((entry) => entry.rating === rating)?.count ?? 0,
    }));
  }
}
