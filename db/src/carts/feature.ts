import type { DatabaseFeature } from '../lib/feature.ts';
import { Carts } from '../migrations/0092-carts.ts';
import { CartItemSchema, CartSchema } from './cart.entity.ts';
import { CouponSchema, CouponUseSchema } from './coupon.entity.ts';
import { personalData } from './personal-data.ts';

export const carts = {
  name: 'carts',
  entities: [CouponSchema, CartSchema, CartItemSchema, CouponUseSchema],
  migrations: { '0092-carts': Carts },
  personal: personalData,
} as const satisfies DatabaseFeature;
