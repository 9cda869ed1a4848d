import type { Feature } from '#api/lib/feature.ts';
import { VaultResolver } from './vault.resolver.ts';
import { vaultEndpoints } from './vault.rest.ts';

export const vault: Feature = {
  name: 'vault',
  resolvers: [VaultResolver],
  endpoints: vaultEndpoints,
};
