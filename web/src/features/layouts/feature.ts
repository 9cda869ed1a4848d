import type { Feature } from '#web/lib/feature.ts';
import { page } from '#web/lib/page-route.ts';

export const layouts: Feature = {
  name: 'layouts',
  routes: [
    page({
      path: 'layouts',
      params: ['plan'],
      load: async () => (await import('./pages/layouts-page.tsx')).LayoutsPage,
    }),
  ],
};
