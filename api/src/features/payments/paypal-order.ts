import { CaptureStatus, OrderStatus, RefundStatus } from '@paypal/paypal-server-sdk';
import type { Money, Order, OrdersCapture, PurchaseUnit, Refund } from '@paypal/paypal-server-sdk';
import type { ProviderState } from '#domain/payments/reconciliation.ts';
import type { ProviderPayment } from '#api/lib/payments/payment-provider.ts';
import type { PayPalDispute } from './paypal-dispute.ts';
import { centsOf } from './paypal-money.ts';

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

/** A payment as PayPal tells of its order. @param dispute the latest about what was taken of it */
export function paymentOf(
  order: Order,
  approvalPage: ApprovalPage,
  dispute: PayPalDispute | undefined,
): ProviderPayment {
  const { id = '', status, links = [], purchaseUnits: [unit] = [] } = order;
  const capture = captureOf(unit);
  const phase = phaseOf(order, unit, capture);
  const isOpen = phase === 'waiting' && capture === undefined;
  const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  const taken = phase === 'captured' ? capture : undefined;
  return {
    ref: id,
    // Whoever was led to PayPal has it in the address by which they come back.
    clientSecret: id,
    approvalUrl: isOpen ? (link?.href ?? approvalPage(id)) : null,
    isApproved: isOpen && status === OrderStatus.Approved,
    state: {
      ...untouched,
      phase,
      feeCents: centsOf(taken?.sellerReceivableBreakdown?.paypalFee),
      ...(taken && movedOf(centsOf(taken.amount), unit?.payments?.refunds ?? [], dispute)),
    },
  };
}

/** What was taken, and what of it went back in which way. */
function movedOf(
  capturedCents: number,
  refunds: readonly Refund[],
  dispute: PayPalDispute | undefined,
): Omit<ProviderState, 'phase' | 'feeCents'> {
  const refundedCents = refundedOf(refunds);
  if (!dispute) return { capturedCents, refundedCents, dispute: 'none', disputedCents: 0 };
  // What a dispute gives back PayPal may show as a refund: then it is one, and nothing is gone beside it.
  const since = refunds.filter(({ createTime = '' }) => Date.parse(createTime) >= dispute.openedAt);
  const refundedSince = refundedOf(since);
  const most = capturedCents - (refundedCents - refundedSince);
  const disputedCents = Math.max(0, Math.min(dispute.cents, most) - refundedSince);
  const isGivenBack = dispute.state === 'lost' && disputedCents === 0;
  const state = isGivenBack ? 'won' : dispute.state;
  return { capturedCents, refundedCents, dispute: state, disputedCents };
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

const untouched: ProviderState = {
  phase: 'waiting',
  capturedCents: 0,
  refundedCents: 0,
  dispute: 'none',
  disputedCents: 0,
  feeCents: 0,
};
