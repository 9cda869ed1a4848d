import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { API_VERSION } from './api-version.ts';
import { readyMethods, testCards } from './money/test-cards.ts';
import { errorOf, hundredDollars, useSandbox } from './testing/use-sandbox.ts';

test('It speaks the version of the API that the library does', () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION);
});

test('A payment is held, and captured as a whole', async () => {
  const { stripe } = await useSandbox();
  const created = await stripe.paymentIntents.create({ ...hundredDollars, metadata: { a: '1' } });
  expect(created).toMatchObject({ status: 'requires_payment_method', metadata: { a: '1' } });
  const held = await stripe.paymentIntents.confirm(created.id, { payment_method: 'pm_card_visa' });
  expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 10_000 });
  const captured = await stripe.paymentIntents.capture(created.id, {}, {});
  expect(captured).toMatchObject({ status: 'succeeded', amount_received: 10_000 });
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(created.id, {
    expand: ['latest_charge.balance_transaction'],
  });
  expect(charge).toMatchObject({
    captured: true,
    amount_captured: 10_000,
    balance_transaction: { type: 'charge', amount: 10_000, fee: 320, net: 9680 },
  });
});

test('A part of a hold is captured, and the rest let go of', async () => {
  const { stripe } = await useSandbox();
  const { id } = await stripe.paymentIntents.create({
    ...hundredDollars,
    confirm: true,
    payment_method: 'pm_card_visa',
  });
  const tooMuch = await errorOf(stripe.paymentIntents.capture(id, { amount_to_capture: 10_001 }));
  expect(tooMuch).toMatchObject({ code: 'amount_too_large', param: 'amount_to_capture' });
  const captured = await stripe.paymentIntents.capture(id, {
    amount_to_capture: 4000,
    expand: ['latest_charge'],
  });
  expect(captured).toMatchObject({
    amount_received: 4000,
    amount_capturable: 0,
    latest_charge: { amount: 10_000, amount_captured: 4000, amount_refunded: 6000 },
  });
});

test('A payment that was made or canceled cannot be changed', async () => {
  const { stripe } = await useSandbox();
  const { id } = await stripe.paymentIntents.create({
    ...hundredDollars,
    confirm: true,
    payment_method: 'pm_card_visa',
  });
  const canceled = await stripe.paymentIntents.cancel(id, {
    cancellation_reason: 'requested_by_customer',
  });
  expect(canceled).toMatchObject({ status: 'canceled', amount_capturable: 0 });
  for (const call of [
    () => stripe.paymentIntents.capture(id),
    () => stripe.paymentIntents.cancel(id),
    () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
    () => stripe.paymentIntents.update(id, { amount: 5000 }),
  ]) {
    expect(await errorOf(call())).toMatchObject({
      statusCode: 400,
      code: 'payment_intent_unexpected_state',
    });
  }
});

test('A hold expires after seven days', async () => {
  const { stripe, control } = await useSandbox();
  const { id } = await stripe.paymentIntents.create({
    ...hundredDollars,
    confirm: true,
    payment_method: 'pm_card_visa',
  });
  await control('advance-clock', { seconds: 7 * 24 * 60 * 60 - 60 });
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_capture' });
  await control('advance-clock', { seconds: 60 });
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'expired',
  });
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000009987', 'card_declined', 'lost_card'],
  ['4000000000000069', 'expired_card', ''],
  ['4000000000000127', 'incorrect_cvc', ''],
  ['4000000000000119', 'processing_error', ''],
])('The card %s is declined with %s, %s', async (number, code, declineCode) => {
  const { stripe, page } = await useSandbox();
  const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' };
  const { id: method } = await page.paymentMethods.create({ type: 'card', card });
  const { id } = await stripe.paymentIntents.create(hundredDollars);
  const error = await errorOf(stripe.paymentIntents.confirm(id, { payment_method: method }));
  expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
  expect(error).toMatchObject({ statusCode: 402, code, decline_code: declineCode });
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  expect(intent).toMatchObject({
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: { code },
    latest_charge: { status: 'failed', failure_code: code },
  });
  const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  expect(paid).toMatchObject({ status: 'requires_capture', last_payment_error: null });
});

test.each([
  [{ number: '4242424242424241' }, 'incorrect_number'],
  [{ number: '4111111111111111' }, 'card_declined'],
  [{ exp_month: 13 }, 'invalid_expiry_month'],
  [{ exp_year: 2020 }, 'invalid_expiry_year'],
  [{ cvc: '12' }, 'invalid_cvc'],
])('A card with %o is refused with %s', async (wrong, code) => {
  const { page } = await useSandbox();
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123', ...wrong };
  const error = await errorOf(page.paymentMethods.create({ type: 'card', card }));
  expect(error).toMatchObject({ statusCode: 402, type: 'StripeCardError', code });
});

