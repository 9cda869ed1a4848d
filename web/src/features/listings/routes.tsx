import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

/** Listing a studio is known by three addresses (spec §2.1). */
const otherAddress = (path: string): RouteObject => ({
  path,
  loader: () => redirect('/submit', 301),
});

/** Ways into a listing. The form itself shows the page of a studio too, and stands with the app's pages. */
export const listingRoutes: RouteObject[] = [
  page({
    path: 'submit',
    params: [],
    load: async () => (await import('./pages/start-page.tsx')).StartPage,
  }),
  otherAddress('studio/submit'),
  otherAddress('submit-listing'),
];

/** Pages within the account area. */
export const listingAccountRoutes: RouteObject[] = [
  page({
    path: 'account/listings',
    params: [],
    load: async () => (await import('./pages/my-listings-page.tsx')).MyListingsPage,
  }),
];
