import type { Stripe } from 'stripe';
import type { ProviderState } from '#domain/payments/reconciliation.ts';
import type { ProviderPayment } from '#api/lib/payments/payment-provider.ts';

/** What has to be sent along with an intent. */
export const EXPANDED = ['latest_charge.balance_transaction'];

type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'client_secret' | 'status' | 'amount_received' | 'latest_charge'
>;
type Dispute = Pick<Stripe.Dispute, 'status' | 'amount' | 'balance_transactions'>;

/** A payment as Stripe tells of it. @param dispute the latest about it */
export function paymentOf(intent: Intent, dispute: Dispute | undefined): ProviderPayment {
  const phase = phaseOf(intent.status);
  const isCaptured = phase === 'captured';
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    ref: intent.id,
    clientSecret: intent.client_secret,
    state: {
      phase,
      capturedCents: isCaptured ? intent.amount_received : 0,
      // Of what was reserved only, this is what was let go of.
      refundedCents: isCaptured ? (charge?.amount_refunded ?? 0) : 0,
      dispute: (dispute && disputeStates[dispute.status]) ?? 'none',
      disputedCents: dispute?.amount ?? 0,
      feeCents: feeOf(charge) + disputeFeeOf(dispute),
    },
  };
}

function phaseOf(status: Stripe.PaymentIntent.Status): ProviderState['phase'] {
  switch (status) {
    case 'requires_capture':
      return 'authorized';
    case 'succeeded':
      return 'captured';
    case 'canceled':
      return 'cancelled';
    default:
      return 'waiting';
  }
}

/** A bank that only asks, or is warned by us, has taken nothing back. Who appeals has lost so far. */
const disputeStates: Readonly<Record<Stripe.Dispute.Status, ProviderState['dispute']>> = {
  warning_needs_response: 'none',
  warning_under_review: 'none',
  warning_closed: 'none',
  prevented: 'none',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};

function feeOf(charge: Stripe.Charge | null): number {
  const booked = charge?.balance_transaction;
  return typeof booked === 'object' ? (booked?.fee ?? 0) : 0;
}

function disputeFeeOf(dispute: Dispute | undefined): number {
  return (dispute?.balance_transactions ?? []).reduce((sum, { fee }) => sum + Math.max(fee, 0), 0);
}
