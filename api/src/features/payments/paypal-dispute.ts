import type { ProviderState } from '#domain/payments/reconciliation.ts';
import { centsOf } from './paypal-money.ts';
import type { PayPalAmount } from './paypal-money.ts';

/** A dispute as PayPal lists it, as far as it is looked at. */
export interface ListedDispute {
  dispute_id: string;
  status: string;
  /** ISO 8601. */
  create_time: string;
  dispute_amount?: PayPalAmount;
}

/** The same as PayPal shows it on its own. */
export interface ShownDispute extends ListedDispute {
  disputed_transactions?: readonly { seller_transaction_id?: string }[];
  dispute_outcome?: { outcome_code?: string; amount_refunded?: PayPalAmount };
}

/** A dispute as far as it says something about a payment, in cents and epoch milliseconds. */
export interface PayPalDispute {
  state: ProviderState['dispute'];
  cents: number;
  openedAt: number;
}

/** The one of these that counts: PayPal closes those before it. */
export function latestOf(disputes: readonly ListedDispute[]): ListedDispute | undefined {
  return disputes.toSorted((one, other) => openedAt(other) - openedAt(one))[0];
}

/** Whether it is decided: what it was decided for is not listed. */
export function isDecided({ status }: ListedDispute): boolean {
  return status === 'RESOLVED';
}

/** What is to be made of a dispute. */
export function disputeOf(dispute: ShownDispute): PayPalDispute {
  const { dispute_amount: amount, dispute_outcome: outcome } = dispute;
  // What nobody has heard of yet is not taken for decided: nothing is refunded until somebody knows.
  const state = isDecided(dispute) ? (outcomes[outcome?.outcome_code ?? ''] ?? 'open') : 'open';
  const given = state === 'lost' ? outcome?.amount_refunded : undefined;
  return { state, cents: centsOf(given ?? amount), openedAt: openedAt(dispute) };
}

/** Of PayPal's outcomes, whether the payer has the money. In a payout it is PayPal who pays them. */
const outcomes: Readonly<Record<string, 'won' | 'lost'>> = {
  RESOLVED_BUYER_FAVOUR: 'lost',
  ACCEPTED: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  RESOLVED_WITH_PAYOUT: 'won',
  CANCELED_BY_BUYER: 'won',
  DENIED: 'won',
  // Another one about the same payment has taken its place.
  NONE: 'won',
};

/** The transaction that a dispute is about, as its seller sees it: a capture, where it is ours. */
export function disputedCaptureOf(
  dispute: Pick<ShownDispute, 'disputed_transactions'>,
): string | undefined {
  return dispute.disputed_transactions?.[0]?.seller_transaction_id;
}

function openedAt({ create_time: at }: ListedDispute): number {
  return Date.parse(at);
}
