import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { FavoriteRow } from '#db/favorites/favorite.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { noteSchema, plainText } from '#domain/favorites/note.schema.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import {
  AddFavoriteInput,
  RemoveFavoriteInput,
  RemoveFavoritesInput,
  RestoreFavoriteInput,
  SetFavoriteNoteInput,
} from './favorite.input.ts';
import { membershipLoader } from './favorite.loaders.ts';
import {
  addFavorite,
  favoriteStudio,
  myFavorites,
  myFavoriteStudioIds,
  removeFavorite,
  removeFavorites,
} from './favorite.service.ts';
import { FavoriteConnection, FavoriteType } from './favorite.type.ts';
import { parseIds } from './id-list.ts';
import { myFavorite, restoreFavorite, setNote } from './kept-favorite.service.ts';

@Resolver(() => FavoriteType)
export class FavoriteResolver {
  @For('personal')
  @Query(() => FavoriteConnection, {
    description: 'The studios that the logged-in user has saved, newest first.',
  })
  async myFavorites(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return myFavorites(context, page);
  }

  @For('personal')
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

  @For('anyone')
  @Query(() => [ID], {
    description:
      'The ids of all studios that the logged-in user has saved, newest first; none when nobody is logged in.',
  })
  async myFavoriteStudioIds(@Ctx() context: Context): Promise<number[]> {
    return myFavoriteStudioIds(context);
  }

  @For('personal')
  @Change('Saves a studio for the logged-in user. Doing so again changes nothing.', {
    favorite: { type: () => FavoriteType, description: 'The saved studio.' },
  })
  async addFavorite(
    @Ctx() context: Context,
    @Input(() => AddFavoriteInput) { studioId }: AddFavoriteInput,
  ) {
    const { favorite } = await addFavorite(context, requireId(studioId, 'studios.notFound'));
    return { favorite };
  }

  @For('personal')
  @Change(
    'Removes a studio from the logged-in user’s favourites and from their collections. Doing so again changes nothing. `restoreFavorite` takes what it returns.',
    {
      studio: {
        type: () => StudioType,
        nullable: true,
        description: 'The studio; null when it is no longer public.',
      },
      note: { type: () => String, description: 'The note on it; empty when there was none.' },
      collectionIds: { type: () => [ID], description: 'The collections that held it.' },
    },
  )
  async removeFavorite(
    @Ctx() context: Context,
    @Input(() => RemoveFavoriteInput) { studioId }: RemoveFavoriteInput,
  ) {
    return removeFavorite(context, requireId(studioId, 'studios.notFound'));
  }

  @For('personal')
  @Change('Removes several studios from the logged-in user’s favourites.', {
    removedStudioIds: { type: () => [ID], description: 'Those that were among them.' },
  })
  async removeFavorites(
    @Ctx() context: Context,
    @Input(() => RemoveFavoritesInput) { studioIds }: RemoveFavoritesInput,
  ) {
    return { removedStudioIds: await removeFavorites(context, parseIds(studioIds, 'studioIds')) };
  }

  @For('personal')
  @Change(
    'Saves a studio again with its note and in its collections. A note that was written since stays.',
    { favorite: { type: () => FavoriteType, description: 'The saved studio.' } },
  )
  async restoreFavorite(
    @Ctx() context: Context,
    @Input(() => RestoreFavoriteInput) { studioId, note, collectionIds }: RestoreFavoriteInput,
  ) {
    const favorite = await restoreFavorite(context, {
      studioId: requireId(studioId, 'studios.notFound'),
      ...validate(noteSchema, { note }),
      collectionIds: parseIds(collectionIds, 'collectionIds'),
    });
    return { favorite };
  }

  @For('personal')
  @Change(
    'Sets the note on a saved studio. CONFLICT when the note is no longer the one it was written over.',
    { favorite: { type: () => FavoriteType, description: 'The saved studio, as it is now.' } },
  )
  async setFavoriteNote(
    @Ctx() context: Context,
    @Input(() => SetFavoriteNoteInput) { studioId, note, previous }: SetFavoriteNoteInput,
  ) {
    const favorite = await setNote(context, requireId(studioId, 'favorites.notSaved'), {
      ...validate(noteSchema, { note }),
      previous: plainText(previous),
    });
    return { favorite };
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
