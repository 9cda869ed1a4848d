import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const guestbookRoutes: RouteObject[] = [
  page({
    path: 'guestbook',
    params: [],
    load: async () => (await import('./pages/guestbook-page.tsx')).GuestbookPage,
  }),
];
