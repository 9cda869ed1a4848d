import { Arg, Args, Ctx, Field, ID, InputType, Int, Query, Resolver } from 'type-graphql';
import { validate } from '#domain/errors/validate.ts';
import { publishedReviewFilterSchema } from '#domain/reviews/review-query.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { below } from '#api/lib/failures.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, SEARCH } from '#api/lib/query-cost.ts';
import { publishedReviews } from './review.service.ts';
import { ReviewConnection } from './review.type.ts';

@InputType({
  description: 'What narrows the reviews of all studios. All that is given must hold.',
})
export class PublishedReviewFilterInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that are all in the title, the text or the name of the studio; at most 100 characters.',
  })
  text?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only reviews that give it, 1 to 5.' })
  rating?: number | null;

  @Field(() => ID, { nullable: true, description: 'Only of studios in this city.' })
  cityId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only of studios of this room type.' })
  categoryId?: string | null;
}

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
