import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { OrderItemSchema, OrderSchema } from './order.entity.ts';

/** A gift card that was bought, or issued by hand. What is left of it is in the ledger. */
export const GiftCardSchema = defineEntity({
  name: 'GiftCard',
  tableName: 'gift_cards',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Null for one that was issued by hand. */
    orderItem: () => p.manyToOne(OrderItemSchema).ref().nullable(),
    initialCents: p.integer(),
    recipientEmail: p.text().columnType('citext'),
    recipientName: p.text().default(''),
    message: p.text().default(''),
    deliverAt: p.datetime(),
    mailedAt: p.datetime().nullable(),
    /** Its order was called off or refunded. */
    recalledAt: p.datetime().nullable(),
    /** Who has issued it by hand, and why. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    reason: p.text().default(''),
    idempotencyKey: p.text().nullable(),
    /** While it is set the card is neither mailed nor taken. */
    blockedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** What a gift card is spent with, as far as it has to be known. */
export const GiftCardCodeSchema = defineEntity({
  name: 'GiftCardCode',
  tableName: 'gift_card_codes',
  properties: {
    hash: p.uint8array().columnType('bytea').hidden().primary(),
    giftCard: () => p.manyToOne(GiftCardSchema).ref(),
    lastFour: p.text(),
    createdAt: p.datetime(),
  },
});

/** What a gift card pays of an order. */
export const GiftCardPaymentSchema = defineEntity({
  name: 'GiftCardPayment',
  tableName: 'gift_card_payments',
  properties: {
    order: () => p.manyToOne(OrderSchema).ref().primary(),
    giftCard: () => p.manyToOne(GiftCardSchema).ref().primary(),
    cents: p.integer(),
  },
});

/** What lets the program of whoever bought it run. */
export const LicenceKeySchema = defineEntity({
  name: 'LicenceKey',
  tableName: 'licence_keys',
  properties: {
    id: p.integer().primary().autoincrement(),
    orderItem: () => p.manyToOne(OrderItemSchema).ref(),
    key: p.text(),
    createdAt: p.datetime(),
  },
});
