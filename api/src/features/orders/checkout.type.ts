import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { CouponRefusal } from '#domain/carts/coupon.ts';
import type { ShippingMethod } from '#domain/carts/shipping.ts';
import type { PaymentMethod } from '#domain/orders/checkout.schema.ts';
import { PaymentMethodEnum, ShippingMethodEnum } from './order.type.ts';

@ObjectType({ description: 'A gift card that pays for an order.', simpleResolvers: true })
export class GiftCard {
  @Field(() => String, { description: 'The last four characters of its code.' })
  lastFour!: string;

  @Field(() => Int, { description: 'What is left of it, in US cents.' })
  balanceCents!: number;
}

@ObjectType({ description: 'What a gift card pays of an order.', simpleResolvers: true })
export class GiftCardPart extends GiftCard {
  @Field(() => Int, { description: 'How much of it is spent, in US cents.' })
  cents!: number;
}

@ObjectType({
  description: 'What the order of a cart would cost, in US cents.',
  simpleResolvers: true,
})
export class CheckoutQuote {
  @Field(() => Int, { description: 'Of all items, before discounts.' })
  subtotalCents!: number;

  @Field(() => Int, { description: 'What the coupon takes off.' })
  discountCents!: number;

  @Field(() => Int, { description: 'What sending costs.' })
  shippingCents!: number;

  @Field(() => Int, { description: 'Sales tax, in ten thousandths.' })
  taxRate!: number;

  @Field(() => Int, { description: 'Sales tax.' })
  taxCents!: number;

  @Field(() => Int, { description: 'All of it.' })
  totalCents!: number;

  @Field(() => [GiftCardPart], { description: 'What each gift card pays of it.' })
  giftCards!: GiftCardPart[];

  @Field(() => Int, { description: 'What gift cards pay of it together.' })
  giftCardCents!: number;

  @Field(() => Int, { description: 'What is left to be paid.' })
  dueCents!: number;

  /** Why the coupon of the cart takes nothing off. */
  couponRefusal!: CouponRefusal | null;
}

@InputType({ description: 'What the order of a cart depends on.' })
export class CheckoutQuoteInput {
  @Field(() => String, { nullable: true, description: 'What the browser calls its cart.' })
  sessionId?: string | null;

  @Field(() => ShippingMethodEnum, { nullable: true, description: 'How it is sent.' })
  shippingMethod?: ShippingMethod | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where it is sent, ISO 3166-1 alpha-2; `US` unless given.',
  })
  country?: string | null;

  @Field(() => [String], { nullable: true, description: 'Codes of gift cards that pay for it.' })
  giftCardCodes?: string[] | null;
}

@InputType({ description: 'Who orders something, and where it is sent.' })
export class OrderCustomerInput {
  @Field(() => String, { description: 'Where emails about the order go.' })
  email!: string;

  @Field(() => String, { description: 'What they are called.' })
  name!: string;

  @Field(() => String, { description: 'Street and number.' })
  address!: string;

  @Field(() => String, { description: 'The city.' })
  city!: string;

  @Field(() => String, { description: 'State or region.' })
  state!: string;

  @Field(() => String, { description: 'ZIP or postal code.' })
  zipCode!: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' })
  country!: string;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether it is billed to the same address.',
  })
  sameAsBilling!: boolean;

  @Field(() => String, { nullable: true, description: 'Street and number of the billing address.' })
  billingAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'City of the billing address.' })
  billingCity?: string | null;

  @Field(() => String, { nullable: true, description: 'State or region of the billing address.' })
  billingState?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code of the billing address.' })
  billingZipCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Country of the billing address: ISO 3166-1 alpha-2.',
  })
  billingCountry?: string | null;
}

@InputType({ description: 'An order of a cart.' })
export class StartCheckoutInput {
  @Field(() => String, {
    nullable: true,
    description: 'What the browser calls its cart; needed by guests.',
  })
  sessionId?: string | null;

  @Field(() => OrderCustomerInput, { description: 'Who orders, and where it is sent.' })
  customer!: OrderCustomerInput;

  @Field(() => ShippingMethodEnum, { nullable: true, description: 'How it is sent.' })
  shippingMethod?: ShippingMethod | null;

  @Field(() => [String], { nullable: true, description: 'Codes of gift cards that pay for it.' })
  giftCardCodes?: string[] | null;

  @Field(() => Int, {
    description: 'The total that was shown, in US cents; another one is refused.',
  })
  expectedTotalCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'What was shown as left to be paid, in US cents; another one is refused.',
  })
  expectedDueCents?: number | null;

  @Field(() => PaymentMethodEnum, { nullable: true, description: 'What it is paid with.' })
  paymentMethod?: PaymentMethod | null;

  @Field(() => String, { description: 'The same for each repetition of one attempt.' })
  idempotencyKey!: string;
}

@InputType({ description: 'An order, and for guests what lets them in.' })
export class OrderAddressInput {
  @Field(() => ID, { description: 'The number of the order, such as `RT-100042`.' })
  number!: string;

  @Field(() => String, { nullable: true, description: 'For guests, the key in their link.' })
  accessKey?: string | null;
}

@InputType({ description: 'An order that is called off.' })
export class CancelOrderInput extends OrderAddressInput {}

@InputType({ description: 'An order of which something is sent back.' })
export class RequestReturnInput extends OrderAddressInput {
  @Field(() => String, { description: 'Why, up to 1,000 characters.' })
  reason!: string;
}
