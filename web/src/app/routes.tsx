import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { accountAreaRoutes, accountRoutes } from '#web/features/accounts/routes.tsx';
import { adminRoutes } from '#web/features/admin/routes.tsx';
import { bookingAccountRoutes, bookingRoutes } from '#web/features/bookings/routes.tsx';
import { favoriteRoutes } from '#web/features/favorites/routes.tsx';
import { marketingRoutes } from '#web/features/marketing/routes.tsx';
import { searchRoutes } from '#web/features/search/routes.tsx';
import type { RootHandle } from './page-exists.ts';
import { PageFailure } from './pages/page-failure.tsx';
import { Shell } from './shell/shell.tsx';

/**
 * Every page. Those of one feature stand with it; those that put several features together stand
 * in `app/pages`.
 */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    handle: { routes: () => routes } satisfies RootHandle,
    children: [
      {
        // Inside the shell, so that a page that fails leaves the way to the others.
        ErrorBoundary: PageFailure,
        children: [
          {
            index: true,
            lazy: async () => ({
              Component: (await import('./pages/home/home-page.tsx')).HomePage,
            }),
          },
          ...accountRoutes,
          ...searchRoutes,
          {
            path: 'studios/original/:id',
            loader: ({ params }) => redirect(`/studios/${params.id}`, 301),
          },
          {
            path: 'studios/:id',
            lazy: async () => ({
              Component: (await import('./pages/studio/studio-page.tsx')).StudioPage,
            }),
          },
          ...bookingRoutes,
          ...favoriteRoutes,
          ...adminRoutes,
          ...marketingRoutes,
          {
            lazy: async () => ({
              Component: (await import('./pages/account/account-layout.tsx')).AccountLayout,
            }),
            children: [
              ...accountAreaRoutes,
              ...bookingAccountRoutes,
              {
                path: 'account/settings',
                lazy: async () => ({
                  Component: (await import('./pages/settings/settings-page.tsx')).SettingsPage,
                }),
              },
            ],
          },
          {
            path: 'profile',
            lazy: async () => ({
              Component: (await import('./pages/profile/own-profile-redirect.tsx'))
                .OwnProfileRedirect,
            }),
          },
          {
            path: 'profile/:id',
            lazy: async () => ({
              Component: (await import('./pages/profile/profile-page.tsx')).PublicProfilePage,
            }),
          },
          {
            path: 'terms',
            lazy: async () => ({ Component: (await import('./pages/terms-page.tsx')).TermsPage }),
          },
          {
            path: 'privacy',
            lazy: async () => ({
              Component: (await import('./pages/privacy-page.tsx')).PrivacyPage,
            }),
          },
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('./pages/not-found-page.tsx')).NotFoundPage,
            }),
          },
        ],
      },
    ],
  },
];
