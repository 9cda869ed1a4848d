import { DAY_MS, MINUTE_MS } from '#domain/time/calendar.ts';

/** Where an order can stand. It starts as awaiting its payment. */
export const orderStatuses = [
  /** Made, with its stock reserved for a while. */
  'awaiting-payment',
  'paid',
  /** What is sent is on its way. */
  'shipped',
  /** All of it has reached whoever ordered it. */
  'delivered',
  'cancelled',
  /** Not paid while its stock was reserved. */
  'expired',
  /** Whoever ordered it wants to send something back. */
  'return-requested',
  /** All that was paid went back. */
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** As whom somebody deals with an order. `system` is the product itself: by rule, clock or payment. */
export const orderActors = ['customer', 'admin', 'system'] as const;
export type OrderActor = (typeof orderActors)[number];

export const orderActions = [
  'pay',
  'expire',
  'replace',
  'cancel',
  'ship',
  'deliver',
  'request-return',
  'decline-return',
  'refund-part',
  'refund',
  'return-refund',
] as const;
export type OrderAction = (typeof orderActions)[number];

interface Transition {
  by: readonly OrderActor[];
  /** From where it leads where. */
  moves: Partial<Readonly<Record<OrderStatus, OrderStatus>>>;
}

/**
 * The whole lifecycle. Server and client read allowed moves from here and nowhere else. That a part was
 * refunded is no status but an amount: what is left of such an order is sent all the same.
 */
export const orderTransitions: Readonly<Record<OrderAction, Transition>> = {
  /** Also after it has expired, as long as all of it is there. */
  pay: { by: ['system'], moves: { 'awaiting-payment': 'paid', expired: 'paid' } },
  expire: { by: ['system'], moves: { 'awaiting-payment': 'expired' } },
  /** The same cart is ordered in another way: of two attempts only the last can be paid. */
  replace: {
    by: ['system'],
    moves: { 'awaiting-payment': 'cancelled', expired: 'cancelled' },
  },
  cancel: {
    by: ['customer', 'admin'],
    moves: { 'awaiting-payment': 'cancelled', expired: 'cancelled', paid: 'cancelled' },
  },
  ship: { by: ['admin'], moves: { paid: 'shipped' } },
  /** By the product where nothing has to be sent. */
  deliver: { by: ['admin', 'system'], moves: { paid: 'delivered', shipped: 'delivered' } },
  'request-return': {
    by: ['customer'],
    moves: { shipped: 'return-requested', delivered: 'return-requested' },
  },
  'decline-return': { by: ['admin'], moves: { 'return-requested': 'delivered' } },
  /** Money has gone back. With a part of it, a return is dealt with. */
  'refund-part': {
    by: ['system'],
    moves: {
      paid: 'paid',
      shipped: 'shipped',
      delivered: 'delivered',
      'return-requested': 'delivered',
      cancelled: 'cancelled',
    },
  },
  refund: {
    by: ['system'],
    moves: {
      paid: 'refunded',
      shipped: 'refunded',
      delivered: 'refunded',
      'return-requested': 'refunded',
      cancelled: 'cancelled',
    },
  },
  /**
   * A refund could not be delivered: its money is here again, and can go back in another way. What had
   * all gone back was taken back or never sent, and stays so.
   */
  'return-refund': {
    by: ['system'],
    moves: {
      paid: 'paid',
      shipped: 'shipped',
      delivered: 'delivered',
      'return-requested': 'return-requested',
      cancelled: 'cancelled',
      refunded: 'cancelled',
    },
  },
};

/** The status after `action`, or undefined where `actor` may not take it from `status`. */
export function nextOrderStatus(
  status: OrderStatus,
  action: OrderAction,
  actor: OrderActor,
): OrderStatus | undefined {
  const { by, moves } = orderTransitions[action];
  return by.includes(actor) ? moves[status] : undefined;
}

/** Statuses in which an order can be paid. */
export const payableOrderStatuses: readonly OrderStatus[] = orderStatuses.filter((status) =>
  nextOrderStatus(status, 'pay', 'system'),
);

/** Statuses of what was paid and is not called off. Money of it can go back. */
export const paidOrderStatuses: readonly OrderStatus[] = [
  'paid',
  'shipped',
  'delivered',
  'return-requested',
];

/** How long the stock of an order that is not paid yet is kept for it. */
export const RESERVED_MS = 30 * MINUTE_MS;

/** How long after it was sent something can be returned. */
export const RETURN_DAYS = 30;

/** An order as far as its customer’s rights depend on it. */
export interface CustomersOrder {
  status: OrderStatus;
  /** Whether any of it is sent. */
  isShipped: boolean;
  /** Whether any of it reaches its customer at once, as downloads and gift cards do. */
  isHandedOver: boolean;
  /** When it was sent, epoch milliseconds; null before. */
  shippedAt: number | null;
}

/** Whether its customer may call it off: once it is paid, not what they have already. */
export function canCustomerCancel({ status, isHandedOver }: CustomersOrder): boolean {
  if (status === 'paid' && isHandedOver) return false;
  return nextOrderStatus(status, 'cancel', 'customer') !== undefined;
}

/** Whether its customer may ask at `now` (epoch milliseconds) to send something back. */
export function canCustomerReturn(order: CustomersOrder, now: number): boolean {
  const { status, isShipped, shippedAt } = order;
  if (!isShipped || shippedAt === null || now > shippedAt + RETURN_DAYS * DAY_MS) return false;
  return nextOrderStatus(status, 'request-return', 'customer') !== undefined;
}
