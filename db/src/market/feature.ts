import type { DatabaseFeature } from '../lib/feature.ts';
import { Market } from '../migrations/0065-market.ts';
import { MarketFigureSchema } from './market-figure.entity.ts';

export const market = {
  name: 'market',
  entities: [MarketFigureSchema],
  migrations: { '0065-market': Market },
} as const satisfies DatabaseFeature;
