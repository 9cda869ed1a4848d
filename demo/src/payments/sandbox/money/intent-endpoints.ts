import { endpoint } from '../http/endpoint.ts';
import type { Call } from '../http/endpoint.ts';
import { createdFields, isWithin, listFields, page } from '../http/pages.ts';
import {
  changedMetadata,
  flag,
  group,
  integer,
  list,
  metadata,
  oneOf,
  positive,
  removableText,
  required,
  text,
} from '../http/parameters.ts';
import { invalidRequest, missing } from '../http/stripe-error.ts';
import { newId, randomText } from '../scope.ts';
import type { Scope } from '../scope.ts';
import type { PaymentIntent } from '../store/records.ts';
import { checkAmount, currency } from './currencies.ts';
import { cancelIntent, captureIntent, confirmIntent, intentFor } from './intents.ts';
import type { Confirmation } from './intents.ts';
import { methodFor } from './payment-methods.ts';

const confirmFields = {
  error_on_requires_action: flag,
  off_session: flag,
  payment_method: text,
  return_url: text,
  use_stripe_sdk: flag,
};

const describingFields = {
  description: removableText,
  metadata,
  receipt_email: removableText,
  transfer_group: text,
};

const automaticMethods = group({
  enabled: required(flag),
  allow_redirects: oneOf('always', 'never'),
});

interface ConfirmValues {
  error_on_requires_action: boolean | undefined;
  off_session: boolean | undefined;
  return_url: string | undefined;
  use_stripe_sdk: boolean | undefined;
}

const confirmationOf = (values: ConfirmValues): Confirmation => ({
  returnUrl: values.return_url ?? null,
  isInPage: values.use_stripe_sdk ?? false,
  isOffSession: values.off_session ?? false,
  isChallengeRefused: values.error_on_requires_action ?? false,
});

/** The intent of the path. A page has to know its secret, too. */
function requestedIntent(call: Call, secret: string | undefined): PaymentIntent {
  const intent = intentFor(call, call.id);
  if (call.key === 'publishable' && secret !== intent.client_secret) {
    throw missing('payment_intent', call.id, 'client_secret');
  }
  return intent;
}

function withMethod(call: Call, intent: PaymentIntent, id: string | undefined): PaymentIntent {
  if (id === undefined) return intent;
  const { id: method } = methodFor(call, id, 'payment_method');
  const isOpen = intent.status.startsWith('requires_') && intent.status !== 'requires_capture';
  if (!isOpen) {
    const message = `You cannot update this PaymentIntent's payment method because it has a status of ${intent.status}.`;
    throw invalidRequest(message, { code: 'payment_intent_unexpected_state' });
  }
  return call.data.put('payment_intent', {
    ...intent,
    payment_method: method,
    status: 'requires_confirmation',
    next_action: null,
  });
}

/** An intent that nobody has paid yet. */
export function newIntent(
  { now }: Scope,
  { amount, currency: code }: { amount: number; currency: string },
  id: string,
): PaymentIntent {
  return {
    id,
    object: 'payment_intent',
    created: now,
    livemode: false,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    currency: code,
    customer: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    metadata: {},
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: null,
    status: 'requires_payment_method',
    transfer_group: null,
    $sandbox: { challenge: null, holdEnds: null },
  };
}

export const intentEndpoints = [
  endpoint(
    { method: 'POST', path: '/v1/payment_intents' },
    {
      ...confirmFields,
      ...describingFields,
      amount: required(integer),
      automatic_payment_methods: automaticMethods,
      capture_method: oneOf('automatic', 'automatic_async', 'manual'),
      confirm: flag,
      currency: required(currency),
      payment_method_types: list(oneOf('card')),
    },
    (call, values) => {
      checkAmount(values.amount, values.currency);
      const automatic = values.automatic_payment_methods;
      const isAutomatic = automatic?.enabled ?? values.payment_method_types === undefined;
      const intent = call.data.put('payment_intent', {
        ...newIntent(call, values, newId('pi')),
        automatic_payment_methods: isAutomatic
          ? { enabled: true, allow_redirects: automatic?.allow_redirects ?? 'always' }
          : null,
        capture_method: values.capture_method ?? 'automatic_async',
        description: values.description ?? null,
        metadata: changedMetadata({}, values.metadata),
        receipt_email: values.receipt_email ?? null,
        transfer_group: values.transfer_group ?? null,
      });
      call.emit('payment_intent.created', intent);
      const ready = withMethod(call, intent, values.payment_method);
      return values.confirm ? confirmIntent(call, ready, confirmationOf(values)) : ready;
    },
  ),
  endpoint(
    { method: 'GET', path: '/v1/payment_intents' },
    { ...listFields, ...createdFields },
    (call, values) =>
      page(
        call,
        call.data
          .all('payment_intent')
          .filter((intent) => isWithin(values.created, intent.created)),
        values,
      ),
  ),
  endpoint(
    { method: 'GET', path: '/v1/payment_intents/:id', isForPages: true },
    { client_secret: text },
    (call, { client_secret: secret }) => requestedIntent(call, secret),
  ),
  endpoint(
    { method: 'POST', path: '/v1/payment_intents/:id' },
    { ...describingFields, amount: integer, currency, payment_method: text },
    (call, values) => {
      const intent = withMethod(call, intentFor(call, call.id), values.payment_method);
      const { amount = intent.amount, currency: code = intent.currency } = values;
      if (amount !== intent.amount || code !== intent.currency) {
        if (['requires_capture', 'succeeded', 'canceled'].includes(intent.status)) {
          const message = `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}. You may only update the amount of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation, requires_action.`;
          throw invalidRequest(message, { code: 'payment_intent_unexpected_state' });
        }
        checkAmount(amount, code);
      }
      const { description, receipt_email: email, transfer_group: transferGroup } = values;
      return call.data.put('payment_intent', {
        ...intent,
        amount,
        currency: code,
        description: description === undefined ? intent.description : description,
        metadata: changedMetadata(intent.metadata, values.metadata),
        receipt_email: email === undefined ? intent.receipt_email : email,
        transfer_group: transferGroup ?? intent.transfer_group,
      });
    },
  ),
  endpoint(
    { method: 'POST', path: '/v1/payment_intents/:id/confirm', isForPages: true },
    { ...confirmFields, client_secret: text },
    (call, values) => {
      const intent = requestedIntent(call, values.client_secret);
      const ready = withMethod(call, intent, values.payment_method);
      return confirmIntent(call, ready, confirmationOf(values));
    },
  ),
  endpoint(
    { method: 'POST', path: '/v1/payment_intents/:id/capture' },
    { amount_to_capture: positive, metadata },
    (call, { amount_to_capture: amount, metadata: changes }) => {
      const intent = intentFor(call, call.id);
      const noted = { ...intent, metadata: changedMetadata(intent.metadata, changes) };
      return captureIntent(call, noted, amount);
    },
  ),
  endpoint(
    { method: 'POST', path: '/v1/payment_intents/:id/cancel' },
    {
      cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
    },
    (call, { cancellation_reason: reason }) =>
      cancelIntent(call, intentFor(call, call.id), reason ?? null),
  ),
];
