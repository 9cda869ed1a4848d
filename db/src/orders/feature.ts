import type { DatabaseFeature } from '../lib/feature.ts';
import { Orders } from '../migrations/0093-orders.ts';
import { OrderAdministration } from '../migrations/0100-order-administration.ts';
import { TaxRateHistory } from '../migrations/0105-tax-rate-history.ts';
import {
  GiftCardCodeSchema,
  GiftCardPaymentSchema,
  GiftCardSchema,
  LicenceKeySchema,
} from './gift-card.entity.ts';
import {
  OrderEventSchema,
  OrderItemSchema,
  OrderKeySchema,
  OrderSchema,
  StockReservationSchema,
  TaxRateSchema,
} from './order.entity.ts';
import { personalData } from './personal-data.ts';

export const orders = {
  name: 'orders',
  entities: [
    TaxRateSchema,
    OrderSchema,
    OrderItemSchema,
    StockReservationSchema,
    OrderEventSchema,
    OrderKeySchema,
    GiftCardSchema,
    GiftCardCodeSchema,
    GiftCardPaymentSchema,
    LicenceKeySchema,
  ],
  migrations: {
    '0093-orders': Orders,
    '0100-order-administration': OrderAdministration,
    '0105-tax-rate-history': TaxRateHistory,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
