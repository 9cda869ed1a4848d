import type { Feature } from '#web/lib/feature.ts';
import { pageRoutes } from './routes.tsx';
import { textPages } from './text-pages.ts';

export const pages: Feature = {
  name: 'pages',
  routes: pageRoutes,
  // A page is another one in each language.
  typePolicies: { PageContent: { keyFields: ['id', 'language'] } },
  links: textPages.map(({ id, link }) => ({ key: id, to: `/${id}`, ...link })),
};
