import type { DatabaseFeature } from '../lib/feature.ts';
import { Favorites } from '../migrations/0006-favorites.ts';
import { Collections } from '../migrations/0018-collections.ts';
import { CollectionSchema, CollectionStudioSchema } from './collection.entity.ts';
import { FavoriteSchema } from './favorite.entity.ts';
import { personalData } from './personal-data.ts';

export const favorites = {
  name: 'favorites',
  entities: [FavoriteSchema, CollectionSchema, CollectionStudioSchema],
  migrations: {
    '0006-favorites': Favorites,
    '0018-collections': Collections,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
