import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const blogRoutes: RouteObject[] = [
  page({
    path: 'blog',
    params: ['q'],
    load: async () => (await import('./pages/blog-page.tsx')).BlogPage,
  }),
  page({
    path: 'blog/category/:category',
    params: ['q'],
    load: async () => (await import('./pages/category-page.tsx')).CategoryPage,
  }),
  page({
    path: 'blog/:slug',
    params: [],
    load: async () => (await import('./pages/post-page.tsx')).PostPage,
  }),
];
