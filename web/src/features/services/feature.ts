import type { Feature } from '#web/lib/feature.ts';
import { serviceRoutes } from './routes.tsx';

export const services: Feature = {
  name: 'services',
  routes: serviceRoutes,
  links: [
    {
      key: 'fidelity',
      label: 'services.fidelity',
      to: '/fidelity',
      position: 32,
      header: 'more',
      footer: 'discover',
    },
    {
      key: 'canvas',
      label: 'services.canvas',
      to: '/canvas',
      position: 33,
      header: 'more',
      footer: 'discover',
    },
    {
      key: 'vanity-url',
      label: 'services.vanityUrl',
      to: '/vanity-url',
      position: 34,
      footer: 'resources',
    },
  ],
};
