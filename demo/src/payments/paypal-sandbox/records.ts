import type { SentRecords } from '../sandbox/store/own-records.ts';
import type { Draft } from '../sandbox/store/store.ts';

/* Objects of PayPal's API, by its own names, as far as the product uses them. */

export interface Money {
  currency_code: string;
  /** `90.00`. */
  value: string;
}

export interface Link {
  href: string;
  rel: string;
  method: 'GET' | 'PATCH' | 'POST';
}

export type OrderStatus = 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';

/** How the payer pays, as they chose on the page: what becomes of it when it is captured. */
export type Funding = 'balance' | 'declined' | 'pending';

export interface Order {
  id: string;
  status: OrderStatus;
  customId: string;
  amount: Money;
  returnUrl: string;
  cancelUrl: string;
  /** Null until the payer has agreed. */
  funding: Funding | null;
  /** ISO 8601. */
  createTime: string;
}

export interface Capture {
  id: string;
  orderId: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  amount: Money;
  customId: string;
  createTime: string;
}

export interface Refund {
  id: string;
  captureId: string;
  status: 'COMPLETED';
  amount: Money;
  customId: string;
  createTime: string;
}

/** What PayPal can decide a dispute with, as far as the sandbox does. */
export type Outcome =
  | 'RESOLVED_BUYER_FAVOUR'
  | 'RESOLVED_SELLER_FAVOUR'
  | 'RESOLVED_WITH_PAYOUT'
  | 'CANCELED_BY_BUYER'
  | 'NONE';

export interface Dispute {
  id: string;
  captureId: string;
  status: 'OPEN' | 'UNDER_REVIEW' | 'RESOLVED';
  amount: Money;
  /** Null until it is decided. */
  outcome: Outcome | null;
  /** What the payer was given. */
  refunded: Money | null;
  /** Whether that is shown as a refund, too. */
  isRefund: boolean;
  createTime: string;
  updateTime: string;
}

export interface Event {
  id: string;
  create_time: string;
  resource_type: 'account' | 'capture' | 'checkout-order' | 'dispute' | 'refund';
  event_type: string;
  resource: object;
}

/** What a request with a `PayPal-Request-Id` was answered with. */
interface KeptAnswer {
  id: string;
  /** What was asked. */
  request: string;
  status: number;
  body: object;
}

/** Everything that is stored, by kind. */
export interface Records extends Omit<SentRecords, 'event'> {
  answer: KeptAnswer;
  capture: Capture;
  dispute: Dispute;
  event: Event;
  order: Order;
  refund: Refund;
}

/** What a request sees and changes. */
export interface Scope {
  data: Draft<Records>;
  /** Where the sandbox is reached, for the addresses of its pages. */
  origin: string;
  /** ISO 8601. */
  now: string;
}

/** US cents. */
export const centsOf = ({ value }: Money): number => Math.round(Number(value) * 100);

export const money = (cents: number): Money => ({
  currency_code: 'USD',
  value: (cents / 100).toFixed(2),
});
