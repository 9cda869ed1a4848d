import type { Feature } from '#web/lib/feature.ts';
import { alertAccountRoutes } from './routes.tsx';

export const alerts: Feature = {
  name: 'alerts',
  accountRoutes: alertAccountRoutes,
  typePolicies: { Query: { fields: { mySavedSearches: { merge: false } } } },
};
