import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const claimRoutes: RouteObject[] = [
  page({
    path: 'suggest-listing',
    params: [],
    load: async () => (await import('./pages/suggest-page.tsx')).SuggestPage,
  }),
  page({
    path: 'unclaimed-studios/:id',
    params: [],
    load: async () => (await import('./pages/unclaimed-studio-page.tsx')).UnclaimedStudioPage,
  }),
  page({
    path: 'unclaimed-studios/:id/claim',
    params: [],
    load: async () => (await import('./pages/claim-page.tsx')).ClaimPage,
  }),
];
