import type { Feature } from '#web/lib/feature.ts';
import { waitlistAccountRoutes } from './routes.tsx';

export const waitlist: Feature = {
  name: 'waitlist',
  accountRoutes: waitlistAccountRoutes,
};
