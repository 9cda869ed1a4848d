import { findItems } from '#db/orders/order-item.repository.ts';
import type { OrderItemRow } from '#db/orders/order-item.repository.ts';
import { listOrders, orderListOrder } from '#db/orders/order-list.repository.ts';
import type { OrderRow } from '#db/orders/order.repository.ts';
import type { Sql } from '#db/orm.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { paymentMethods } from '#domain/orders/checkout.schema.ts';
import { orderStatuses } from '#domain/orders/order-lifecycle.ts';
import { DEFAULT_ORDER_SORT } from '#domain/orders/order-sort.ts';
import { csvEndpoint } from '#api/lib/csv-endpoint.ts';
import { dollarCell, instantCell } from '#api/lib/csv.ts';
import type { CsvCells } from '#api/lib/csv.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { choice, shape, text } from '#api/lib/shapes.ts';
import { orderFilter } from './order-admin.service.ts';
import { backCents } from './order-ledger.ts';

const filterShape = shape({
  text: text.max(SEARCH_TEXT_LIMIT).optional().meta({
    meaning: 'A part of the number, of the email address or of the name.',
  }),
  status: choice(orderStatuses).optional(),
  paymentMethod: choice(paymentMethods).optional(),
});

const columns = [
  'order',
  'created',
  'status',
  'payment_method',
  'name',
  'email',
  'country',
  'items',
  'subtotal_usd',
  'discount_usd',
  'coupon',
  'shipping_usd',
  'tax_usd',
  'total_usd',
  'gift_cards_usd',
  'refunded_usd',
  'paid',
  'shipped',
  'carrier',
  'tracking',
] as const;

/** Orders as a table. */
export const orderCsvEndpoints: readonly RestEndpoint[] = [
  csvEndpoint({
    name: 'orders',
    summary: 'Orders of the shop as a table, all of them or those that are wanted',
    meaning: 'The file, the latest orders first.',
    filter: filterShape,
    columns,
    order: orderListOrder(DEFAULT_ORDER_SORT),
    list: (db, wanted, part) => listOrders(db, orderFilter(wanted), DEFAULT_ORDER_SORT, part),
    cellsOf: rowsOf,
  }),
];

async function rowsOf(db: Sql, orders: readonly OrderRow[]): Promise<CsvCells[]> {
  const items = await findItems(
    db,
    orders.map(({ id }) => id),
  );
  const byOrder = Map.groupBy(items, ({ orderId }) => orderId);
  return orders.map((order) => cellsOf(order, byOrder.get(order.id) ?? []));
}

function cellsOf(order: OrderRow, items: readonly OrderItemRow[]): CsvCells {
  return [
    order.number,
    instantCell(order.createdAt),
    order.status,
    order.paymentMethod,
    order.customer?.name ?? '',
    order.email ?? '',
    order.country,
    items.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
    dollarCell(order.subtotalCents),
    dollarCell(order.discountCents),
    order.couponCode ?? '',
    dollarCell(order.shippingCents),
    dollarCell(order.taxCents),
    dollarCell(order.totalCents),
    dollarCell(order.giftCardCents),
    dollarCell(backCents(order)),
    instantCell(order.paidAt),
    instantCell(order.shippedAt),
    order.carrier,
    order.trackingNumber,
  ];
}
