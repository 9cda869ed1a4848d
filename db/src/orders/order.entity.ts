import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { CartSchema } from '#db/carts/cart.entity.ts';
import { CouponSchema } from '#db/carts/coupon.entity.ts';
import { ProductVariantSchema } from '#db/catalog/product.entity.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { CartOptions } from '#domain/carts/cart-options.ts';
import type { ShippingMethod } from '#domain/carts/shipping.ts';
import type { ProductKind, VariantOptions } from '#domain/catalog/product.ts';
import type { PaymentMethod } from '#domain/orders/checkout.schema.ts';
import type { Customer } from '#domain/orders/customer.schema.ts';
import type { OrderEventKind } from '#domain/orders/order-event.ts';
import type { OrderActor, OrderStatus } from '#domain/orders/order-lifecycle.ts';

/** What sales tax is since when. */
export const TaxRateSchema = defineEntity({
  name: 'TaxRate',
  tableName: 'tax_rates',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Ten thousandths. */
    rate: p.integer(),
    validFrom: p.datetime(),
    /** Nobody for what the product began with. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    setAt: p.datetime().nullable(),
  },
});

/** What somebody buys, or is about to pay. */
export const OrderSchema = defineEntity({
  name: 'Order',
  tableName: 'orders',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** What people call it, such as `RT-100042`. */
    number: p.string().generated('stored').default(''),
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    cart: () => p.manyToOne(CartSchema).ref().nullable(),
    language: p.text().$type<Language>(),
    email: p.text().columnType('citext').nullable(),
    customer: p.json().$type<Omit<Customer, 'email'>>().nullable(),
    country: p.text(),
    status: p.text().$type<OrderStatus>().default('awaiting-payment'),
    paymentMethod: p.text().$type<PaymentMethod>(),
    shippingMethod: p.text().$type<ShippingMethod>(),
    subtotalCents: p.integer(),
    discountCents: p.integer(),
    shippingCents: p.integer(),
    taxRate: p.integer(),
    taxCents: p.integer(),
    totalCents: p.integer(),
    giftCardCents: p.integer(),
    coupon: () => p.manyToOne(CouponSchema).ref().nullable(),
    couponCode: p.text().columnType('citext').nullable(),
    refundedCents: p.integer().default(0),
    giftCardRefundedCents: p.integer().default(0),
    carrier: p.text().default(''),
    trackingNumber: p.text().default(''),
    returnReason: p.text().default(''),
    idempotencyKey: p.text(),
    /** Digest of the request that the idempotency key stands for. */
    requestDigest: p.text(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    paidAt: p.datetime().nullable(),
    shippedAt: p.datetime().nullable(),
  },
});

/** So many of a variant, as they were ordered. */
export const OrderItemSchema = defineEntity({
  name: 'OrderItem',
  tableName: 'order_items',
  properties: {
    id: p.integer().primary().autoincrement(),
    order: () => p.manyToOne(OrderSchema).ref(),
    position: p.integer(),
    variant: () => p.manyToOne(ProductVariantSchema).ref(),
    kind: p.text().$type<ProductKind>(),
    name: p.text(),
    /** What set the variant apart then. */
    variantOptions: p.json().$type<VariantOptions>(),
    options: p.json().$type<CartOptions>(),
    unitCents: p.integer(),
    quantity: p.integer(),
    hasLicenceKey: p.boolean().default(false),
  },
});

/** What is kept for an order that is not paid yet. */
export const StockReservationSchema = defineEntity({
  name: 'StockReservation',
  tableName: 'stock_reservations',
  properties: {
    order: () => p.manyToOne(OrderSchema).ref().primary(),
    variant: () => p.manyToOne(ProductVariantSchema).ref().primary(),
    quantity: p.integer(),
    expiresAt: p.datetime(),
  },
});

/** Something that has happened to an order. */
export const OrderEventSchema = defineEntity({
  name: 'OrderEvent',
  tableName: 'order_events',
  properties: {
    id: p.integer().primary().autoincrement(),
    order: () => p.manyToOne(OrderSchema).ref(),
    kind: p.text().$type<OrderEventKind>(),
    actor: p.text().$type<OrderActor>(),
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    status: p.text().$type<OrderStatus>(),
    cents: p.integer().nullable(),
    note: p.text().default(''),
    at: p.datetime(),
  },
});

/** What lets a guest in. */
export const OrderKeySchema = defineEntity({
  name: 'OrderKey',
  tableName: 'order_keys',
  properties: {
    hash: p.uint8array().columnType('bytea').hidden().primary(),
    order: () => p.manyToOne(OrderSchema).ref(),
    createdAt: p.datetime(),
  },
});
