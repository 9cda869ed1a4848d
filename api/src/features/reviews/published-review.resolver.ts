import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { validate } from '#domain/errors/validate.ts';
import { publishedReviewFilterSchema } from '#domain/reviews/review-query.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { below } from '#api/lib/failures.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, SEARCH } from '#api/lib/query-cost.ts';
import { PublishedReviewFilterInput } from './published-review.type.ts';
import { publishedReviews } from './review.service.ts';
import { ReviewConnection } from './review.type.ts';

@Resolver()
export class PublishedReviewResolver {
  @For('public')
  @Cost({ work: SEARCH })
  @Query(() => ReviewConnection, {
    description: 'What everybody may read of all public studios, newest first.',
  })
  async publishedReviews(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => PublishedReviewFilterInput, {
      nullable: true,
      description: 'What they must be; all of them without one.',
    })
    filter: PublishedReviewFilterInput | null,
  ) {
    const read = below('filter', () => validate(publishedReviewFilterSchema, filter));
    return publishedReviews(context, read, page);
  }
}
