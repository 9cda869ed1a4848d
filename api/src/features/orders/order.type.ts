import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ShippingMethod } from '#domain/carts/shipping.ts';
import type { ProductKind } from '#domain/catalog/product.ts';
import type { PaymentMethod } from '#domain/orders/checkout.schema.ts';
import type { OrderEventKind } from '#domain/orders/order-event.ts';
import type { OrderActor, OrderStatus } from '#domain/orders/order-lifecycle.ts';
import { ProductKindEnum } from '#api/features/catalog/product.type.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const OrderStatusEnum = publishEnum<OrderStatus>('OrderStatus', 'Where an order stands.', {
  'awaiting-payment': 'Made; its stock is kept for half an hour.',
  paid: 'Paid, and not sent yet.',
  shipped: 'On its way.',
  delivered: 'All of it has arrived.',
  cancelled: 'Called off.',
  expired: 'Not paid in time.',
  'return-requested': 'Its customer wants to send something back.',
  refunded: 'All that was paid went back.',
});

export const OrderEventKindEnum = publishEnum<OrderEventKind>(
  'OrderEventKind',
  'What has happened to an order.',
  {
    make: 'It was made.',
    note: 'Somebody noted something, for staff alone.',
    pay: 'It was paid.',
    expire: 'It was not paid in time.',
    replace: 'Its cart was ordered in another way.',
    cancel: 'It was called off.',
    ship: 'It was sent.',
    deliver: 'It has arrived.',
    'request-return': 'Its customer wants to send something back.',
    'decline-return': 'It is not taken back.',
    'decide-refund': 'Somebody has decided a refund, for staff alone.',
    'refund-part': 'A part of the money went back.',
    refund: 'All of the money went back.',
    'return-refund': 'A refund could not be delivered: its money is here again.',
  },
);

export const OrderActorEnum = publishEnum<OrderActor>(
  'OrderActor',
  'As whom somebody deals with an order.',
  {
    customer: 'Who ordered.',
    admin: 'Who runs the product.',
    system: 'The product itself, by rule, by clock or by a payment.',
  },
);

export const PaymentMethodEnum = publishEnum<PaymentMethod>(
  'PaymentMethod',
  'What an order is paid with.',
  { stripe: 'A card.', paypal: 'PayPal.' },
);

export const ShippingMethodEnum = publishEnum<ShippingMethod>(
  'ShippingMethod',
  'How things are sent.',
  { standard: 'Within a week, further away within two.', express: 'Within days.' },
);

@ObjectType({
  description: 'Who has ordered something, and where it is sent.',
  simpleResolvers: true,
})
export class OrderCustomer {
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

  @Field(() => Boolean, { description: 'Whether it is billed to the same address.' })
  sameAsBilling!: boolean;

  @Field(() => String, { nullable: true, description: 'Street and number of the billing address.' })
  billingAddress?: string;

  @Field(() => String, { nullable: true, description: 'City of the billing address.' })
  billingCity?: string;

  @Field(() => String, { nullable: true, description: 'State or region of the billing address.' })
  billingState?: string;

  @Field(() => String, { nullable: true, description: 'Postal code of the billing address.' })
  billingZipCode?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Country of the billing address: ISO 3166-1 alpha-2.',
  })
  billingCountry?: string;
}

@ObjectType({ description: 'A file that comes with what was bought.', simpleResolvers: true })
export class OrderDownload {
  @Field(() => String, { description: 'What it is called.' })
  fileName!: string;

  @Field(() => Int, { description: 'How large it is, in bytes.' })
  byteCount!: number;

  @Field(() => String, { description: 'Where it is, for an hour from now on.' })
  url!: string;
}

@ObjectType({ description: 'Something that was chosen of a product.', simpleResolvers: true })
export class OrderChoice {
  @Field(() => String, { description: 'What was chosen, such as `Color`.' })
  name!: string;

  @Field(() => String, { description: 'How it was chosen, such as `Black`.' })
  value!: string;
}

@ObjectType({ description: 'So many of a product, as they were ordered.', simpleResolvers: true })
export class OrderItem {
  @Field(() => ID, { description: 'Identifies the item.' })
  id!: number;

