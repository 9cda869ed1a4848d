import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { ProductVariantSchema } from '#db/catalog/product.entity.ts';
import type { CartOptions } from '#domain/carts/cart-options.ts';
import { CouponSchema } from './coupon.entity.ts';

/** What somebody is about to buy: a user, or a visitor by what their browser calls the cart. */
export const CartSchema = defineEntity({
  name: 'Cart',
  tableName: 'carts',
  properties: {
    id: p.integer().primary().autoincrement(),
    sessionDigest: p.text().nullable(),
    user: () => p.oneToOne(UserSchema).ref().nullable().owner(),
    coupon: () => p.manyToOne(CouponSchema).ref().nullable(),
    updatedAt: p.datetime(),
  },
});

/** So many of a variant in a cart. */
export const CartItemSchema = defineEntity({
  name: 'CartItem',
  tableName: 'cart_items',
  properties: {
    id: p.integer().primary().autoincrement(),
    cart: () => p.manyToOne(CartSchema).ref(),
    variant: () => p.manyToOne(ProductVariantSchema).ref(),
    quantity: p.integer(),
    options: p.json().$type<CartOptions>(),
    isSavedForLater: p.boolean().default(false),
    /** What one cost when its owner last put it there or changed it. */
    seenCents: p.integer(),
    addedAt: p.datetime(),
  },
});
