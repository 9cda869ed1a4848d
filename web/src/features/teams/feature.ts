import type { Feature } from '#web/lib/feature.ts';
import { teamAccountRoutes } from './routes.tsx';

export const teams: Feature = {
  name: 'teams',
  accountRoutes: teamAccountRoutes,
};
