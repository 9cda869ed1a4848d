import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';

export const reviews: Feature = {
  name: 'reviews',
  typePolicies: {
    User: {
      fields: {
        reviews: { keyArgs: ['first'], merge: appendPage },
        receivedReviews: { keyArgs: ['first'], merge: appendPage },
        guestReviews: { keyArgs: ['first'], merge: appendPage },
      },
    },
    Studio: {
      fields: { reviews: { keyArgs: ['first', 'filter', 'sort'], merge: appendPage } },
    },
  },
};
