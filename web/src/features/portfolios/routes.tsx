import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const portfolioRoutes: RouteObject[] = [
  page({
    path: 'portfolios',
    params: ['q', 'role', 'genre', 'city'],
    load: async () => (await import('./pages/portfolios-page.tsx')).PortfoliosPage,
  }),
  page({
    path: 'portfolios/edit/:id',
    params: [],
    load: async () => (await import('./pages/edit-page.tsx')).EditPortfolioPage,
  }),
  page({
    path: 'portfolios/:slug',
    params: [],
    load: async () => (await import('./pages/portfolio-page.tsx')).PortfolioPage,
  }),
];
