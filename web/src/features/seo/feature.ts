import type { Feature } from '#web/lib/feature.ts';

export const seo: Feature = {
  name: 'seo',
  typePolicies: {
    // One of each page and language.
    PageMeta: { keyFields: ['path', 'language'] },
    PageRedirect: { keyFields: ['from'] },
    Query: { fields: { pageMetas: { merge: false }, redirects: { merge: false } } },
  },
};
