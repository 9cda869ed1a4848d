import { invalidRequest, missing, StripeError } from '../http/stripe-error.ts';
import type { ErrorBody } from '../http/stripe-error.ts';
import { present, randomText } from '../scope.ts';
import type { Scope } from '../scope.ts';
import type { PaymentError, PaymentIntent, PaymentMethod } from '../store/records.ts';
import { captureCharge, chargeCard, chargeFor, HOLD } from './charges.ts';
import { methodFor, testCardOf } from './payment-methods.ts';
import { releaseCharge } from './refunds.ts';

/** @throws StripeError when there is none */
export function intentFor(scope: Scope, id: string, param = 'intent'): PaymentIntent {
  const intent = scope.data.get('payment_intent', id);
  if (!intent) throw missing('payment_intent', id, param);
  return intent;
}

/** @param what "You cannot … this PaymentIntent" */
export function unexpectedState(intent: PaymentIntent, what: string): StripeError {
  const message = `You cannot ${what} this PaymentIntent because it has a status of ${intent.status}.`;
  return invalidRequest(message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: present(intent),
  });
}

export interface Confirmation {
  returnUrl: string | null;
  /** Whether Stripe.js shows the challenge itself, rather than sending people to its page. */
  isInPage: boolean;
  /** Whether nobody is there who could answer a challenge. */
  isOffSession: boolean;
  /** Whether a challenge is an error. */
  isChallengeRefused: boolean;
}

/**
 * Pays, or holds, with the intent's payment method: what `confirm` does. A card that needs a challenge
 * leaves the intent in `requires_action`.
 * @throws StripeError 402 when the card is declined; the failed charge stays
 */
export function confirmIntent(
  scope: Scope,
  intent: PaymentIntent,
  confirmation: Confirmation,
): PaymentIntent {
  const isOpen =
    intent.status === 'requires_payment_method' ||
    intent.status === 'requires_confirmation' ||
    intent.status === 'requires_action';
  if (!isOpen) throw unexpectedState(intent, 'confirm');
  if (intent.payment_method === null) {
    const message =
      'You cannot confirm this PaymentIntent because it is missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.';
    throw invalidRequest(message, {
      code: 'payment_intent_unexpected_state',
      payment_intent: present(intent),
    });
  }
  requireReturnUrl(intent, confirmation);
  const method = methodFor(scope, intent.payment_method, 'payment_method');
  if (!testCardOf(method).needsChallenge) return pay(scope, intent, method);
  if (confirmation.isOffSession || confirmation.isChallengeRefused) {
    throw refuseChallenge(scope, intent, method);
  }
  return askForChallenge(scope, intent, confirmation);
}

function requireReturnUrl(intent: PaymentIntent, { returnUrl, isInPage }: Confirmation): void {
  const mayRedirect = intent.automatic_payment_methods?.allow_redirects === 'always';
  if (!mayRedirect || isInPage || returnUrl !== null) return;
  const message =
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.";
  throw invalidRequest(message, { param: 'return_url' });
}

function askForChallenge(
  scope: Scope,
  intent: PaymentIntent,
  { returnUrl, isInPage }: Confirmation,
): PaymentIntent {
  const token = randomText(32);
  const url = `${scope.origin}/v3/challenge/${intent.id}/${token}`;
  const asked = scope.data.put('payment_intent', {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action:
      isInPage || returnUrl === null
        ? {
            type: 'use_stripe_sdk',
            use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url },
          }
        : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
    $sandbox: { ...intent.$sandbox, challenge: { token, returnUrl: isInPage ? null : returnUrl } },
  });
  scope.emit('payment_intent.requires_action', asked);
  return asked;
}

/** What a card that needs a challenge is declined with where nobody can be asked. */
function refuseChallenge(scope: Scope, intent: PaymentIntent, method: PaymentMethod): StripeError {
  return fail(scope, intent, {
    type: 'card_error',
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
    payment_method: present(method),
  });
}

