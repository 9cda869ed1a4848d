import type { DatabaseFeature } from '../lib/feature.ts';
import { Search } from '../migrations/0005-search.ts';
import { SiteSearch } from '../migrations/0020-site-search.ts';

export const search = {
  name: 'search',
  entities: [],
  migrations: {
    '0005-search': Search,
    '0020-site-search': SiteSearch,
  },
} as const satisfies DatabaseFeature;
