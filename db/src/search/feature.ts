import type { DatabaseFeature } from '../lib/feature.ts';
import { Search } from '../migrations/0005-search.ts';
import { SiteSearch } from '../migrations/0020-site-search.ts';
import { GearNames } from '../migrations/0027-gear-names.ts';
import { NeighbourhoodNames } from '../migrations/0034-neighbourhood-names.ts';
import { StudioPositions } from '../migrations/0063-studio-positions.ts';
import { SearchDocuments } from '../migrations/0088-search-documents.ts';
import { CheaperSearches } from '../migrations/0113-cheaper-searches.ts';

export const search = {
  name: 'search',
  entities: [],
  migrations: {
    '0005-search': Search,
    '0020-site-search': SiteSearch,
    '0027-gear-names': GearNames,
    '0034-neighbourhood-names': NeighbourhoodNames,
    '0063-studio-positions': StudioPositions,
    '0088-search-documents': SearchDocuments,
    '0113-cheaper-searches': CheaperSearches,
  },
} as const satisfies DatabaseFeature;
