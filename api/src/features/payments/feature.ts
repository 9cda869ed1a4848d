import type { Feature } from '#api/lib/feature.ts';
import { CurrencyResolver } from './currency.resolver.ts';
import { RateChangeResolver } from './rate-change.resolver.ts';

export const payments: Feature = {
  name: 'payments',
  resolvers: [CurrencyResolver, RateChangeResolver],
};
