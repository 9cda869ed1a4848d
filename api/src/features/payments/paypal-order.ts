import { CaptureStatus, OrderStatus, RefundStatus } from '@paypal/paypal-server-sdk';
import type { Money, Order, OrdersCapture, PurchaseUnit, Refund } from '@paypal/paypal-server-sdk';
import type { ProviderState } from '#domain/payments/reconciliation.ts';
import type { ProviderPayment } from '#api/lib/payments/payment-provider.ts';

/** Marks, in what we call an order at PayPal, that it is over: PayPal knows no cancelling. */
const ENDED = ' cancelled';

/** What PayPal is told that a payment is called here. */
export function customIdOf(paymentId: number): string {
  return String(paymentId);
}

/** What PayPal is told of a payment that is not taken any more. */
export function endedIdOf(customId: string): string {
  return customId.endsWith(ENDED) ? customId : customId + ENDED;
}

/** US cents as PayPal writes them: `90.00`. */
export function amountOf(cents: number, currency: string): Money {
  return { currencyCode: currency.toUpperCase(), value: (cents / 100).toFixed(2) };
}

/** Where somebody agrees to an order whose links do not say so, as after they were declined. */
export type ApprovalPage = (orderId: string) => string;

/** A payment as PayPal tells of its order. */
export function paymentOf(order: Order, approvalPage: ApprovalPage): ProviderPayment {
  const { id = '', status, links = [], purchaseUnits: [unit] = [] } = order;
  const capture = captureOf(unit);
  const phase = phaseOf(order, unit, capture);
  const isOpen = phase === 'waiting' && capture === undefined;
  const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  const isCaptured = phase === 'captured';
  return {
    ref: id,
    // Whoever was led to PayPal has it in the address by which they come back.
    clientSecret: id,
    approvalUrl: isOpen ? (link?.href ?? approvalPage(id)) : null,
    isApproved: isOpen && status === OrderStatus.Approved,
    state: {
      ...untouched,
      phase,
      capturedCents: isCaptured ? centsOf(capture?.amount) : 0,
      refundedCents: isCaptured ? refundedOf(unit?.payments?.refunds ?? []) : 0,
      feeCents: isCaptured ? centsOf(capture?.sellerReceivableBreakdown?.paypalFee) : 0,
    },
  };
}

/** A payment whose order PayPal has forgotten, as it does with those that nobody has paid for hours. */
export function forgotten(ref: string): ProviderPayment {
  const state = { ...untouched, phase: 'cancelled' } as const;
  return { ref, clientSecret: ref, approvalUrl: null, isApproved: false, state };
}

/** What was taken of an order, or is being taken; undefined where nothing is. */
export function captureOf(unit: PurchaseUnit | undefined): OrdersCapture | undefined {
  return unit?.payments?.captures?.find(({ status }) => !isFailed(status));
}

function isFailed(status: CaptureStatus | undefined): boolean {
  return status === CaptureStatus.Declined || status === CaptureStatus.Failed;
}

function phaseOf(
  { status }: Order,
  unit: PurchaseUnit | undefined,
  capture: OrdersCapture | undefined,
): ProviderState['phase'] {
  if (capture) return capture.status === CaptureStatus.Pending ? 'waiting' : 'captured';
  const isOver = status === OrderStatus.Voided || status === OrderStatus.Completed;
  return isOver || unit?.customId?.endsWith(ENDED) ? 'cancelled' : 'waiting';
}

function refundedOf(refunds: readonly Refund[]): number {
  return refunds
    .filter(({ status }) => status === RefundStatus.Completed || status === RefundStatus.Pending)
    .reduce((sum, { amount }) => sum + centsOf(amount), 0);
}

function centsOf(money: Money | undefined): number {
  return money ? Math.round(Number(money.value) * 100) : 0;
}

const untouched: ProviderState = {
  phase: 'waiting',
  capturedCents: 0,
  refundedCents: 0,
  dispute: 'none',
  disputedCents: 0,
  feeCents: 0,
};
