import { endpoint } from '../http/endpoint.ts';
import { createdFields, isWithin, listFields, page } from '../http/pages.ts';
import { changedMetadata, metadata, oneOf, positive, text } from '../http/parameters.ts';
import { invalidParameter, invalidRequest, missing } from '../http/stripe-error.ts';
import { newId } from '../scope.ts';
import type { Scope } from '../scope.ts';
import type { Charge, Refund } from '../store/records.ts';
import { book } from './balance.ts';
import { chargeFor } from './charges.ts';
import { formatAmount } from './currencies.ts';
import { testCardOf } from './payment-methods.ts';

/** Seconds until a refund that is pending succeeds, or one that fails does. */
const SETTLING = 5;

interface RefundParts {
  amount: number;
  metadata?: Record<string, string> | undefined;
  reason?: NonNullable<Refund['reason']> | undefined;
}

/** Gives back what was captured, or a part of it. @throws StripeError when there is less left */
export function refundCharge(scope: Scope, charge: Charge, parts: RefundParts): Refund {
  const { amount, metadata: changes, reason = null } = parts;
  const left = charge.amount - charge.amount_refunded;
  const { currency, id } = charge;
  // A charge stays disputed once it was; after one that was won it is as it was.
  if (isTakenBack(scope, charge)) {
    throw invalidRequest(`Charge ${id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (left === 0) {
    const message = `Charge ${id} has already been refunded.`;
    throw invalidRequest(message, { code: 'charge_already_refunded' });
  }
  if (amount > left) {
    const message = `Refund amount (${formatAmount(amount, currency)}) is greater than unrefunded amount on charge (${formatAmount(left, currency)})`;
    throw invalidRequest(message, { param: 'amount', code: 'amount_too_large' });
  }
  const behaviour = testCardOf(scope.data.get('payment_method', charge.payment_method!)!).refunds;
  const refundId = newId('re');
  const entry = { type: 'refund', amount: -amount, currency, source: refundId } as const;
  const refund = scope.data.put('refund', {
    ...newRefund(scope, charge, refundId, amount),
    balance_transaction: book(scope, { ...entry, account: null }).id,
    metadata: changedMetadata({}, changes),
    reason,
    status: behaviour === 'pending' ? 'pending' : 'succeeded',
    $sandbox: {
      settles: behaviour
        ? { at: scope.now + SETTLING, as: behaviour === 'fail' ? 'failed' : 'succeeded' }
        : null,
    },
  });
  noteRefunded(scope, charge, amount);
  scope.emit('refund.created', refund);
  return refund;
}

/** Whether the bank of a card has what was paid: a dispute is open, or was lost. */
function isTakenBack({ data }: Scope, { id, disputed }: Charge): boolean {
  if (!disputed) return false;
  return data.all('dispute').some(({ charge, status }) => charge === id && status !== 'won');
}

/** Lets go of what a hold is for and was not captured. Stripe lists it as a refund, too. */
export function releaseCharge(scope: Scope, charge: Charge, amount: number): Charge {
  scope.data.put('refund', newRefund(scope, charge, newId('re'), amount));
  return noteRefunded(scope, charge, amount);
}

function newRefund(scope: Scope, charge: Charge, id: string, amount: number): Refund {
  return {
    id,
    object: 'refund',
    created: scope.now,
    livemode: false,
    amount,
    balance_transaction: null,
    charge: charge.id,
    currency: charge.currency,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: null,
    status: 'succeeded',
    $sandbox: { settles: null },
  };
}

function noteRefunded(scope: Scope, charge: Charge, amount: number): Charge {
  const refunded = charge.amount_refunded + amount;
  const changed = scope.data.put('charge', {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  scope.emit('charge.refunded', changed);
  return changed;
}

/** Lets a refund succeed that was pending, or fail and come back to the balance. */
export function settleRefund(scope: Scope, refund: Refund, as: 'succeeded' | 'failed'): void {
  const settled = scope.data.put('refund', {
    ...refund,
    status: as,
    ...(as === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
    $sandbox: { settles: null },
  });
  if (as === 'failed') {
    const { amount, currency, id } = refund;
    book(scope, { type: 'refund_failure', amount, currency, source: id, account: null });
    const charge = chargeFor(scope, refund.charge, 'charge');
    const left = charge.amount_refunded - amount;
    scope.data.put('charge', { ...charge, amount_refunded: left, refunded: false });
    scope.emit('refund.failed', settled);
  }
  scope.emit('refund.updated', settled);
}

function chargeToRefund(scope: Scope, ids: { charge?: string; intent?: string }): Charge {
  const { charge: chargeId, intent: intentId } = ids;
  if (chargeId !== undefined) {
    const charge = chargeFor(scope, chargeId, 'charge');
    if (!charge.captured) {
      throw invalidRequest(
        `Charge ${chargeId} was not captured; cancel its PaymentIntent instead.`,
      );
    }
    return charge;
  }
  if (intentId === undefined) {
    const message =
      'One of the following params should be provided for this request: payment_intent or charge.';
    throw invalidParameter(message, 'payment_intent', 'parameter_missing');
  }
  const intent = scope.data.get('payment_intent', intentId);
  if (!intent) throw missing('payment_intent', intentId, 'payment_intent');
  if (intent.status !== 'succeeded') {
    const message = `This PaymentIntent (${intentId}) does not have a successful charge to refund.`;
    throw invalidRequest(message, { code: 'payment_intent_unexpected_state' });
  }
  return chargeFor(scope, intent.latest_charge!, 'payment_intent');
}

function refundFor(scope: Scope, id: string): Refund {
  const refund = scope.data.get('refund', id);
  if (!refund) throw missing('refund', id);
  return refund;
}

export const refundEndpoints = [
  endpoint(
    { method: 'POST', path: '/v1/refunds' },
    {
      amount: positive,
      charge: text,
      metadata,
      payment_intent: text,
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    },
    (call, { amount, charge: chargeId, payment_intent: intent, ...parts }) => {
      const charge = chargeToRefund(call, {
        ...(chargeId !== undefined && { charge: chargeId }),
        ...(intent !== undefined && { intent }),
      });
      const left = charge.amount - charge.amount_refunded;
      return refundCharge(call, charge, { amount: amount ?? left, ...parts });
    },
  ),
  endpoint(
    { method: 'GET', path: '/v1/refunds' },
    { ...listFields, ...createdFields, charge: text, payment_intent: text },
    (call, values) =>
      page(
        call,
        call.data
          .all('refund')
          .filter((refund) => isWithin(values.created, refund.created))
          .filter((refund) =>
            (['charge', 'payment_intent'] as const).every(
              (name) => values[name] === undefined || values[name] === refund[name],
            ),
          ),
        values,
      ),
  ),
  endpoint({ method: 'GET', path: '/v1/refunds/:id' }, {}, (call) => refundFor(call, call.id)),
  endpoint(
    { method: 'POST', path: '/v1/refunds/:id' },
    { metadata },
    (call, { metadata: changes }) => {
      const refund = refundFor(call, call.id);
      return call.data.put('refund', {
        ...refund,
        metadata: changedMetadata(refund.metadata, changes),
      });
    },
  ),
];
