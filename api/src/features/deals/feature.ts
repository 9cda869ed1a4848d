import type { Feature } from '#api/lib/feature.ts';
import { SavingResolver } from './deals.resolver.ts';

export const deals: Feature = {
  name: 'deals',
  resolvers: [SavingResolver],
};
