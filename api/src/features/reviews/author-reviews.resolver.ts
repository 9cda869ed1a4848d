import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { ReviewRow } from '#db/reviews/review.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { studioLoader } from '#api/features/studios/studio.loaders.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { reviewsBy } from './review.service.ts';
import { ReviewConnection, ReviewType } from './review.type.ts';

/** What somebody wrote, wherever it was. */
@Resolver(() => ReviewType)
export class AuthorReviewsResolver {
  @For('public')
  @Query(() => ReviewConnection, {
    description: 'What a user wrote about studios, newest first; none when there is no such user.',
  })
  async reviewsByAuthor(
    @Ctx() context: Context,
    @Arg('authorId', () => ID, { description: 'The user.' }) authorId: string,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return reviewsBy(context, parseId(authorId), page);
  }

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
