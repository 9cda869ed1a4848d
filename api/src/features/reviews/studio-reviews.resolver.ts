import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ReviewRow } from '#db/reviews/review.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { reviewAspects } from '#domain/reviews/review-aspect.ts';
import { newestFirst, reviewFilterSchema } from '#domain/reviews/review-query.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { below } from '#api/lib/failures.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { viewerMay } from '#api/features/teams/studio-viewer.ts';
import { aspectAveragesLoader, ratingCountsLoader } from './review.loaders.ts';
import { reviewPolicy } from './review.policy.ts';
import { ownReviewOf, reviewsOf } from './review.service.ts';
import {
  AspectAverage,
  RatingCount,
  ReviewConnection,
  ReviewFilterInput,
  ReviewSortInput,
  ReviewType,
} from './review.type.ts';

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

  @For('personal')
  @FieldResolver(() => Boolean, {
    description: 'Whether the reader may answer its reviews: those who run it.',
  })
  async viewerCanAnswerReviews(
    @Root() studio: StudioRow,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return context.user !== undefined && viewerMay(context, reviewPolicy.answer, studio);
  }

  @For('personal')
  @Cost({ work: STATEMENT })
  @FieldResolver(() => ReviewType, {
    nullable: true,
    description: 'What the reader wrote about it, also while nobody else sees it.',
  })
  async viewerReview(
    @Root() { id }: StudioRow,
    @Ctx() context: Context,
  ): Promise<ReviewRow | null> {
    return ownReviewOf(context, id);
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => ReviewConnection, {
    description: 'Its reviews that match a filter, in an order.',
  })
  async reviews(
    @Root() studio: StudioRow,
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => ReviewFilterInput, {
      nullable: true,
      description: 'What they must be; all of them without one.',
    })
    filter: ReviewFilterInput | null,
    @Arg('sort', () => ReviewSortInput, {
      defaultValue: newestFirst,
      description: 'Their order; the newest first unless given.',
    })
    sort: ReviewSortInput,
  ) {
    const read = below('filter', () => validate(reviewFilterSchema, filter));
    return reviewsOf(context, studio, { filter: read, sort }, page);
  }

  @FieldResolver(() => [AspectAverage], {
    description: 'How its reviews rate each aspect; those that none rates are left out.',
  })
  async aspectAverages(
    @Root() { id }: StudioRow,
    @Ctx() context: Context,
  ): Promise<AspectAverage[]> {
    const averages = await aspectAveragesLoader(context).load(id);
    return reviewAspects.flatMap((aspect) => averages.filter((row) => row.aspect === aspect));
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
