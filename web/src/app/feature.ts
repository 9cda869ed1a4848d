import type { Feature } from '#web/lib/feature.ts';

/** What the app itself plugs in: pages of no one feature. */
export const app: Feature = {
  name: 'app',
  links: [
    { key: 'start', label: 'app.start', to: '/', position: 0, header: 'row' },
    { key: 'sitemap', label: 'app.sitemap', to: '/sitemap', position: 940, footer: 'legal' },
  ],
};
