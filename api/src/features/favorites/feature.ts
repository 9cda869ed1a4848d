import type { Feature } from '#api/lib/feature.ts';
import { collectionPreviews } from './collection.previews.ts';
import { CollectionResolver } from './collection.resolver.ts';
import { ComparisonResolver } from './comparison.resolver.ts';
import { FavoriteResolver } from './favorite.resolver.ts';
import { favoriteEndpoints } from './favorite.rest.ts';
import { SharedCollectionResolver, SharedStudioResolver } from './shared-collection.resolver.ts';
import { StudioFavoritesResolver } from './studio-favorites.resolver.ts';

export const favorites: Feature = {
  name: 'favorites',
  resolvers: [
    FavoriteResolver,
    StudioFavoritesResolver,
    CollectionResolver,
    SharedCollectionResolver,
    SharedStudioResolver,
    ComparisonResolver,
  ],
  endpoints: [...favoriteEndpoints],
  previews: [collectionPreviews],
};
