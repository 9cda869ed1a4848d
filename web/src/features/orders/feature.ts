import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { orderAccountRoutes, orderRoutes } from './routes.tsx';

export const orders: Feature = {
  name: 'orders',
  routes: orderRoutes,
  accountRoutes: orderAccountRoutes,
  typePolicies: {
    Order: { keyFields: ['number'], fields: { history: { merge: false } } },
    // Worked out for one query, and no thing of their own.
    CheckoutQuote: { merge: false },
    // Of one item, of which pages ask for different parts.
    OrderedPrint: { merge: true },
    User: { fields: { orders: { keyArgs: ['first'], merge: appendPage } } },
  },
};
