import type { DatabaseFeature } from '../lib/feature.ts';
import { Listings } from '../migrations/0038-listings.ts';
import { ListingPictureSchema, ListingSchema } from './listing.entity.ts';
import { personalData } from './personal-data.ts';

export const listings = {
  name: 'listings',
  entities: [ListingSchema, ListingPictureSchema],
  migrations: { '0038-listings': Listings },
  personal: personalData,
} as const satisfies DatabaseFeature;
