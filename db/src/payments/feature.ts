import type { DatabaseFeature } from '../lib/feature.ts';
import { Currencies } from '../migrations/0016-currencies.ts';
import { Payments } from '../migrations/0090-payments.ts';
import { PaymentsElsewhere } from '../migrations/0103-payments-elsewhere.ts';
import { PaymentNotes } from '../migrations/0109-payment-notes.ts';
import {
  CurrencyRateChangeSchema,
  CurrencySchema,
  PreferredCurrencySchema,
} from './currency.entity.ts';
import {
  LedgerBalanceSchema,
  LedgerPostingSchema,
  LedgerTransactionSchema,
} from './ledger.entity.ts';
import {
  PaymentNoteSchema,
  PaymentSchema,
  ProviderCommandSchema,
  ProviderEventSchema,
} from './payment.entity.ts';
import { personalData } from './personal-data.ts';

export const payments = {
  name: 'payments',
  entities: [
    CurrencySchema,
    CurrencyRateChangeSchema,
    PreferredCurrencySchema,
    PaymentSchema,
    PaymentNoteSchema,
    ProviderCommandSchema,
    ProviderEventSchema,
    LedgerTransactionSchema,
    LedgerPostingSchema,
    LedgerBalanceSchema,
  ],
  migrations: {
    '0016-currencies': Currencies,
    '0090-payments': Payments,
    '0103-payments-elsewhere': PaymentsElsewhere,
    '0109-payment-notes': PaymentNotes,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
