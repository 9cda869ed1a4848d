import type { DatabaseFeature } from '../lib/feature.ts';
import { Affiliates } from '../migrations/0069-affiliates.ts';
import {
  AffiliateSchema,
  AffiliateSignUpSchema,
  AffiliateVisitsSchema,
} from './affiliate.entity.ts';
import { personalData } from './personal-data.ts';

export const affiliates = {
  name: 'affiliates',
  entities: [AffiliateSchema, AffiliateVisitsSchema, AffiliateSignUpSchema],
  migrations: { '0069-affiliates': Affiliates },
  personal: personalData,
} as const satisfies DatabaseFeature;
