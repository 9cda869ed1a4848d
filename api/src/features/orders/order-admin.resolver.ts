import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { validate } from '#domain/errors/validate.ts';
import { orderNoteSchema, refundSchema, shipmentSchema } from '#domain/orders/checkout.schema.ts';
import { DEFAULT_ORDER_SORT } from '#domain/orders/order-sort.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import {
  AddOrderNoteInput,
  DeclineReturnInput,
  FulfilOrderInput,
  MarkDeliveredInput,
  OrderFilterInput,
  OrderSortInput,
  RefundOrderInput,
} from './order-admin.input.ts';
import {
  addOrderNote,
  allOrders,
  declineReturn,
  fulfilOrder,
  markDelivered,
  orderFilter,
  refundOrder,
} from './order-admin.service.ts';
import { Order, OrderConnection } from './order.type.ts';

const orderField = {
  order: { type: () => Order, description: 'The order, as it is now.' },
} as const;

/** What administrators do with orders. */
@Resolver()
export class OrderAdminResolver {
  @For('staff')
  @Query(() => OrderConnection, {
    description: 'Orders, the latest first unless sorted otherwise. For administrators.',
  })
  async orders(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('sort', () => OrderSortInput, {
      defaultValue: DEFAULT_ORDER_SORT,
      description: 'Their order.',
    })
    sort: OrderSortInput,
    @Arg('filter', () => OrderFilterInput, {
      nullable: true,
      description: 'Which are wanted.',
    })
    filter?: OrderFilterInput | null,
  ) {
    return allOrders(context, orderFilter(filter ?? {}), sort, page);
  }

  @For('staff')
  @Change('Notes that an order was sent; its customer is mailed. For administrators.', orderField)
  async fulfilOrder(
    @Ctx() context: Context,
    @Input(() => FulfilOrderInput) { number, ...input }: FulfilOrderInput,
  ) {
    return { order: await fulfilOrder(context, number, validate(shipmentSchema, input)) };
  }

  @For('staff')
  @Change('Notes that an order has arrived. For administrators.', orderField)
  async markDelivered(
    @Ctx() context: Context,
    @Input(() => MarkDeliveredInput) { number }: MarkDeliveredInput,
  ) {
    return { order: await markDelivered(context, number) };
  }

  @For('staff')
  @Change('Does not take back what a customer wants to send. For administrators.', orderField)
  async declineReturn(
    @Ctx() context: Context,
    @Input(() => DeclineReturnInput) { number, ...input }: DeclineReturnInput,
  ) {
    const { note } = validate(orderNoteSchema, input);
    return { order: await declineReturn(context, number, note) };
  }

  @For('staff')
  @Change('Has money of an order go back. For administrators.', orderField)
  async refundOrder(
    @Ctx() context: Context,
    @Input(() => RefundOrderInput) { number, ...input }: RefundOrderInput,
  ) {
    return { order: await refundOrder(context, number, validate(refundSchema, input)) };
  }

  @For('staff')
  @Change('Notes something about an order for staff alone. For administrators.', orderField)
  async addOrderNote(
    @Ctx() context: Context,
    @Input(() => AddOrderNoteInput) { number, ...input }: AddOrderNoteInput,
  ) {
    const { note } = validate(orderNoteSchema, input);
    return { order: await addOrderNote(context, number, note) };
  }
}
