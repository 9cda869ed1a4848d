import type { Feature } from '#api/lib/feature.ts';
import { cartLimits } from './cart.limits.ts';
import { CartItemResolver, CartResolver } from './cart.resolver.ts';
import { cartEndpoints } from './cart.rest.ts';
import { cartSchedules } from './cart.schedules.ts';
import { CartCouponResolver, CouponResolver } from './coupon.resolver.ts';

export const carts: Feature = {
  name: 'carts',
  resolvers: [CartResolver, CartItemResolver, CouponResolver, CartCouponResolver],
  endpoints: cartEndpoints,
  schedules: cartSchedules,
  rateLimits: Object.values(cartLimits),
};
