import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { FavoriteRow } from '#db/favorites/favorite.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import {
  addFavorite,
  favoriteStudio,
  myFavorites,
  myFavoriteStudioIds,
  removeFavorite,
} from './favorite.service.ts';
import { FavoriteConnection, FavoriteType } from './favorite.type.ts';

@Resolver(() => FavoriteType)
export class FavoriteResolver {
  @Query(() => FavoriteConnection, {
    description: 'The studios that the logged-in user has saved, newest first.',
  })
  async myFavorites(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return myFavorites(context, page);
  }

  @Query(() => [ID], {
    description:
      'The ids of all studios that the logged-in user has saved, newest first; none when nobody is logged in.',
  })
  async myFavoriteStudioIds(@Ctx() context: Context): Promise<number[]> {
    return myFavoriteStudioIds(context);
  }

  @Mutation(() => StudioType, {
    description: 'Saves a studio for the logged-in user. Doing so again changes nothing.',
  })
  async addFavorite(
    @Ctx() context: Context,
    @Arg('studioId', () => ID, { description: 'The studio.' }) studioId: string,
  ): Promise<StudioRow> {
    return (await addFavorite(context, parseId(studioId))).studio;
  }

  @Mutation(() => StudioType, {
    nullable: true,
    description:
      'Takes a studio off the logged-in user’s favourites. Doing so again changes nothing. Null when the studio is no longer public.',
  })
  async removeFavorite(
    @Ctx() context: Context,
    @Arg('studioId', () => ID, { description: 'The studio.' }) studioId: string,
  ): Promise<StudioRow | null> {
    return removeFavorite(context, parseId(studioId));
  }

  @FieldResolver(() => StudioType, { description: 'The studio.' })
  async studio(@Root() favorite: FavoriteRow, @Ctx() context: Context): Promise<StudioRow> {
    return favoriteStudio(context, favorite);
  }
}

@Resolver(() => FavoriteConnection)
export class FavoriteConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many there are on all pages.' })
  async totalCount(@Root() page: Awaited<ReturnType<typeof myFavorites>>): Promise<number> {
    return page.totalCount();
  }
}
