import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

const editor = (path: string): RouteObject =>
  page({
    path,
    params: [],
    load: async () => (await import('./pages/edit-page.tsx')).EditPage,
  });

/** Listing a studio is known by three addresses (spec §2.1). */
const otherAddress = (path: string): RouteObject => ({
  path,
  loader: () => redirect('/submit', 301),
});

export const listingRoutes: RouteObject[] = [
  page({
    path: 'submit',
    params: [],
    load: async () => (await import('./pages/start-page.tsx')).StartPage,
  }),
  otherAddress('studio/submit'),
  otherAddress('submit-listing'),
  editor('submit/:listingId'),
  editor('submit/:listingId/:step'),
  editor('studio/edit/:studioId'),
  editor('studio/edit/:studioId/:step'),
];

/** Pages within the account area. */
export const listingAccountRoutes: RouteObject[] = [
  page({
    path: 'account/listings',
    params: [],
    load: async () => (await import('./pages/my-listings-page.tsx')).MyListingsPage,
  }),
];
