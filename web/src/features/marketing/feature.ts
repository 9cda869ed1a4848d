import type { Feature } from '#web/lib/feature.ts';
import { marketingRoutes } from './routes.tsx';

export const marketing: Feature = {
  name: 'marketing',
  routes: marketingRoutes,
};
