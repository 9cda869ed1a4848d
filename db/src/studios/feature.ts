import type { DatabaseFeature } from '../lib/feature.ts';
import { Studios } from '../migrations/0002-studios.ts';
import { WholePrices } from '../migrations/0035-whole-prices.ts';
import { AmenitySchema } from './amenity.entity.ts';
import { CategorySchema } from './category.entity.ts';
import { CitySchema } from './city.entity.ts';
import { OpeningHoursSchema, StudioExceptionSchema } from './opening-hours.entity.ts';
import {
  EquipmentSchema,
  StudioCategorySchema,
  StudioEquipmentSchema,
  StudioFaqSchema,
  StudioImageSchema,
  StudioMissingAmenitySchema,
  StudioSpaceSchema,
} from './studio-listing.entity.ts';
import { StudioSchema } from './studio.entity.ts';
import { personalData } from './personal-data.ts';

export const studios = {
  name: 'studios',
  entities: [
    CategorySchema,
    CitySchema,
    AmenitySchema,
    StudioSchema,
    StudioCategorySchema,
    StudioImageSchema,
    EquipmentSchema,
    StudioEquipmentSchema,
    StudioSpaceSchema,
    StudioMissingAmenitySchema,
    StudioFaqSchema,
    OpeningHoursSchema,
    StudioExceptionSchema,
  ],
  migrations: {
    '0002-studios': Studios,
    '0035-whole-prices': WholePrices,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
