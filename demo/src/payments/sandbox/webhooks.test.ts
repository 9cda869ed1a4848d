import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { useReceiver } from './testing/use-receiver.ts';
import { hundredDollars, useSandbox } from './testing/use-sandbox.ts';

const typesOf = (events: readonly Stripe.Event[]) => events.map(({ type }) => type);

const pay = (stripe: Stripe) =>
  stripe.paymentIntents.create({
    ...hundredDollars,
    capture_method: 'automatic',
    confirm: true,
    payment_method: 'pm_card_visa',
  });

const inOrder = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'];

test('What happens is sent with a signature that the library verifies', async () => {
  const receiver = await useReceiver();
  const { stripe } = await useSandbox({ webhookUrl: receiver.url });
  const { id } = await pay(stripe);
  await receiver.hasReceived(3);
  expect(typesOf(receiver.received)).toEqual(inOrder);
  expect(receiver.received[2]).toMatchObject({
    object: 'event',
    api_version: Stripe.API_VERSION,
    data: { object: { id, status: 'succeeded' } },
  });
  expect(JSON.stringify(receiver.received)).not.toContain('$sandbox');
  const { data } = await stripe.events.list();
  expect(typesOf(data.toReversed())).toEqual(inOrder);
});

test('An event that is not taken is sent again', async () => {
  const receiver = await useReceiver();
  const { stripe } = await useSandbox({ webhookUrl: receiver.url, retryMs: 1 });
  receiver.refuse(5);
  await pay(stripe);
  await receiver.hasReceived(3);
  expect(typesOf(receiver.received).toSorted()).toEqual(inOrder.toSorted());
  expect(receiver.attempts()).toBe(8);
});

test('Events wait for an address', async () => {
  const receiver = await useReceiver();
  const { stripe, setWebhookUrl } = await useSandbox();
  await pay(stripe);
  setWebhookUrl(receiver.url);
  await receiver.hasReceived(3);
  expect(typesOf(receiver.received)).toEqual(inOrder);
});

test('Events are duplicated, dropped, delayed and reordered on demand', async () => {
  const receiver = await useReceiver();
  const { stripe, control } = await useSandbox({ webhookUrl: receiver.url });
  await control('duplicate-events', { count: 1 });
  await pay(stripe);
  await receiver.hasReceived(4);
  const [first, second] = receiver.received;
  expect(first).toEqual(second);

  await control('drop-events', { count: 2 });
  await pay(stripe);
  await receiver.hasReceived(5);
  expect(receiver.received.at(-1)?.type).toBe('payment_intent.succeeded');

  await control('reorder-events', { count: 3 });
  await pay(stripe);
  await receiver.hasReceived(8);
  expect(typesOf(receiver.received.slice(5))).toEqual(inOrder.toReversed());

  await control('delay-events', { count: 1, milliseconds: 100 });
  await pay(stripe);
  await receiver.hasReceived(11);
  expect(receiver.received.at(-1)?.type).toBe('payment_intent.created');

  await control('resend-event', { event: first!.id });
  await receiver.hasReceived(12);
  expect(receiver.received.at(-1)?.id).toBe(first!.id);
});

test('Events of connected accounts say whose they are', async () => {
  const receiver = await useReceiver();
  const { stripe, control } = await useSandbox({ webhookUrl: receiver.url });
  const { id } = await stripe.accounts.create({ type: 'express' });
  await control('complete-onboarding', { account: id });
  await receiver.hasReceived(1);
  expect(receiver.received[0]).toMatchObject({ type: 'account.updated', account: id });
});

test('Captures, refunds, cancellations and disputes are told of', async () => {
  const receiver = await useReceiver();
  const { stripe } = await useSandbox({ webhookUrl: receiver.url });
  const held = { ...hundredDollars, confirm: true, payment_method: 'pm_card_visa' };
  const captured = await stripe.paymentIntents.create(held);
  await stripe.paymentIntents.capture(captured.id);
  await stripe.refunds.create({ payment_intent: captured.id, amount: 1 });
  const canceled = await stripe.paymentIntents.create(held);
  await stripe.paymentIntents.cancel(canceled.id);
  await stripe.paymentIntents.create({
    ...held,
    capture_method: 'automatic',
    payment_method: 'pm_card_createDispute',
  });
  const types = [
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.amount_capturable_updated',
    'charge.captured',
    'payment_intent.succeeded',
    'charge.refunded',
    'refund.created',
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.amount_capturable_updated',
    'charge.refunded',
    'payment_intent.canceled',
    'payment_intent.created',
    'charge.succeeded',
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'payment_intent.succeeded',
  ];
  await receiver.hasReceived(types.length);
  expect(typesOf(receiver.received)).toEqual(types);
});
