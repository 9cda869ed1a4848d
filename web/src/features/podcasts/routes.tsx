import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const podcastRoutes: RouteObject[] = [
  page({
    path: 'podcast',
    params: [],
    load: async () => (await import('./pages/podcast-page.tsx')).PodcastPage,
  }),
  page({
    path: 'podcast2',
    params: [],
    load: async () => (await import('./pages/series-page.tsx')).SeriesPage,
  }),
  page({
    path: 'podcast/:slug',
    params: ['t'],
    load: async () => (await import('./pages/episode-page.tsx')).EpisodePage,
  }),
];
