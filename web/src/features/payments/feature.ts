import type { Feature } from '#web/lib/feature.ts';
import { paymentRoutes } from './routes.tsx';

export const payments: Feature = { name: 'payments', routes: paymentRoutes };
