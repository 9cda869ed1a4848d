import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { CouponRow } from '#db/carts/coupon.repository.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { CartCoupon } from './cart.type.ts';
import { allCoupons, createCoupon, switchCoupon } from './coupon.service.ts';
import { Coupon, CouponConnection, CreateCouponInput, SwitchCouponInput } from './coupon.type.ts';

const changed = {
  coupon: { type: () => Coupon, description: 'The coupon as it is now.' },
} as const;

/** What administrators do about coupons. */
@Resolver(() => Coupon)
export class CouponResolver {
  @For('staff')
  @Query(() => CouponConnection, { description: 'All coupons, newest first. For administrators.' })
  async coupons(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return allCoupons(context, page);
  }

  @For('staff')
  @Change('Makes a coupon. For administrators.', changed)
  async createCoupon(
    @Ctx() context: Context,
    @Input(() => CreateCouponInput) input: CreateCouponInput,
  ) {
    return { coupon: await createCoupon(context, input) };
  }

  @For('staff')
  @Change(
    'Switches a coupon on or off. In carts that have it, it takes nothing off while it is off. For administrators.',
    changed,
  )
  async switchCoupon(
    @Ctx() context: Context,
    @Input(() => SwitchCouponInput) { couponId, isActive }: SwitchCouponInput,
  ) {
    const id = requireId(couponId, 'carts.couponNotFound');
    return { coupon: await switchCoupon(context, id, isActive) };
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many percent it takes off; null where that is an amount.',
  })
  percent(@Root() coupon: CouponRow): number | null {
    return percentOf(coupon);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many US cents it takes off; null where that is a percentage.',
  })
  amountCents(@Root() coupon: CouponRow): number | null {
    return amountOf(coupon);
  }
}

@Resolver(() => CartCoupon)
export class CartCouponResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many percent it takes off; null where that is an amount.',
  })
  percent(@Root() coupon: CouponRow): number | null {
    return percentOf(coupon);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many US cents it takes off; null where that is a percentage.',
  })
  amountCents(@Root() coupon: CouponRow): number | null {
    return amountOf(coupon);
  }
}

function percentOf({ saving }: CouponRow): number | null {
  return saving.kind === 'percent' ? saving.percent : null;
}

function amountOf({ saving }: CouponRow): number | null {
  return saving.kind === 'amount' ? saving.amountCents : null;
}