test('Card numbers come from pages only, and every ready payment method is of a known card', async () => {
  const { stripe } = await useSandbox();
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };
  const error = await errorOf(stripe.paymentMethods.create({ type: 'card', card }));
  expect(error).toMatchObject({ statusCode: 402 });
  expect(Object.keys(testCards)).toEqual(expect.arrayContaining(Object.values(readyMethods)));
});

test('A card that needs a challenge leaves the payment waiting for it', async () => {
  const { stripe, url } = await useSandbox();
  const { id } = await stripe.paymentIntents.create(hundredDollars);
  const asked = await stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_threeDSecure2Required',
    return_url: 'https://example.com/paid',
  });
  expect(asked).toMatchObject({
    status: 'requires_action',
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { return_url: 'https://example.com/paid' },
    },
  });
  const challenge = asked.next_action!.redirect_to_url!.url!;
  expect(challenge).toContain(`${url}/v3/challenge/${id}/`);
  expect(await (await fetch(challenge)).text()).toContain('$100.00');
  const answer = () =>
    fetch(challenge, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'complete' }),
      redirect: 'manual',
    });
  expect((await answer()).headers.get('location')).toBe(
    `https://example.com/paid?payment_intent=${id}&payment_intent_client_secret=${asked.client_secret}&redirect_status=succeeded`,
  );
  expect((await answer()).status).toBe(404);
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_capture' });
  const error = await errorOf(
    stripe.paymentIntents.create({
      ...hundredDollars,
      confirm: true,
      off_session: true,
      payment_method: 'pm_card_authenticationRequired',
    }),
  );
  expect(error).toMatchObject({ statusCode: 402, code: 'authentication_required' });
});

test('Only what the sandbox imitates is taken', async () => {
  const { stripe } = await useSandbox();
  const unknown = await errorOf(
    stripe.paymentIntents.create({ ...hundredDollars, on_behalf_of: 'acct_1' }),
  );
  expect(unknown).toMatchObject({
    statusCode: 400,
    code: 'parameter_unknown',
    param: 'on_behalf_of',
    message: 'Received unknown parameter: on_behalf_of',
  });
  const nested = await errorOf(
    stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      automatic_payment_methods: { enabled: true, allow: 'never' } as never,
    }),
  );
  expect(nested).toMatchObject({ param: 'automatic_payment_methods[allow]' });
  const small = await errorOf(stripe.paymentIntents.create({ amount: 49, currency: 'usd' }));
  expect(small).toMatchObject({ code: 'amount_too_small', param: 'amount' });
  const missing = await errorOf(stripe.paymentIntents.create({ currency: 'usd' } as never));
  expect(missing).toMatchObject({ code: 'parameter_missing', param: 'amount' });
  expect(await errorOf(stripe.customers.create())).toMatchObject({ statusCode: 404 });
  expect(await errorOf(stripe.paymentIntents.retrieve('pi_1'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});

test('A page knows an intent by its secret, and nothing else', async () => {
  const { stripe, page } = await useSandbox();
  const { id, client_secret: secret } = await stripe.paymentIntents.create({
    ...hundredDollars,
    metadata: { order: '1' },
  });
  const seen = await page.paymentIntents.retrieve(id, { client_secret: secret! });
  expect(seen).toMatchObject({ id, status: 'requires_payment_method' });
  expect(seen).not.toHaveProperty('metadata');
  const declined = await errorOf(
    // As Stripe.js sends it; the types of the library are those of servers.
    page.paymentIntents.confirm(id, {
      client_secret: secret!,
      payment_method: 'pm_card_visa_chargeDeclined',
      use_stripe_sdk: true,
    } as Stripe.PaymentIntentConfirmParams),
  );
  expect(declined.payment_intent).toMatchObject({ id, status: 'requires_payment_method' });
  expect(declined.payment_intent).not.toHaveProperty('metadata');
  expect(await errorOf(page.paymentIntents.retrieve(id))).toMatchObject({ statusCode: 404 });
  expect(await errorOf(page.paymentIntents.create(hundredDollars))).toMatchObject({
    statusCode: 401,
    code: 'secret_key_required',
  });
});

test('Payments are listed by page, the newest first', async () => {
  const { stripe } = await useSandbox();
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    ids.unshift((await stripe.paymentIntents.create(hundredDollars)).id);
  }
  const found: string[] = [];
  for await (const { id } of stripe.paymentIntents.list({ limit: 2 })) found.push(id);
  expect(found).toEqual(ids);
});
