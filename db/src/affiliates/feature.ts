import type { DatabaseFeature } from '../lib/feature.ts';
import { AffiliateSuspensions } from '../migrations/0073-affiliate-suspensions.ts';
import { Affiliates } from '../migrations/0069-affiliates.ts';
import {
  AffiliateSchema,
  AffiliateSignUpSchema,
  AffiliateVisitsSchema,
  WithheldCodeSchema,
} from './affiliate.entity.ts';
import { personalData } from './personal-data.ts';

export const affiliates = {
  name: 'affiliates',
  entities: [AffiliateSchema, AffiliateVisitsSchema, AffiliateSignUpSchema, WithheldCodeSchema],
  migrations: {
    '0069-affiliates': Affiliates,
    '0073-affiliate-suspensions': AffiliateSuspensions,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