  @Field(() => ProductKindEnum, { description: 'How it reaches whoever buys it.' })
  kind!: ProductKind;

  @Field(() => String, { description: 'What the product was called then.' })
  name!: string;

  @Field(() => Int, { description: 'How many.' })
  quantity!: number;

  @Field(() => Int, { description: 'Price of one, in US cents.' })
  unitCents!: number;
}

@ObjectType({ description: 'A gift card that was bought.', simpleResolvers: true })
export class OrderGiftCard {
  @Field(() => ID, { description: 'Identifies the gift card.' })
  id!: number;

  @Field(() => Int, { description: 'What it was worth when it was bought, in US cents.' })
  initialCents!: number;

  @Field(() => String, { description: 'Whom it is mailed to.' })
  recipientEmail!: string;

  @Field(() => DateTimeScalar, { description: 'When it is mailed.' })
  deliverAt!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was mailed.' })
  mailedAt!: number | null;
}

@ObjectType({ description: 'Something that has happened to an order.', simpleResolvers: true })
export class OrderEvent {
  @Field(() => ID, { description: 'Identifies the event.' })
  id!: number;

  @Field(() => OrderEventKindEnum, { description: 'What has happened.' })
  kind!: OrderEventKind;

  @Field(() => OrderActorEnum, { description: 'Who acted.' })
  actor!: OrderActor;

  @Field(() => OrderStatusEnum, { description: 'Where the order stands since.' })
  status!: OrderStatus;

  @Field(() => Int, { nullable: true, description: 'Of refunds, how much, in US cents.' })
  cents!: number | null;

  @Field(() => String, { description: 'What was said of it; may be empty.' })
  note!: string;

  @Field(() => DateTimeScalar, { description: 'When.' })
  at!: number;
}

@ObjectType({
  description:
    'What somebody buys. Only ever shown to its customer, to guests by a key, and to administrators. Amounts are US cents, as they were agreed.',
  simpleResolvers: true,
})
export class Order {
  @Field(() => ID, { description: 'What people call it, such as `RT-100042`.' })
  number!: string;

  @Field(() => OrderStatusEnum, { description: 'Where it stands.' })
  status!: OrderStatus;

  @Field(() => String, { nullable: true, description: 'Where its emails go.' })
  email!: string | null;

  @Field(() => OrderCustomer, {
    nullable: true,
    description: 'Who has ordered; null until that is said, and once they are forgotten.',
  })
  customer!: OrderCustomer | null;

  @Field(() => PaymentMethodEnum, { description: 'What it is paid with.' })
  paymentMethod!: PaymentMethod;

  @Field(() => ShippingMethodEnum, { description: 'How it is sent.' })
  shippingMethod!: ShippingMethod;

  @Field(() => Boolean, { description: 'Whether any of it is sent.' })
  isShipped!: boolean;

  @Field(() => Int, { description: 'Of all items, before discounts.' })
  subtotalCents!: number;

  @Field(() => Int, { description: 'What the coupon takes off.' })
  discountCents!: number;

  @Field(() => String, { nullable: true, description: 'The coupon.' })
  couponCode!: string | null;

  @Field(() => Int, { description: 'What sending costs.' })
  shippingCents!: number;

  @Field(() => Int, { description: 'Sales tax, in ten thousandths.' })
  taxRate!: number;

  @Field(() => Int, { description: 'Sales tax.' })
  taxCents!: number;

  @Field(() => Int, { description: 'All of it.' })
  totalCents!: number;

  @Field(() => Int, { description: 'What gift cards pay of the total.' })
  giftCardCents!: number;

  @Field(() => String, { description: 'Who takes it to its customer; may be empty.' })
  carrier!: string;

  @Field(() => String, { description: 'What they call it; may be empty.' })
  trackingNumber!: string;

  @Field(() => String, { description: 'Why something is sent back; may be empty.' })
  returnReason!: string;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: number;

  @Field(() => DateTimeScalar, { description: 'Until when it is kept while it is not paid.' })
  expiresAt!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was paid.' })
  paidAt!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was sent.' })
  shippedAt!: number | null;
}

@ObjectType({ description: 'A list of orders.' })
export class OrderConnection extends countedConnectionOf('Order', Order) {}
