import { hasBoughtProduct } from '#db/orders/order-item.repository.ts';
import type { Feature } from '#api/lib/feature.ts';
import { CheckoutResolver } from './checkout.resolver.ts';
import { GiftCardAdminResolver } from './gift-card-admin.resolver.ts';
import { OrderAdminResolver } from './order-admin.resolver.ts';
import { orderCsvEndpoints } from './order-csv.rest.ts';
import { orderLimits } from './order.limits.ts';
import { orderMails } from './order.mails.ts';
import { orderPayable } from './order.payable.ts';
import {
  OrderEventResolver,
  OrderGiftCardResolver,
  OrderItemResolver,
  OrderResolver,
  UserOrdersResolver,
} from './order.resolver.ts';
import { orderEndpoints } from './order.rest.ts';
import { orderSchedules } from './order.schedules.ts';
import { TaxRateResolver } from './tax-rate.resolver.ts';

export const orders: Feature = {
  name: 'orders',
  resolvers: [
    OrderResolver,
    OrderItemResolver,
    OrderEventResolver,
    OrderGiftCardResolver,
    UserOrdersResolver,
    CheckoutResolver,
    OrderAdminResolver,
    GiftCardAdminResolver,
    TaxRateResolver,
  ],
  endpoints: [...orderEndpoints, ...orderCsvEndpoints],
  emails: orderMails,
  schedules: orderSchedules,
  payables: [orderPayable],
  purchases: [hasBoughtProduct],
  rateLimits: Object.values(orderLimits),
};
