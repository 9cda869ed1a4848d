import type { Feature } from '#api/lib/feature.ts';
import { fewEntries } from '#api/lib/sitemap.ts';
import { VaultResolver } from './vault.resolver.ts';
import { vaultEndpoints } from './vault.rest.ts';

export const vault: Feature = {
  name: 'vault',
  resolvers: [VaultResolver],
  endpoints: vaultEndpoints,
  sitemapEntries: [fewEntries('vault', () => [{ path: '/vault' }])],
};
