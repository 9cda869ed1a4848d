import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const textRoutes: RouteObject[] = [
  page({
    path: 'preview/:key',
    params: [],
    load: async () => (await import('./pages/preview-page.tsx')).PreviewPage,
  }),
];
