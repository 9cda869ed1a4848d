import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { adminRoutes } from './routes.tsx';

export const admin: Feature = {
  name: 'admin',
  routes: adminRoutes,
  typePolicies: {
    Query: {
      fields: {
        outbox: { keyArgs: ['status', 'first'], merge: appendPage },
        studioReports: { keyArgs: ['first'], merge: appendPage },
        suggestionsToReview: { keyArgs: ['first'], merge: appendPage },
        claimsToReview: { keyArgs: ['first'], merge: appendPage },
        placeSuggestions: { keyArgs: ['first'], merge: appendPage },
        placeClaims: { keyArgs: ['first'], merge: appendPage },
        coupons: { keyArgs: ['first'], merge: appendPage },
        affiliates: { keyArgs: ['first', 'text'], merge: appendPage },
        corrections: { keyArgs: ['first'], merge: appendPage },
        removalRequests: { keyArgs: ['first'], merge: appendPage },
        entries: { merge: false },
        podcastSeriesToEdit: { merge: false },
        podcastEpisodesToEdit: { keyArgs: ['first'], merge: appendPage },
        productsToEdit: { keyArgs: ['first', 'text', 'status'], merge: appendPage },
        productCategoriesToEdit: { merge: false },
        giftCards: { keyArgs: ['first', 'text'], merge: appendPage },
        orders: { keyArgs: ['first', 'filter', 'sort'], merge: appendPage },
        payouts: { keyArgs: ['first', 'status', 'isReversed', 'text'], merge: appendPage },
        upcomingPayouts: { keyArgs: ['first', 'text'], merge: appendPage },
        taxRates: { keyArgs: ['first'], merge: appendPage },
        currencyRateChanges: { keyArgs: ['first'], merge: appendPage },
      },
    },
    ListedGiftCard: { fields: { movements: { merge: false } } },
    UpcomingPayout: { keyFields: ['ownerId'] },
    ListedAffiliate: { keyFields: ['userId'] },
    EditedProduct: { fields: { files: { merge: false } } },
    ProductCategory: { fields: { names: { merge: false } } },
    EditedPodcastEpisode: { fields: { parts: { merge: false } } },
  },
};
