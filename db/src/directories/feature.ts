import type { DatabaseFeature } from '../lib/feature.ts';
import { Directories } from '../migrations/0061-directories.ts';
import { PlaceSchema, PlaceSlugSchema } from './place.entity.ts';

export const directories = {
  name: 'directories',
  entities: [PlaceSchema, PlaceSlugSchema],
  migrations: { '0061-directories': Directories },
} as const satisfies DatabaseFeature;
