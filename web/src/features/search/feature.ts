import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { CITIES_ID } from './cities-id.ts';
import { searchRoutes } from './routes.tsx';

export const search: Feature = {
  name: 'search',
  routes: searchRoutes,
  typePolicies: {
    Query: { fields: { studios: { keyArgs: ['filter', 'sort', 'first'], merge: appendPage } } },
    // A post and a product may have the same id.
    SearchHit: { keyFields: false },
  },
  links: [
    {
      key: 'studios',
      label: 'search.studios',
      to: '/studios',
      position: 10,
      header: 'row',
      footer: 'discover',
    },
    {
      key: 'categories',
      label: 'search.categories',
      to: '/studios/categories',
      position: 20,
      header: 'row',
      footer: 'discover',
      window: 'categories',
    },
    {
      key: 'cities',
      label: 'search.cities',
      to: `/studios/categories#${CITIES_ID}`,
      position: 30,
      header: 'row',
      window: 'cities',
    },
    {
      key: 'promoted',
      label: 'search.promoted',
      to: '/promoted',
      position: 40,
      header: 'more',
      footer: 'discover',
    },
    {
      key: 'search',
      label: 'search.search',
      to: '/search',
      position: 50,
    },
    {
      key: 'searchTool',
      label: 'search.searchTool',
      to: '/searchtool',
      position: 60,
    },
  ],
};
