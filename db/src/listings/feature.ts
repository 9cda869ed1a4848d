import type { DatabaseFeature } from '../lib/feature.ts';
import { Listings } from '../migrations/0038-listings.ts';
import { ListedExceptions } from '../migrations/0056-listed-exceptions.ts';
import { ListingPictureSchema, ListingSchema } from './listing.entity.ts';
import { personalData } from './personal-data.ts';

export const listings = {
  name: 'listings',
  entities: [ListingSchema, ListingPictureSchema],
  migrations: { '0038-listings': Listings, '0056-listed-exceptions': ListedExceptions },
  personal: personalData,
} as const satisfies DatabaseFeature;
