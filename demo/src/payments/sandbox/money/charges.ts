import { endpoint } from '../http/endpoint.ts';
import { createdFields, isWithin, listFields, page } from '../http/pages.ts';
import { text } from '../http/parameters.ts';
import { missing } from '../http/stripe-error.ts';
import { DAY, newId } from '../scope.ts';
import type { Scope } from '../scope.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../store/records.ts';
import { book, pendingUntil, processingFee } from './balance.ts';
import { openDispute } from './disputes.ts';
import { testCardOf } from './payment-methods.ts';
import type { Decline } from './test-cards.ts';

/** How long a hold lasts, in seconds. */
export const HOLD = 7 * DAY;

const approved: Charge['outcome'] = {
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  seller_message: 'Payment complete.',
  type: 'authorized',
};

/** Charges the card of an intent, or holds the amount where it is captured by hand. */
export function chargeCard(
  scope: Scope,
  intent: PaymentIntent,
  method: PaymentMethod,
): { charge: Charge; decline: Decline | undefined } {
  const testCard = testCardOf(method);
  const { decline } = testCard;
  const charge = newCharge(scope, intent, method);
  if (decline) {
    const outcome = outcomeOf(decline, testCard.isBlocked);
    const failed = scope.data.put('charge', {
      ...charge,
      paid: false,
      status: 'failed',
      failure_code: decline.code,
      failure_message: decline.message,
      outcome,
    });
    scope.emit('charge.failed', failed);
    return { charge: failed, decline };
  }
  scope.data.put('charge', charge);
  if (intent.capture_method === 'manual') {
    scope.emit('charge.succeeded', charge);
    return { charge, decline };
  }
  const paid = settle(scope, charge, method);
  scope.emit('charge.succeeded', paid);
  return { charge: disputedByCard(scope, paid, method), decline };
}

function outcomeOf(decline: Decline, isBlocked = false): Charge['outcome'] {
  const reason = decline.declineCode ?? decline.code;
  return {
    network_status: isBlocked ? 'not_sent_to_network' : 'declined_by_network',
    reason: isBlocked ? 'highest_risk_level' : reason,
    risk_level: isBlocked ? 'highest' : 'normal',
    seller_message: isBlocked
      ? 'Stripe blocked this payment as too risky.'
      : 'The bank returned a decline code.',
    type: isBlocked ? 'blocked' : 'issuer_declined',
  };
}

function newCharge(scope: Scope, intent: PaymentIntent, method: PaymentMethod): Charge {
  const { cvc_check: cvc, address_postal_code_check: postalCode } = method.card.checks;
  const isHold = intent.capture_method === 'manual';
  return {
    id: newId('ch'),
    object: 'charge',
    created: scope.now,
    livemode: false,
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    captured: false,
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    failure_code: null,
    failure_message: null,
    metadata: intent.metadata,
    outcome: approved,
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        ...method.card,
        checks: {
          cvc_check: cvc && 'pass',
          address_postal_code_check: postalCode && 'pass',
        },
        ...(isHold && { capture_before: scope.now + HOLD }),
      },
    },
    receipt_email: intent.receipt_email,
    refunded: false,
    source_transfer: null,
    status: 'succeeded',
    transfer_group: intent.transfer_group,
  };
}

/** Captures what a hold is for, or a part of it, and books it. */
export function captureCharge(scope: Scope, held: Charge, amount: number): Charge {
  const method = scope.data.get('payment_method', held.payment_method!)!;
  const captured = settle(scope, held, method, amount);
  scope.emit('charge.captured', captured);
  return disputedByCard(scope, captured, method);
}

function settle(scope: Scope, charge: Charge, method: PaymentMethod, amount = charge.amount) {
  const { currency, description } = charge;
  const entry = book(scope, {
    type: 'charge',
    amount,
    fee: processingFee(amount),
    currency,
    description,
    source: charge.id,
    account: null,
    availableOn: testCardOf(method).isAvailableAtOnce ? scope.now : pendingUntil(scope),
  });
  return scope.data.put('charge', {
    ...charge,
    captured: true,
    amount_captured: amount,
    balance_transaction: entry.id,
  });
}

function disputedByCard(scope: Scope, charge: Charge, method: PaymentMethod): Charge {
  const { dispute } = testCardOf(method);
  if (!dispute) return charge;
  openDispute(scope, charge, dispute);
  return chargeFor(scope, charge.id, 'charge');
}

/** @throws StripeError when there is none */
export function chargeFor(scope: Scope, id: string, param: string): Charge {
  const charge = scope.data.get('charge', id);
  if (!charge) throw missing('charge', id, param);
  return charge;
}

export const chargeEndpoints = [
  endpoint(
    { method: 'GET', path: '/v1/charges' },
    { ...listFields, ...createdFields, payment_intent: text, transfer_group: text },
    (call, values) =>
      page(
        call,
        call.data
          .all('charge')
          // Those of connected accounts are theirs.
          .filter((charge) => charge.source_transfer === null)
          .filter((charge) => isWithin(values.created, charge.created))
          .filter((charge) =>
            (['payment_intent', 'transfer_group'] as const).every(
              (name) => values[name] === undefined || values[name] === charge[name],
            ),
          ),
        values,
      ),
  ),
  endpoint({ method: 'GET', path: '/v1/charges/:id', isForAccounts: true }, {}, (call) =>
    chargeFor(call, call.id, 'charge'),
  ),
];
