import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';

export const studios: Feature = {
  name: 'studios',
  typePolicies: {
    User: { fields: { studios: { keyArgs: ['first'], merge: appendPage } } },
  },
};
