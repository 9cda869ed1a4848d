import { createHash } from 'node:crypto';
import { endpoint } from '../http/endpoint.ts';
import type { Call } from '../http/endpoint.ts';
import {
  changedMetadata,
  group,
  integer,
  metadata,
  oneOf,
  removableText,
  required,
  text,
} from '../http/parameters.ts';
import type { Values } from '../http/parameters.ts';
import { missing, StripeError } from '../http/stripe-error.ts';
import { newId } from '../scope.ts';
import type { Scope } from '../scope.ts';
import type { BillingDetails, PaymentMethod } from '../store/records.ts';
import { readyMethods, testCards } from './test-cards.ts';
import type { TestCard } from './test-cards.ts';

const billingFields = {
  address: group({
    city: removableText,
    country: removableText,
    line1: removableText,
    line2: removableText,
    postal_code: removableText,
    state: removableText,
  }),
  email: removableText,
  name: removableText,
  phone: removableText,
};

const cardFields = {
  number: required(text),
  exp_month: required(integer),
  exp_year: required(integer),
  cvc: text,
};

/** A card that cannot be one: it is refused before anything is charged. */
function wrongCard(code: string, param: string, message: string): StripeError {
  return new StripeError(402, { type: 'card_error', code, param, message });
}

function checkCard(card: Values<typeof cardFields>, now: number): TestCard {
  const number = card.number.replaceAll(/[\s-]/g, '');
  if (!isPlausible(number)) {
    throw wrongCard('incorrect_number', 'number', 'Your card number is incorrect.');
  }
  if (card.exp_month < 1 || card.exp_month > 12) {
    const message = "Your card's expiration month is invalid.";
    throw wrongCard('invalid_expiry_month', 'exp_month', message);
  }
  // The last moment of the month, in the zone where it ends last.
  const year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year;
  if (Date.UTC(year, card.exp_month, 1, 12) / 1000 <= now || year > 2075) {
    const message = "Your card's expiration year is invalid.";
    throw wrongCard('invalid_expiry_year', 'exp_year', message);
  }
  const testCard = testCards[number];
  if (!testCard) {
    const message =
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.';
    throw wrongCard('card_declined', 'number', message);
  }
  const digits = testCard.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (card.cvc !== undefined && !digits.test(card.cvc)) {
    throw wrongCard('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  return testCard;
}

/** Luhn's check, ISO/IEC 7812-1. */
function isPlausible(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

interface MethodParts {
  card: Values<typeof cardFields>;
  billing?: Values<typeof billingFields> | undefined;
  metadata?: Record<string, string> | undefined;
}

/** Makes a payment method of a card, of which nothing is kept that could not be shown to anybody. */
function makeMethod(scope: Scope, { card, billing, metadata: changes }: MethodParts) {
  const testCard = checkCard(card, scope.now);
  const number = card.number.replaceAll(/[\s-]/g, '');
  const details = billingDetails(billing);
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    created: scope.now,
    livemode: false,
    type: 'card',
    billing_details: details,
    card: {
      brand: testCard.brand,
      checks: {
        cvc_check: card.cvc === undefined ? null : 'unchecked',
        address_postal_code_check: details.address.postal_code === null ? null : 'unchecked',
      },
      country: testCard.country,
      exp_month: card.exp_month,
      exp_year: card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year,
      fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
      funding: testCard.funding,
      last4: number.slice(-4),
    },
    customer: null,
    metadata: changedMetadata({}, changes),
    $sandbox: { number },
  };
  return scope.data.put('payment_method', method);
}

function billingDetails(given: Values<typeof billingFields> | undefined): BillingDetails {
  const address = given?.address;
  return {
    address: {
      city: address?.city ?? null,
      country: address?.country ?? null,
      line1: address?.line1 ?? null,
      line2: address?.line2 ?? null,
      postal_code: address?.postal_code ?? null,
      state: address?.state ?? null,
    },
    email: given?.email ?? null,
    name: given?.name ?? null,
    phone: given?.phone ?? null,
  };
}

/**
 * The payment method with an id, or a new one for an id that Stripe has ready for tests.
 * @throws StripeError when there is none
 */
export function methodFor(scope: Scope, id: string, param: string): PaymentMethod {
  const number = readyMethods[id];
  if (number !== undefined) {
    const nextYear = new Date(scope.now * 1000).getUTCFullYear() + 1;
    return makeMethod(scope, { card: { number, exp_month: 12, exp_year: nextYear, cvc: '123' } });
  }
  const method = scope.data.get('payment_method', id);
  if (!method) throw missing('PaymentMethod', id, param);
  return method;
}

/** What Stripe's documentation says of the card that a payment method was made of. */
export function testCardOf(method: PaymentMethod): TestCard {
  return testCards[method.$sandbox.number]!;
}

/** Numbers come from the page's own frame; a server that handles them would be in scope of PCI. */
function refuseServers(call: Call): void {
  if (call.key === 'publishable') return;
  const message =
    'Sending credit card numbers directly to the Stripe API is generally unsafe. To continue processing use Stripe.js, the Stripe mobile bindings, or Stripe Elements, or name a test payment method such as pm_card_visa.';
  throw new StripeError(402, { type: 'invalid_request_error', message });
}

export const paymentMethodEndpoints = [
  endpoint(
    { method: 'POST', path: '/v1/payment_methods', isForPages: true },
    {
      type: required(oneOf('card')),
      card: required(group(cardFields)),
      billing_details: group(billingFields),
      metadata,
    },
    (call, { card, billing_details: billing, metadata: changes }) => {
      refuseServers(call);
      return makeMethod(call, { card, billing, metadata: changes });
    },
  ),
  endpoint({ method: 'GET', path: '/v1/payment_methods/:id' }, {}, (call) =>
    methodFor(call, call.id, 'payment_method'),
  ),
];
