import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { listingAccountRoutes, listingRoutes } from './routes.tsx';

export const listings: Feature = {
  name: 'listings',
  routes: listingRoutes,
  accountRoutes: listingAccountRoutes,
  typePolicies: {
    Query: {
      fields: {
        myListings: { keyArgs: ['first'], merge: appendPage },
        listingsToReview: { keyArgs: ['first'], merge: appendPage },
      },
    },
    // Each is whole.
    Listing: { fields: { content: { merge: false }, croppedPictures: { merge: false } } },
  },
  links: [
    {
      key: 'submit',
      label: 'listings.submit',
      to: '/submit',
      position: 45,
      header: 'more',
      footer: 'discover',
    },
  ],
};
