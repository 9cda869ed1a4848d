import type { RouteObject } from 'react-router-dom';
import { searchParamNames } from '#domain/search/search-params.ts';
import { countryPages } from '#domain/studios/country.ts';
import { page } from '#web/lib/page-route.ts';
import { AFTER_PARAM, KIND_PARAM } from './search-path.ts';

type SearchKind = 'studios' | 'search' | 'tool';

const searchPage = (path: string, kind: SearchKind): RouteObject =>
  page({
    path,
    params: [...searchParamNames, KIND_PARAM, AFTER_PARAM],
    load: async () => {
      const { SearchPage } = await import('./pages/search-page.tsx');
      return () => <SearchPage kind={kind} />;
    },
  });

const categoriesPage = (path: string): RouteObject =>
  page({
    path,
    params: [],
    load: async () => (await import('./pages/categories-page.tsx')).CategoriesPage,
  });

/** What a list of studios reads that is no search. */
const listingParams = ['sort', AFTER_PARAM];

const categoryPage = (path: string): RouteObject =>
  page({
    path,
    params: listingParams,
    load: async () => (await import('./pages/category-page.tsx')).CategoryPage,
  });

const cityPage = (path: string): RouteObject =>
  page({
    path,
    params: listingParams,
    load: async () => (await import('./pages/city-page.tsx')).CityPage,
  });

/** Ways to a studio. Some pages are known by two addresses (spec §2.1). */
export const searchRoutes: RouteObject[] = [
  searchPage('studios', 'studios'),
  searchPage('search', 'search'),
  searchPage('searchtool', 'tool'),
  categoriesPage('studios/categories'),
  categoriesPage('categories'),
  categoryPage('studios/categories/:id'),
  categoryPage('studios/category/:id'),
  cityPage('studios/cities/:id'),
  cityPage('studios/location/:id'),
  page({
    path: 'promoted',
    params: listingParams,
    load: async () => (await import('./pages/promoted-page.tsx')).PromotedPage,
  }),
  ...countryPages.map((country) =>
    page({
      path: country.slug,
      params: listingParams,
      load: async () => {
        const { CountryPage } = await import('./pages/country-page.tsx');
        return () => <CountryPage country={country} />;
      },
    }),
  ),
];
