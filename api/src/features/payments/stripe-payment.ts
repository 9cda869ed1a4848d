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
    // Cards are entered on our pages, and taken or reserved as soon as their payer agrees.
    approvalUrl: null,
    isApproved: false,
    state: {
      phase,
      capturedCents: isCaptured ? intent.amount_received : 0,
      refundedCents: isCaptured && charge ? refundedOf(charge) : 0,
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

/** What was let go of counts as refunded at Stripe, also where the rest was taken. */
function refundedOf({ amount, amount_captured: captured, amount_refunded }: Stripe.Charge): number {
  return amount_refunded - (amount - captured);
}

function feeOf(charge: Stripe.Charge | null): number {
  const booked = charge?.balance_transaction;
  return typeof booked === 'object' ? (booked?.fee ?? 0) : 0;
}

function disputeFeeOf(dispute: Dispute | undefined): number {
  return (dispute?.balance_transactions ?? []).reduce((sum, { fee }) => sum + Math.max(fee, 0), 0);
}
