import type { Feature } from '#web/lib/feature.ts';
import { pageRoutes } from './routes.tsx';
import { textPages } from './text-pages.ts';

export const pages: Feature = {
  name: 'pages',
  routes: pageRoutes,
  // A page is another one in each language.
  typePolicies: {
    PageContent: { keyFields: ['id', 'language'] },
    ChangelogRelease: { keyFields: ['anchor'] },
    ChangelogEntry: { keyFields: ['anchor'] },
  },
  links: [
    ...textPages.map(({ id, link }) => ({ key: id, to: `/${id}`, ...link })),
    {
      key: 'mediakit',
      label: 'pages.mediakit',
      to: '/mediakit',
      position: 885,
      footer: 'company',
    },
    {
      key: 'changelog',
      label: 'pages.changelog',
      to: '/changelog',
      position: 876,
      footer: 'resources',
    },
  ],
};
