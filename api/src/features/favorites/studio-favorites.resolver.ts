import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { favoriteLoader } from './favorite.loaders.ts';

/** What favourites add to a studio. */
@Resolver(() => StudioType)
export class StudioFavoritesResolver {
  @For('personal')
  @FieldResolver(() => Boolean, {
    description: 'Whether the logged-in user has saved it; false when nobody is logged in.',
  })
  async isFavorite(@Root() { id }: StudioRow, @Ctx() context: Context): Promise<boolean> {
    return (await favoriteLoader(context).load(id)) !== undefined;
  }
}
