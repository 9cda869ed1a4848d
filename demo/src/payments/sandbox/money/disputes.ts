import { endpoint } from '../http/endpoint.ts';
import { createdFields, isWithin, listFields, page } from '../http/pages.ts';
import { changedMetadata, flag, group, metadata, text } from '../http/parameters.ts';
import { invalidRequest, missing } from '../http/stripe-error.ts';
import { DAY, newId, present } from '../scope.ts';
import type { Scope } from '../scope.ts';
import type { Charge, Dispute } from '../store/records.ts';
import { book, describe } from './balance.ts';

/** What a dispute costs, in the smallest unit. */
const FEE = 1500;

/** Has the bank of a card take back what was paid. */
export function openDispute(scope: Scope, charge: Charge, reason: string): Dispute {
  if (charge.disputed || !charge.captured) {
    throw invalidRequest(`Charge ${charge.id} cannot be disputed.`, { code: 'charge_disputed' });
  }
  const amount = charge.amount - charge.amount_refunded;
  const id = newId('du');
  const taken = bookAdjustment(scope, { id, amount: -amount, fee: FEE, charge });
  const dispute = scope.data.put('dispute', {
    id,
    object: 'dispute',
    created: scope.now,
    livemode: false,
    amount,
    balance_transactions: [present(taken)],
    charge: charge.id,
    currency: charge.currency,
    evidence: { uncategorized_text: null },
    evidence_details: { due_by: scope.now + 9 * DAY, has_evidence: false, submission_count: 0 },
    is_charge_refundable: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  });
  scope.data.put('charge', { ...charge, disputed: true });
  scope.emit('charge.dispute.created', dispute);
  scope.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

interface Adjustment {
  id: string;
  amount: number;
  fee: number;
  charge: Charge;
}

function bookAdjustment(scope: Scope, { id, amount, fee, charge }: Adjustment) {
  const description = `Chargeback of ${charge.id}`;
  const { currency } = charge;
  const entry = { type: 'adjustment', amount, fee, currency, description } as const;
  return describe(book(scope, { ...entry, source: id, account: null }), scope.now);
}

/** Ends a dispute. Won, the money comes back; its fee never does. */
export function closeDispute(scope: Scope, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw invalidRequest('This dispute is already closed.');
  }
  const charge = scope.data.get('charge', dispute.charge)!;
  const returned =
    status === 'won'
      ? [bookAdjustment(scope, { id: dispute.id, amount: dispute.amount, fee: 0, charge })]
      : [];
  const closed = scope.data.put('dispute', {
    ...dispute,
    status,
    balance_transactions: [...dispute.balance_transactions, ...returned.map(present)],
  });
  scope.emit('charge.dispute.closed', closed);
  if (status === 'won') scope.emit('charge.dispute.funds_reinstated', closed);
  return closed;
}

/** @throws StripeError when there is none */
export function disputeFor(scope: Scope, id: string): Dispute {
  const dispute = scope.data.get('dispute', id);
  if (!dispute) throw missing('dispute', id, 'dispute');
  return dispute;
}

/** What Stripe's documentation has a test dispute end with, by what is handed in. */
const verdicts: Record<string, 'won' | 'lost'> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
};

export const disputeEndpoints = [
  endpoint(
    { method: 'GET', path: '/v1/disputes' },
    { ...listFields, ...createdFields, charge: text, payment_intent: text },
    (call, values) =>
      page(
        call,
        call.data
          .all('dispute')
          .filter((dispute) => isWithin(values.created, dispute.created))
          .filter((dispute) =>
            (['charge', 'payment_intent'] as const).every(
              (name) => values[name] === undefined || values[name] === dispute[name],
            ),
          ),
        values,
      ),
  ),
  endpoint({ method: 'GET', path: '/v1/disputes/:id' }, {}, (call) => disputeFor(call, call.id)),
  endpoint(
    { method: 'POST', path: '/v1/disputes/:id' },
    { evidence: group({ uncategorized_text: text }), metadata, submit: flag },
    (call, { evidence, metadata: changes, submit = true }) => {
      const dispute = disputeFor(call, call.id);
      const given = evidence?.uncategorized_text;
      const updated = call.data.put('dispute', {
        ...dispute,
        evidence: { uncategorized_text: given ?? dispute.evidence.uncategorized_text },
        metadata: changedMetadata(dispute.metadata, changes),
        ...(given !== undefined &&
          submit && {
            status: 'under_review' as const,
            evidence_details: {
              ...dispute.evidence_details,
              has_evidence: true,
              submission_count: dispute.evidence_details.submission_count + 1,
            },
          }),
      });
      call.emit('charge.dispute.updated', updated);
      const verdict = submit && given !== undefined ? verdicts[given] : undefined;
      return verdict ? closeDispute(call, updated, verdict) : updated;
    },
  ),
  endpoint({ method: 'POST', path: '/v1/disputes/:id/close' }, {}, (call) =>
    closeDispute(call, disputeFor(call, call.id), 'lost'),
  ),
];
