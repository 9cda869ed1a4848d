import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';
import { choiceParams } from './choice-params.ts';

export const serviceRoutes: RouteObject[] = [
  page({
    path: 'fidelity',
    params: ['sample', ...choiceParams],
    load: async () => (await import('./pages/fidelity-page.tsx')).FidelityPage,
  }),
  page({
    path: 'fidelity/order',
    params: choiceParams,
    load: async () => (await import('./pages/fidelity-order-page.tsx')).FidelityOrderPage,
  }),
  page({
    path: 'fidelity/orders',
    params: [],
    load: async () => (await import('./pages/fidelity-orders-page.tsx')).FidelityOrdersPage,
  }),
  page({
    path: 'fidelity/orders/:id',
    params: [],
    load: async () => (await import('./pages/fidelity-workspace-page.tsx')).FidelityWorkspacePage,
  }),
  page({
    path: 'canvas',
    params: ['sample'],
    load: async () => (await import('./pages/canvas-page.tsx')).CanvasPage,
  }),
  page({
    path: 'vanity-url',
    params: [],
    load: async () => (await import('./pages/vanity-page.tsx')).VanityPage,
  }),
];
