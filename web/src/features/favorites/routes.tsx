import type { RouteObject } from 'react-router-dom';

export const favoriteRoutes: RouteObject[] = [
  {
    path: 'saved',
    lazy: async () => ({ Component: (await import('./pages/saved-page.tsx')).SavedPage }),
  },
];
