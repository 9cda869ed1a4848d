import type { Feature } from '#web/lib/feature.ts';
import { page } from '#web/lib/page-route.ts';

export const vault: Feature = {
  name: 'vault',
  routes: [
    page({
      path: 'vault',
      params: ['language'],
      load: async () => (await import('./pages/vault-page.tsx')).VaultPage,
    }),
  ],
  typePolicies: {
    // One of each language.
    VaultSheet: { keyFields: ['name', 'language'] },
    Query: { fields: { vaultSheets: { merge: false } } },
  },
  links: [{ key: 'vault', label: 'vault.vault', to: '/vault', position: 855, footer: 'resources' }],
};
