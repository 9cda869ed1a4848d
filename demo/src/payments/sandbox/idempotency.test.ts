import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { errorOf, hundredDollars, keys, useSandbox } from './testing/use-sandbox.ts';

const withKey = (idempotencyKey: string) => ({ idempotencyKey });

test('The same key is answered with the same bytes', async () => {
  const { url } = await useSandbox();
  const send = () =>
    fetch(`${url}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.secretKey}`, 'idempotency-key': 'order-1' },
      body: new URLSearchParams({ amount: '1000', currency: 'usd' }),
    });
  const first = await send();
  const second = await send();
  expect(await second.text()).toBe(await first.text());
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  expect(second.headers.get('idempotent-replayed')).toBe('true');
  expect(second.headers.get('original-request')).toBe(first.headers.get('request-id'));
});

test('A key belongs to one request', async () => {
  const { stripe } = await useSandbox();
  await stripe.paymentIntents.create(hundredDollars, withKey('order-1'));
  const other = await errorOf(
    stripe.paymentIntents.create({ ...hundredDollars, amount: 1 }, withKey('order-1')),
  );
  expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect(other.statusCode).toBe(400);
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

test('A declined card stays declined under its key, and a wrong parameter uses none up', async () => {
  const { stripe } = await useSandbox();
  const declined = {
    ...hundredDollars,
    confirm: true,
    payment_method: 'pm_card_visa_chargeDeclined',
  };
  const first = await errorOf(stripe.paymentIntents.create(declined, withKey('a')));
  const second = await errorOf(stripe.paymentIntents.create(declined, withKey('a')));
  expect(second.requestId).toBe(first.requestId);
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);

  await errorOf(stripe.paymentIntents.create({ amount: 1, currency: 'usd' }, withKey('b')));
  const mended = await stripe.paymentIntents.create(hundredDollars, withKey('b'));
  expect(mended.amount).toBe(10_000);
});

test('A key is free again after a day', async () => {
  const { stripe, control } = await useSandbox();
  const first = await stripe.paymentIntents.create(hundredDollars, withKey('a'));
  await control('advance-clock', { seconds: 24 * 60 * 60 });
  const second = await stripe.paymentIntents.create(hundredDollars, withKey('a'));
  expect(second.id).not.toBe(first.id);
});

test('What was done is done once, though its answer was lost', async () => {
  const { stripe, control } = await useSandbox();
  await control('fail-requests', { kind: 'error', when: 'after' });
  const failed = await errorOf(stripe.paymentIntents.create(hundredDollars, withKey('a')));
  expect(failed).toBeInstanceOf(Stripe.errors.StripeAPIError);
  const first = await stripe.paymentIntents.create(hundredDollars, withKey('a'));
  // After a reset the library tries again by itself.
  await control('fail-requests', { kind: 'reset', when: 'after' });
  const second = await stripe.paymentIntents.create(hundredDollars, withKey('b'));
  const { data } = await stripe.paymentIntents.list();
  expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
});

test('What fails before it is done is not done', async () => {
  const { stripe, control } = await useSandbox();
  await control('fail-requests', { kind: 'error', count: 2, path: '/v1/payment_intents' });
  await errorOf(stripe.paymentIntents.create(hundredDollars));
  await errorOf(stripe.paymentIntents.create(hundredDollars));
  expect((await stripe.paymentIntents.list()).data).toEqual([]);
});

test('A request may never be answered', async () => {
  const { stripe, control } = await useSandbox();
  await control('fail-requests', { kind: 'timeout' });
  const error = await errorOf(stripe.paymentIntents.create(hundredDollars, { timeout: 50 }));
  expect(error).toBeInstanceOf(Stripe.errors.StripeConnectionError);
});

test('Only the right keys are let in', async () => {
  const { stripe } = await useSandbox();
  const options = { apiKey: 'sk_test_somebody' };
  const error = await errorOf(stripe.paymentIntents.list({}, options));
  expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  const version = await errorOf(stripe.paymentIntents.list({}, { apiVersion: '2020-08-27' }));
  expect(version.statusCode).toBe(400);
});
