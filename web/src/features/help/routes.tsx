import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const helpRoutes: RouteObject[] = [
  page({
    path: 'helpdesk',
    params: ['q'],
    load: async () => (await import('./pages/help-desk-page.tsx')).HelpDeskPage,
  }),
  page({
    path: 'helpdesk/categories/:helpCategory',
    params: [],
    load: async () => (await import('./pages/category-page.tsx')).CategoryPage,
  }),
  page({
    path: 'helpdesk/articles/:id',
    params: [],
    load: async () => (await import('./pages/article-page.tsx')).ArticlePage,
  }),
  page({
    path: 'helpdesk/faqs/:id',
    params: [],
    load: async () => (await import('./pages/faq-page.tsx')).FaqPage,
  }),
  page({
    path: 'faqs',
    params: [],
    load: async () => (await import('./pages/faqs-page.tsx')).FaqsPage,
  }),
];
