import type { RouteObject } from 'react-router-dom';

export const favoriteRoutes: RouteObject[] = [
  {
    path: 'saved',
    lazy: async () => ({ Component: (await import('./pages/saved-page.tsx')).SavedPage }),
  },
  {
    path: 'saved/collections/:id',
    lazy: async () => ({ Component: (await import('./pages/saved-page.tsx')).SavedPage }),
  },
  {
    path: 'saved/shared/:token',
    lazy: async () => ({ Component: (await import('./pages/shared-page.tsx')).SharedPage }),
  },
  {
    path: 'saved/compare',
    lazy: async () => ({ Component: (await import('./pages/compare-page.tsx')).ComparePage }),
  },
];
