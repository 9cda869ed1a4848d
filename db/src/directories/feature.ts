import type { DatabaseFeature } from '../lib/feature.ts';
import { Directories } from '../migrations/0061-directories.ts';
import { PlaceSuggestions } from '../migrations/0063-place-suggestions.ts';
import { Corrections } from '../migrations/0072-corrections.ts';
import { PlacePictures } from '../migrations/0085-place-pictures.ts';
import { personalData } from './personal-data.ts';
import {
  CorrectionSchema,
  PlaceClaimSchema,
  PlacePictureSchema,
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
    PlacePictureSchema,
    CorrectionSchema,
  ],
  migrations: {
    '0061-directories': Directories,
    '0063-place-suggestions': PlaceSuggestions,
    '0072-corrections': Corrections,
    '0085-place-pictures': PlacePictures,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
