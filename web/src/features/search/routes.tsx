import type { RouteObject } from 'react-router-dom';
import { countryPages } from '#domain/studios/country.ts';

type SearchKind = 'studios' | 'search' | 'tool';

const searchPage = (path: string, kind: SearchKind): RouteObject => ({
  path,
  lazy: async () => {
    const { SearchPage } = await import('./pages/search-page.tsx');
    return { element: <SearchPage kind={kind} /> };
  },
});

const categoriesPage = (path: string): RouteObject => ({
  path,
  lazy: async () => ({
    Component: (await import('./pages/categories-page.tsx')).CategoriesPage,
  }),
});

const categoryPage = (path: string): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await import('./pages/category-page.tsx')).CategoryPage }),
});

const cityPage = (path: string): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await import('./pages/city-page.tsx')).CityPage }),
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
  {
    path: 'promoted',
    lazy: async () => ({ Component: (await import('./pages/promoted-page.tsx')).PromotedPage }),
  },
  ...countryPages.map((country): RouteObject => ({
    path: country.slug,
    lazy: async () => {
      const { CountryPage } = await import('./pages/country-page.tsx');
      return { element: <CountryPage country={country} /> };
    },
  })),
];
