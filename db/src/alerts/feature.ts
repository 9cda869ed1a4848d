import type { DatabaseFeature } from '../lib/feature.ts';
import { SavedSearches } from '../migrations/0033-saved-searches.ts';
import { personalData } from './personal-data.ts';
import { SavedSearchSchema } from './saved-search.entity.ts';

export const alerts = {
  name: 'alerts',
  entities: [SavedSearchSchema],
  migrations: {
    '0033-saved-searches': SavedSearches,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
