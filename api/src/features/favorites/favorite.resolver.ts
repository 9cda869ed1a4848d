import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { FavoriteRow } from '#db/favorites/favorite.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { noteSchema, plainText } from '#domain/favorites/note.schema.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { RemovedFavoriteType, RestoreFavoriteInput } from './collection.type.ts';
import { membershipLoader } from './favorite.loaders.ts';
import {
  addFavorite,
  favoriteStudio,
  myFavorites,
  myFavoriteStudioIds,
  removeFavorite,
} from './favorite.service.ts';
import { parseIds } from './id-list.ts';
import { FavoriteConnection, FavoriteType } from './favorite.type.ts';
import {
  myFavorite,
  restoreFavorite,
  setNote,
  takeOffFavorite,
} from './favorite-removal.service.ts';
import type { RemovedFavorite } from './favorite-removal.service.ts';
import { takeOffFavorites } from './shared-collection.service.ts';

@Resolver(() => FavoriteType)
export class FavoriteResolver {
  @Query(() => FavoriteConnection, {
    description: 'The studios that the logged-in user has saved, newest first.',
  })
  async myFavorites(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return myFavorites(context, page);
  }

  @Query(() => FavoriteType, {
    nullable: true,
    description: 'What the logged-in user keeps with a studio; null when it is not saved.',
  })
  async myFavorite(
    @Ctx() context: Context,
    @Arg('studioId', () => ID, { description: 'The studio.' }) studioId: string,
  ): Promise<FavoriteRow | null> {
    return myFavorite(context, parseId(studioId));
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

  @Mutation(() => RemovedFavoriteType, {
    description:
      'Takes a studio off the logged-in user’s favourites and out of their collections, and says what was kept with it. Doing so again changes nothing.',
  })
  async takeOffFavorite(
    @Ctx() context: Context,
    @Arg('studioId', () => ID, { description: 'The studio.' }) studioId: string,
  ): Promise<RemovedFavorite> {
    return takeOffFavorite(context, parseId(studioId));
  }

  @Mutation(() => [ID], {
    description:
      'Takes several studios off the logged-in user’s favourites, and returns those that were among them.',
  })
  async takeOffFavorites(
    @Ctx() context: Context,
    @Arg('studioIds', () => [ID], { description: 'The studios, up to 200.' }) studioIds: string[],
  ): Promise<number[]> {
    return takeOffFavorites(context, parseIds(studioIds));
  }

  @Mutation(() => FavoriteType, {
    description:
      'Saves a studio again with its note and in its collections. A note that was written since stays.',
  })
  async restoreFavorite(
    @Ctx() context: Context,
    @Arg('input', () => RestoreFavoriteInput, { description: 'What `takeOffFavorite` returned.' })
    { studioId, note, collectionIds }: RestoreFavoriteInput,
  ): Promise<FavoriteRow> {
    return restoreFavorite(context, {
      studioId: parseId(studioId),
      ...validate(noteSchema, { note }),
      collectionIds: parseIds(collectionIds),
    });
  }

  @Mutation(() => FavoriteType, {
    description:
      'Sets the note on a saved studio. CONFLICT when the note is no longer the one it was written over.',
  })
  async setFavoriteNote(
    @Ctx() context: Context,
    @Arg('studioId', () => ID, { description: 'The studio.' }) studioId: string,
    @Arg('note', () => String, { description: 'Plain text, up to 2000 emails; may be empty.' })
    note: string,
    @Arg('previous', () => String, { description: 'The note that it is written over.' })
    previous: string,
  ): Promise<FavoriteRow> {
    return setNote(context, parseId(studioId), {
      ...validate(noteSchema, { note }),
      previous: plainText(previous),
    });
  }

  @FieldResolver(() => [ID], {
    description: 'Which of the logged-in user’s collections hold it, in their order.',
  })
  async collectionIds(
    @Root() { studioId }: FavoriteRow,
    @Ctx() context: Context,
  ): Promise<number[]> {
    const memberships = await membershipLoader(context).load(studioId);
    return memberships.map(({ collectionId }) => collectionId);
  }

  @FieldResolver(() => StudioType, { description: 'The studio.' })
  async studio(@Root() favorite: FavoriteRow, @Ctx() context: Context): Promise<StudioRow> {
    return favoriteStudio(context, favorite);
  }
}
