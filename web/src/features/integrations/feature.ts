import type { Feature } from '#web/lib/feature.ts';
import { page } from '#web/lib/page-route.ts';

export const integrations: Feature = {
  name: 'integrations',
  routes: [
    page({
      path: 'developer',
      params: [],
      load: async () => (await import('./pages/developer-page.tsx')).DeveloperPage,
    }),
    page({
      path: 'api-docs',
      params: [],
      load: async () => (await import('./pages/api-docs-page.tsx')).ApiDocsPage,
    }),
  ],
  // Nothing of it is ever changed or shown apart from the rest.
  typePolicies: { ApiEndpoint: { keyFields: false } },
};
