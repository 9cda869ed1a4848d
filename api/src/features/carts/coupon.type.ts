import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

@ObjectType({
  description: 'What whoever knows its code pays less with. For administrators.',
  simpleResolvers: true,
})
export class Coupon {
  @Field(() => ID, { description: 'Identifies the coupon.' })
  id!: number;

  @Field(() => String, { description: 'What customers type, in capitals or not.' })
  code!: string;

  @Field(() => Int, { description: 'What has to be bought with it at least, in US cents.' })
  minimumCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How often each customer can use it; null for any number.',
  })
  usesPerCustomer!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How often it can be used in all; null for any number.',
  })
  totalUses!: number | null;

  @Field(() => Int, {
    description: 'How often it was used, for orders that wait for their payment too.',
  })
  useCount!: number;

  @Field(() => DateTimeScalar, { description: 'From when on it can be used.' })
  startsAt!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when it can be used; null for as long as it is on.',
  })
  endsAt!: number | null;

  @Field(() => Boolean, { description: 'Whether it is switched on.' })
  isActive!: boolean;
}

@ObjectType({ description: 'Coupons, page by page.' })
export class CouponConnection extends countedConnectionOf('Coupon', Coupon) {}

@InputType({ description: 'A coupon to be made. One of `percent` and `amountCents` is given.' })
export class CreateCouponInput {
  @Field(() => String, { description: '3 to 32 letters, digits and hyphens.' })
  code!: string;

  @Field(() => Int, { nullable: true, description: 'Takes off so many percent, 1 to 100.' })
  percent?: number | null;

  @Field(() => Int, { nullable: true, description: 'Takes off so many US cents.' })
  amountCents?: number | null;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'What has to be bought with it at least, in US cents; gift cards do not count.',
  })
  minimumCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How often each customer can use it; any number without it.',
  })
  usesPerCustomer?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How often it can be used in all; any number without it.',
  })
  totalUses?: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'From when on it can be used; at once without it.',
  })
  startsAt?: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when it can be used; for as long as it is on without it.',
  })
  endsAt?: number | null;
}

@InputType({ description: 'A coupon to be switched on or off.' })
export class SwitchCouponInput {
  @Field(() => ID, { description: 'The coupon.' })
  couponId!: string;

  @Field(() => Boolean, { description: 'Whether it can be used.' })
  isActive!: boolean;
}
