import type { DatabaseFeature } from '../lib/feature.ts';
import { Directories } from '../migrations/0061-directories.ts';
import { PlaceSuggestions } from '../migrations/0063-place-suggestions.ts';
import { Corrections } from '../migrations/0072-corrections.ts';
import { personalData } from './personal-data.ts';
import {
  CorrectionSchema,
  PlaceClaimSchema,
  PlaceSchema,
  PlaceSlugSchema,
  PlaceSuggestionSchema,
} from './place.entity.ts';

export const directories = {
  name: 'directories',
  entities: [
    PlaceSchema,
    PlaceSlugSchema,
    PlaceSuggestionSchema,
    PlaceClaimSchema,
    CorrectionSchema,
  ],
  migrations: {
    '0061-directories': Directories,
    '0063-place-suggestions': PlaceSuggestions,
    '0072-corrections': Corrections,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
