import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { CouponRefusal } from '#domain/carts/coupon.ts';
import { CART_LINES_LIMIT } from '#domain/carts/limits.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { Cost } from '#api/lib/query-cost.ts';
import { CartItemOptions } from './cart-options.type.ts';

export const CouponRefusalEnum = publishEnum<CouponRefusal>(
  'CouponRefusal',
  'Why a coupon takes nothing off.',
  {
    'not-started': 'It cannot be used yet.',
    ended: 'It cannot be used any more.',
    'used-up': 'It was used as often as it can be.',
    'used-by-customer': 'Whoever is logged in has used it as often as they can.',
    'below-minimum': 'Too little is bought with it; gift cards do not count.',
  },
);

@ObjectType({ description: 'A coupon in a cart.', simpleResolvers: true })
export class CartCoupon {
  @Field(() => String, { description: 'Its code, as it was made.' })
  code!: string;

  @Field(() => Int, { description: 'What has to be bought with it at least, in US cents.' })
  minimumCents!: number;

  @Field(() => CouponRefusalEnum, {
    nullable: true,
    description: 'Why it takes nothing off now; null when it does.',
  })
  refusal!: CouponRefusal | null;
}

@ObjectType('CartQuote', {
  description:
    'What a cart costs, in US cents: what can be bought of it, sent within the United States by standard shipping.',
  simpleResolvers: true,
})
export class CartQuoteType {
  @Field(() => Int, { description: 'All items, before discounts.' })
  subtotalCents!: number;

  @Field(() => Int, { description: 'What the coupon takes off.' })
  discountCents!: number;

  @Field(() => Int, { description: 'Sending it.' })
  shippingCents!: number;

  @Field(() => Int, { description: 'Sales tax on what is left after the discount.' })
  taxCents!: number;

  @Field(() => Int, { description: 'All of it together.' })
  totalCents!: number;
}

@ObjectType('CartItem', {
  description:
    'Something in a cart. What it costs and whether it can be had is looked up each time.',
  simpleResolvers: true,
})
export class CartItemType {
  @Field(() => ID, { description: 'Identifies the item.' })
  id!: number;

  @Field(() => Int, { description: 'How many are asked for, 1 to 99.' })
  quantity!: number;

  @Field(() => Int, { description: 'What one costs now, in US cents.' })
  unitCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many can be had; null where there is no end of them.',
  })
  availableQuantity!: number | null;

  @Field(() => Boolean, {
    description: 'Whether it waits beside the cart: it is not counted, and not bought.',
  })
  isSavedForLater!: boolean;

  @Field(() => CartItemOptions, { description: 'What was chosen beside the variant.' })
  options!: CartItemOptions;
}

@ObjectType('Cart', {
  description: 'What somebody is about to buy. There is one for each user and each visitor.',
  simpleResolvers: true,
})
export class CartType {
  @Cost({ items: CART_LINES_LIMIT })
  @Field(() => [CartItemType], {
    description: 'What is in it, in the order in which it was put there, saved things included.',
  })
  items!: CartItemType[];

  @Field(() => Int, {
    description: 'How many things are in it, by their quantities; those saved for later are not.',
  })
  itemCount!: number;

  @Field(() => CartCoupon, { nullable: true, description: 'Its coupon; null without one.' })
  coupon!: CartCoupon | null;

  @Field(() => CartQuoteType, { description: 'What it costs.' })
  quote!: CartQuoteType;
}
