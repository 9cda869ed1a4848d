import type { Feature } from '#web/lib/feature.ts';
import { page } from '#web/lib/page-route.ts';

export const elements: Feature = {
  name: 'elements',
  routes: [
    page({
      path: 'demoelements',
      params: [],
      load: async () => (await import('./pages/elements-page.tsx')).ElementsPage,
    }),
  ],
  links: [
    {
      key: 'elements',
      label: 'elements.elements',
      to: '/demoelements',
      position: 878,
      footer: 'company',
    },
  ],
};
