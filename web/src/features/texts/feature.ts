import type { Feature } from '#web/lib/feature.ts';
import { textRoutes } from './routes.tsx';

export const texts: Feature = {
  name: 'texts',
  routes: textRoutes,
  typePolicies: {
    // One of each language; it has an id only once something is saved of it.
    SiteText: {
      keyFields: ['kind', 'slug', 'language'],
      fields: { revisions: { merge: false }, shipped: { merge: false } },
    },
    // What was saved of different texts has the same numbers.
    SiteTextRevision: { keyFields: false },
    SiteTextPreview: { keyFields: false },
  },
};
