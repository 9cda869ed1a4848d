import type { DatabaseFeature } from '../lib/feature.ts';
import { Payouts } from '../migrations/0099-payouts.ts';
import { ReturnedPayouts } from '../migrations/0104-returned-payouts.ts';
import { EarningReversalSchema, EarningSchema } from './earning.entity.ts';
import { PayoutAccountSchema, PayoutReturnSchema, PayoutSchema } from './payout.entity.ts';
import { personalData } from './personal-data.ts';

export const payouts = {
  name: 'payouts',
  entities: [
    PayoutAccountSchema,
    PayoutSchema,
    PayoutReturnSchema,
    EarningSchema,
    EarningReversalSchema,
  ],
  migrations: { '0099-payouts': Payouts, '0104-returned-payouts': ReturnedPayouts },
  personal: personalData,
} as const satisfies DatabaseFeature;
