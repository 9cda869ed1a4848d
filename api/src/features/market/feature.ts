import type { Feature } from '#api/lib/feature.ts';
import { MarketResolver } from './market.resolver.ts';
import { marketSchedules } from './market.schedules.ts';

export const market: Feature = {
  name: 'market',
  resolvers: [MarketResolver],
  schedules: marketSchedules,
};
