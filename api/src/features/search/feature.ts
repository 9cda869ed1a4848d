import type { Feature } from '#api/lib/feature.ts';
import { categorySource, citySource, countrySource } from './directory.search.ts';
import { gearSource, neighbourhoodSource } from './narrowing.search.ts';
import { SearchResolver } from './search.resolver.ts';
import { searchEndpoints } from './search.rest.ts';
import {
  listSitemapEntries,
  profileSitemapEntries,
  studioSitemapEntries,
} from './search.sitemap.ts';
import { SearchHitResolver, SiteSearchResolver } from './site-search.resolver.ts';
import { siteSearchEndpoints } from './site-search.rest.ts';
import { studioSource } from './studio.search.ts';
import { WholePriceResolver } from './whole-price.resolver.ts';

export const search: Feature = {
  name: 'search',
  resolvers: [SearchResolver, WholePriceResolver, SiteSearchResolver, SearchHitResolver],
  endpoints: [...searchEndpoints, ...siteSearchEndpoints],
  // In the order in which they are shown.
  searchSources: [
    citySource,
    countrySource,
    neighbourhoodSource,
    categorySource,
    studioSource,
    gearSource,
  ],
  sitemapEntries: [listSitemapEntries, studioSitemapEntries, profileSitemapEntries],
};
