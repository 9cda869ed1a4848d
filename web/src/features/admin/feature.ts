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
        affiliates: { keyArgs: ['first', 'text'], merge: appendPage },
        corrections: { keyArgs: ['first'], merge: appendPage },
        removalRequests: { keyArgs: ['first'], merge: appendPage },
        entries: { merge: false },
        podcastSeriesToEdit: { merge: false },
        podcastEpisodesToEdit: { keyArgs: ['first'], merge: appendPage },
        currencyRateChanges: { keyArgs: ['first'], merge: appendPage },
      },
    },
    ListedAffiliate: { keyFields: ['userId'] },
    EditedPodcastEpisode: { fields: { parts: { merge: false } } },
  },
};