/** Goes on after a challenge. @throws StripeError when it failed, or the card is declined after it */
export function endChallenge(scope: Scope, intent: PaymentIntent, isPassed: boolean) {
  const method = methodFor(scope, intent.payment_method!, 'payment_method');
  const answered: PaymentIntent = {
    ...intent,
    next_action: null,
    $sandbox: { ...intent.$sandbox, challenge: null },
  };
  if (isPassed) return pay(scope, answered, method);
  throw fail(scope, answered, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
    payment_method: present(method),
  });
}

function pay(scope: Scope, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const { charge, decline } = chargeCard(scope, intent, method);
  const charged: PaymentIntent = { ...intent, latest_charge: charge.id };
  if (decline) {
    throw fail(scope, charged, {
      type: 'card_error',
      code: decline.code,
      ...(decline.declineCode && { decline_code: decline.declineCode }),
      message: decline.message,
      charge: charge.id,
      payment_method: present(method),
    });
  }
  const paid = { ...charged, last_payment_error: null, next_action: null };
  if (intent.capture_method === 'manual') {
    const held = scope.data.put('payment_intent', {
      ...paid,
      status: 'requires_capture',
      amount_capturable: intent.amount,
      $sandbox: { challenge: null, holdEnds: scope.now + HOLD },
    });
    scope.emit('payment_intent.amount_capturable_updated', held);
    return held;
  }
  return succeed(scope, paid, intent.amount);
}

function succeed(scope: Scope, intent: PaymentIntent, received: number): PaymentIntent {
  const succeeded = scope.data.put('payment_intent', {
    ...intent,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: received,
    $sandbox: { challenge: null, holdEnds: null },
  });
  scope.emit('payment_intent.succeeded', succeeded);
  return succeeded;
}

/** Notes an attempt that failed, after which another card is asked for. @returns what to throw */
function fail(scope: Scope, intent: PaymentIntent, error: PaymentError): StripeError {
  const failed = scope.data.put('payment_intent', {
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: error,
    next_action: null,
    payment_method: null,
  });
  scope.emit('payment_intent.payment_failed', failed);
  const body: ErrorBody = { ...error, payment_intent: present(failed) };
  return new StripeError(error.type === 'card_error' ? 402 : 400, body, { keepsChanges: true });
}

/** @param amount in the currency's smallest unit; all that is held, unless given */
export function captureIntent(
  scope: Scope,
  intent: PaymentIntent,
  amount = intent.amount_capturable,
): PaymentIntent {
  if (intent.status !== 'requires_capture') {
    const message = `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`;
    throw invalidRequest(message, {
      code: 'payment_intent_unexpected_state',
      payment_intent: present(intent),
    });
  }
  if (amount > intent.amount_capturable) {
    const message =
      'You cannot capture more than the amount capturable. The amount_to_capture must be less than or equal to the amount_capturable.';
    throw invalidRequest(message, { code: 'amount_too_large', param: 'amount_to_capture' });
  }
  const held = chargeFor(scope, intent.latest_charge!, 'charge');
  const rest = held.amount - amount;
  // Let go first, so that the event of the capture shows what is left.
  captureCharge(scope, rest > 0 ? releaseCharge(scope, held, rest) : held, amount);
  return succeed(scope, intent, amount);
}

/** Cancels what was not paid, and lets go of what is held. */
export function cancelIntent(
  scope: Scope,
  intent: PaymentIntent,
  reason: string | null,
): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(intent, 'cancel');
  }
  if (intent.status === 'requires_capture') {
    const held = chargeFor(scope, intent.latest_charge!, 'charge');
    releaseCharge(scope, held, held.amount);
  }
  const canceled = scope.data.put('payment_intent', {
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: scope.now,
    cancellation_reason: reason,
    next_action: null,
    $sandbox: { challenge: null, holdEnds: null },
  });
  scope.emit('payment_intent.canceled', canceled);
  return canceled;
}

/** Cancels a hold whose time is up. */
export function expireHold(scope: Scope, intent: PaymentIntent): void {
  const held = chargeFor(scope, intent.latest_charge!, 'charge');
  scope.emit('charge.expired', held);
  cancelIntent(scope, intent, 'expired');
}
