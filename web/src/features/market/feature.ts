import type { Feature } from '#web/lib/feature.ts';
import { page } from '#web/lib/page-route.ts';

export const market: Feature = {
  name: 'market',
  routes: [
    page({
      path: 'signals',
      params: ['city'],
      load: async () => (await import('./pages/signals-page.tsx')).SignalsPage,
    }),
  ],
  links: [
    { key: 'signals', label: 'market.signals', to: '/signals', position: 857, footer: 'resources' },
  ],
};
