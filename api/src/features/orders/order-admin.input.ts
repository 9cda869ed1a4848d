import { Field, ID, InputType, Int } from 'type-graphql';
import type { PaymentMethod } from '#domain/orders/checkout.schema.ts';
import type { OrderStatus } from '#domain/orders/order-lifecycle.ts';
import type { OrderSort, OrderSortKey } from '#domain/orders/order-sort.ts';
import type { SortDirection } from '#domain/search/studio-search.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { SortDirectionEnum } from '#api/lib/sort-direction.ts';
import { OrderStatusEnum, PaymentMethodEnum } from './order.type.ts';

const OrderSortKeyEnum = publishEnum<OrderSortKey>('OrderSortKey', 'What orders are sorted by.', {
  created: 'When they were made.',
  total: 'What they cost.',
});

@InputType({ description: 'How orders are sorted.' })
export class OrderSortInput implements OrderSort {
  @Field(() => OrderSortKeyEnum, { description: 'What they are sorted by.' })
  key!: OrderSortKey;

  @Field(() => SortDirectionEnum, { description: 'Which end comes first.' })
  direction!: SortDirection;
}

@InputType({ description: 'Which orders are wanted.' })
export class OrderFilterInput {
  @Field(() => OrderStatusEnum, { nullable: true, description: 'Only those that stand there.' })
  status?: OrderStatus | null;

  @Field(() => PaymentMethodEnum, {
    nullable: true,
    description: 'Only those that are paid so.',
  })
  paymentMethod?: PaymentMethod | null;

  @Field(() => String, {
    nullable: true,
    description: 'A part of the number, of the email address or of the name.',
  })
  text?: string | null;
}

@InputType({ description: 'An order that is sent.' })
export class FulfilOrderInput {
  @Field(() => ID, { description: 'The number of the order.' })
  number!: string;

  @Field(() => String, { nullable: true, description: 'Who takes it to its customer.' })
  carrier?: string | null;

  @Field(() => String, { nullable: true, description: 'What they call it.' })
  trackingNumber?: string | null;
}

@InputType({ description: 'An order that has arrived.' })
export class MarkDeliveredInput {
  @Field(() => ID, { description: 'The number of the order.' })
  number!: string;
}

@InputType({ description: 'A return that is not accepted.' })
export class DeclineReturnInput {
  @Field(() => ID, { description: 'The number of the order.' })
  number!: string;

  @Field(() => String, { description: 'Why; its customer reads it.' })
  note!: string;
}

@InputType({ description: 'So many of an item, of which the money goes back.' })
export class RefundedItemInput {
  @Field(() => ID, { description: 'Identifies the item of the order.' })
  itemId!: string;

  @Field(() => Int, { description: 'How many; not more than were ordered.' })
  quantity!: number;
}

@InputType({ description: 'An order of which money goes back.' })
export class RefundOrderInput {
  @Field(() => ID, { description: 'The number of the order.' })
  number!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'How much, in US cents. Unless given, what was paid for `items`; all that is left without those.',
  })
  amountCents?: number | null;

  @Field(() => [RefundedItemInput], {
    nullable: true,
    description: 'What the money is for; it is noted with the reason.',
  })
  items?: RefundedItemInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'What could still go back when this was decided: `refundableCents`. Where it is something else by now, nothing goes back, so that whoever asks twice is heard once.',
  })
  expectedRefundableCents?: number | null;

  @Field(() => String, { description: 'Why, for whoever looks at the books.' })
  reason!: string;
}

@InputType({ description: 'Something that staff notes about an order.' })
export class AddOrderNoteInput {
  @Field(() => ID, { description: 'The number of the order.' })
  number!: string;

  @Field(() => String, { description: 'What is noted, up to 1,000 characters.' })
  note!: string;
}
