import type { DatabaseFeature } from '../lib/feature.ts';
import { Currencies } from '../migrations/0016-currencies.ts';
import {
  CurrencyRateChangeSchema,
  CurrencySchema,
  PreferredCurrencySchema,
} from './currency.entity.ts';
import { personalData } from './personal-data.ts';

export const payments = {
  name: 'payments',
  entities: [CurrencySchema, CurrencyRateChangeSchema, PreferredCurrencySchema],
  migrations: {
    '0016-currencies': Currencies,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
