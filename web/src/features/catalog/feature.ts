import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { catalogRoutes } from './routes.tsx';

export const catalog: Feature = {
  name: 'catalog',
  routes: catalogRoutes,
  typePolicies: {
    Query: {
      fields: {
        products: { keyArgs: ['filter', 'sort', 'first'], merge: appendPage },
        // The list is whole.
        productCategories: { merge: false },
      },
    },
    Product: {
      fields: {
        reviews: { keyArgs: ['first'], merge: appendPage },
        // Each list is whole.
        variants: { merge: false },
        pictures: { merge: false },
        related: { merge: false },
      },
    },
  },
  links: [
    {
      key: 'shop',
      label: 'catalog.shop',
      to: '/shop',
      position: 34,
      header: 'rowAndMore',
      footer: 'discover',
    },
  ],
};
