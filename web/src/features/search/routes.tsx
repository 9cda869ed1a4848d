import type { RouteObject } from 'react-router-dom';
import { searchParamNames } from '#domain/search/search-params.ts';
import { countryPages } from '#domain/studios/country.ts';
import { page } from '#web/lib/page-route.ts';
import { AFTER_PARAM, KIND_PARAM, MAP_PARAM } from './search-path.ts';

/** Every page that has a search on it: what it reads, and that one comes back to its results. */
const results = {
  params: [...searchParamNames, KIND_PARAM, AFTER_PARAM, MAP_PARAM],
  trail: 'start',
} as const;

const searchPage = (path: string, startsOpen: boolean): RouteObject =>
  page({
    path,
    ...results,
    load: async () => {
      const { SearchPage } = await import('./pages/search-page.tsx');
      return () => <SearchPage startsOpen={startsOpen} />;
    },
  });

const categoriesPage = (path: string): RouteObject =>
  page({
    path,
    params: [],
    load: async () => (await import('./pages/categories-page.tsx')).CategoriesPage,
  });

const categoryPage = (path: string): RouteObject =>
  page({
    path,
    ...results,
    load: async () => (await import('./pages/category-page.tsx')).CategoryPage,
  });

const cityPage = (path: string): RouteObject =>
  page({
    path,
    ...results,
    load: async () => (await import('./pages/city-page.tsx')).CityPage,
  });

/** Ways to a studio. Some pages are known by two addresses (spec §2.1). */
export const searchRoutes: RouteObject[] = [
  searchPage('studios', false),
  searchPage('search', false),
  searchPage('searchtool', true),
  categoriesPage('studios/categories'),
  categoriesPage('categories'),
  categoryPage('studios/categories/:id'),
  categoryPage('studios/category/:id'),
  cityPage('studios/cities/:id'),
  cityPage('studios/location/:id'),
  page({
    path: 'promoted',
    ...results,
    load: async () => (await import('./pages/promoted-page.tsx')).PromotedPage,
  }),
  ...countryPages.map((country) =>
    page({
      path: country.slug,
      ...results,
      load: async () => {
        const { CountryPage } = await import('./pages/country-page.tsx');
        return () => <CountryPage country={country} />;
      },
    }),
  ),
];
