import type { RouteObject } from 'react-router-dom';

/** The pages of administrators. Who is none is told so; the server refuses them in any case. */
export const adminRoutes: RouteObject[] = [
  {
    path: 'admin',
    lazy: async () => ({
      Component: (await import('./components/admin-layout.tsx')).AdminLayout,
    }),
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./pages/overview-page.tsx')).OverviewPage }),
      },
      {
        path: 'currencies',
        lazy: async () => ({
          Component: (await import('./pages/currencies-page.tsx')).CurrenciesPage,
        }),
      },
    ],
  },
  {
    path: 'test-email',
    lazy: async () => ({
      Component: (await import('./components/admin-layout.tsx')).AdminLayout,
    }),
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./pages/outbox-page.tsx')).OutboxPage }),
      },
    ],
  },
];
