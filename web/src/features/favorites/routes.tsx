import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';
import { TICKED } from './ticked-param.ts';

export const favoriteRoutes: RouteObject[] = [
  page({
    path: 'saved',
    params: [TICKED],
    load: async () => (await import('./pages/saved-page.tsx')).SavedPage,
  }),
  page({
    path: 'saved/collections/:id',
    params: [TICKED],
    load: async () => (await import('./pages/saved-page.tsx')).SavedPage,
  }),
  page({
    path: 'saved/shared/:token',
    params: [],
    load: async () => (await import('./pages/shared-page.tsx')).SharedPage,
  }),
  page({
    path: 'saved/compare',
    params: ['ids'],
    load: async () => (await import('./pages/compare-page.tsx')).ComparePage,
  }),
];
