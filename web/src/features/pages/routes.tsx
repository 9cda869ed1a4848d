import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';
import { textPages } from './text-pages.ts';

export const pageRoutes: RouteObject[] = textPages.map(({ id }) =>
  page({
    path: id,
    params: [],
    load: async () => (await import('./pages/text-page.tsx')).TextPage,
  }),
);
