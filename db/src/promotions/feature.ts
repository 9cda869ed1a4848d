import type { DatabaseFeature } from '../lib/feature.ts';
import { Promotions } from '../migrations/0101-promotions.ts';
import { personalData } from './personal-data.ts';
import { PromotionSchema } from './promotion.entity.ts';

export const promotions = {
  name: 'promotions',
  entities: [PromotionSchema],
  migrations: { '0101-promotions': Promotions },
  personal: personalData,
} as const satisfies DatabaseFeature;
