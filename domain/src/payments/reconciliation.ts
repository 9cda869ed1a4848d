import {
  capture,
  disputeLost,
  disputeOpened,
  disputeWon,
  refund,
  refundReturned,
} from './ledger.ts';
import type { LedgerTransaction } from './ledger.ts';
import { nextPaymentStatus, unfinishedStatuses } from './payment-lifecycle.ts';
import type { PaymentAction, PaymentStatus } from './payment-lifecycle.ts';

/** What the provider says of a payment, in cents. */
export interface ProviderState {
  phase: 'waiting' | 'authorized' | 'captured' | 'cancelled';
  /** Above zero once it is captured. */
  capturedCents: number;
  /** All that went back, or is on its way. Becomes less when a refund could not be delivered. */
  refundedCents: number;
  /** Where the latest dispute stands, if there was any that took money back. */
  dispute: 'none' | 'open' | 'won' | 'lost';
  /** What that one has taken: of one that is lost what does not come back, of one that is won anything. */
  disputedCents: number;
  /** What the provider keeps for its work; zero until it is known. */
  feeCents: number;
}

/** Where a payment stands, in cents. */
export interface PaymentFigures {
  status: PaymentStatus;
  capturedCents: number;
  refundedCents: number;
  /** What the payer's bank has taken back and not returned. */
  disputedCents: number;
  feeCents: number;
}

/** Something that has happened to a payment. */
export interface PaymentStep {
  action: PaymentAction;
  /** What has moved with it; zero for what only changes the status. */
  cents: number;
}

export interface Reconciliation {
  /** What has happened, in this order. */
  steps: readonly PaymentStep[];
  /** What the provider keeps beyond what is known already. */
  newFeeCents: number;
  /** Where the payment stands then. */
  figures: PaymentFigures;
}

/**
 * What has happened to a payment since we looked: nothing when it stands as the provider says.
 * @param provider what the provider said after `known` was stored
 * @throws Error when the lifecycle has no way from one to the other, or the provider has forgotten money
 */
export function reconcile(known: PaymentFigures, provider: ProviderState): Reconciliation {
  const steps: PaymentStep[] = [];
  let { status } = known;
  const take = (action: PaymentAction, cents = 0) => {
    const next = nextPaymentStatus(status, action);
    if (!next) throw new Error(`The provider says ${action} of a payment that is ${status}.`);
    status = next;
    steps.push({ action, cents });
  };
  const { capturedCents, refundedCents } = provider;
  // Whoever forgets a payment knows nothing of it, not that it was given back.
  if (capturedCents < known.capturedCents) {
    throw new Error(
      `The provider says that ${capturedCents} of ${known.capturedCents} were taken.`,
    );
  }
  const takeRefund = (cents: number) =>
    take(refundedCents === capturedCents ? 'refund' : 'refund-part', cents);

  if (capturedCents > 0) {
    if (known.capturedCents === 0) take('capture', capturedCents);
  } else if (provider.phase === 'cancelled') {
    if (unfinishedStatuses.includes(status)) take('cancel');
  } else if (provider.phase === 'authorized') {
    if (status !== 'authorized') take('authorize');
  } else if (status === 'opened') take('submit');

  const refunded = refundedCents - known.refundedCents;
  if (refunded > 0) takeRefund(refunded);
  if (refunded < 0) {
    take('return-refund', -refunded);
    if (refundedCents > 0) takeRefund(0);
  }

  let { disputedCents } = known;
  const isOver = status === 'charged-back';
  const isOpen = status === 'disputed';
  if (!isOver && (provider.dispute === 'open' || provider.dispute === 'lost')) {
    // A dispute may come to be about more, or end with a part of it for each.
    const more = provider.disputedCents - disputedCents;
    if (more > 0 || !isOpen) take('dispute', more);
    else if (more < 0) take('win-dispute-part', -more);
    ({ disputedCents } = provider);
  }
  if (!isOver && provider.dispute === 'lost') take('lose-dispute', disputedCents);
  if (isOpen && provider.dispute === 'won') {
    take('win-dispute', disputedCents);
    disputedCents = 0;
    if (refundedCents > 0) takeRefund(0);
  }

  const feeCents = Math.max(known.feeCents, provider.feeCents);
  return {
    steps,
    newFeeCents: feeCents - known.feeCents,
    figures: { status, capturedCents, refundedCents, disputedCents, feeCents },
  };
}

/**
 * What a step books; undefined where no money has moved.
 * @param depositCents what is still a deposit of the payment
 */
export function bookingOf(
  { action, cents }: PaymentStep,
  paymentId: number,
  depositCents: number,
): LedgerTransaction | undefined {
  if (cents === 0) return undefined;
  switch (action) {
    case 'capture':
      return capture(paymentId, cents);
    case 'refund':
    case 'refund-part':
      return refund(paymentId, cents, depositCents);
    case 'return-refund':
      return refundReturned(paymentId, cents);
    case 'dispute':
      return disputeOpened(cents);
    case 'win-dispute':
    case 'win-dispute-part':
      return disputeWon(cents);
    case 'lose-dispute':
      return disputeLost(paymentId, cents, depositCents);
    default:
      return undefined;
  }
}
