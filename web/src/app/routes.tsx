import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { selectionParams } from '#web/features/bookings/selection-params.ts';
import { page } from '#web/lib/page-route.ts';
import type { RootHandle } from '#web/lib/page-exists.ts';
import { PageFailure } from './pages/page-failure.tsx';
import { plugged } from './plugged.ts';
import { Shell } from './shell/shell.tsx';

/** The form of a listing: of a draft, and of a studio; each step has an address. */
const listingPaths = [
  'submit/:listingId',
  'submit/:listingId/:step',
  'studio/edit/:studioId',
  'studio/edit/:studioId/:step',
];

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
          page({
            index: true,
            params: [],
            load: async () => (await import('./pages/home/home-page.tsx')).HomePage,
          }),
          page({
            path: 'sitemap',
            params: [],
            load: async () => (await import('./pages/sitemap/sitemap-page.tsx')).SitemapPage,
          }),
          ...plugged.routes,
          {
            path: 'studios/original/:id',
            loader: ({ params }) => redirect(`/studios/${encodeURIComponent(params.id!)}`, 301),
          },
          page({
            path: 'studios/:id',
            params: ['tab', ...selectionParams],
            trail: 'onward',
            load: async () => (await import('./pages/studio/studio-page.tsx')).StudioPage,
          }),
          ...['shop/:slug', 'shop/products/:id'].map((path) =>
            page({
              path,
              params: [],
              load: async () => (await import('./pages/product/product-page.tsx')).ProductPage,
            }),
          ),
          ...listingPaths.map((path) =>
            page({
              path,
              params: [],
              load: async () => (await import('./pages/listing/listing-page.tsx')).ListingPage,
            }),
          ),
          page({
            params: [],
            load: async () => (await import('./pages/account/account-layout.tsx')).AccountLayout,
            children: [
              ...plugged.accountRoutes,
              page({
                path: 'account/bookings/:id',
                params: [],
                load: async () =>
                  (await import('./pages/booking/own-booking-page.tsx')).OwnBookingPage,
              }),
              page({
                path: 'account/bookings-received/:id',
                params: [],
                load: async () =>
                  (await import('./pages/booking/received-booking-page.tsx')).ReceivedBookingPage,
              }),
              page({
                path: 'account/settings',
                params: ['section', 'problem', 'provider'],
                load: async () => (await import('./pages/settings/settings-page.tsx')).SettingsPage,
              }),
            ],
          }),
          page({
            path: 'profile',
            params: [],
            load: async () =>
              (await import('./pages/profile/own-profile-redirect.tsx')).OwnProfileRedirect,
          }),
          page({
            path: 'profile/:id',
            params: [],
            load: async () => (await import('./pages/profile/profile-page.tsx')).PublicProfilePage,
          }),
          page({
            path: '*',
            params: [],
            load: async () => (await import('./pages/not-found-page.tsx')).NotFoundPage,
          }),
        ],
      },
    ],
  },
];
