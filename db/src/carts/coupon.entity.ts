import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';

/** What somebody who knows its code pays less with. */
export const CouponSchema = defineEntity({
  name: 'Coupon',
  tableName: 'coupons',
  properties: {
    id: p.integer().primary().autoincrement(),
    code: p.text().columnType('citext'),
    /** One of the two. */
    percent: p.integer().nullable(),
    amountCents: p.integer().nullable(),
    minimumCents: p.integer().default(0),
    usesPerCustomer: p.integer().nullable(),
    totalUses: p.integer().nullable(),
    startsAt: p.datetime(),
    endsAt: p.datetime().nullable(),
    isActive: p.boolean().default(true),
    createdAt: p.datetime(),
  },
});

/** A coupon that was used for an order, one that waits for its payment included. */
export const CouponUseSchema = defineEntity({
  name: 'CouponUse',
  tableName: 'coupon_uses',
  properties: {
    coupon: () => p.manyToOne(CouponSchema).ref().primary(),
    orderId: p.integer().primary(),
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    /** As it was given with the order. */
    email: p.text().columnType('citext').nullable(),
    usedAt: p.datetime(),
  },
});
