import { expect, test } from 'vitest';
import { errorOf, hundredDollars, useSandbox } from './testing/use-sandbox.ts';
import type { TestSandbox } from './testing/use-sandbox.ts';

async function pay({ stripe }: TestSandbox, method = 'pm_card_visa') {
  const paid = await stripe.paymentIntents.create({
    ...hundredDollars,
    capture_method: 'automatic',
    confirm: true,
    payment_method: method,
  });
  expect(paid.status).toBe('succeeded');
  return paid;
}

test('What was paid is given back in parts, and never more of it', async () => {
  const sandbox = await useSandbox();
  const { stripe } = sandbox;
  const { id } = await pay(sandbox);
  const first = await stripe.refunds.create({ payment_intent: id, amount: 4000 });
  expect(first).toMatchObject({ status: 'succeeded', amount: 4000, payment_intent: id });
  expect(await errorOf(stripe.refunds.create({ payment_intent: id, amount: 6001 }))).toMatchObject({
    statusCode: 400,
    message: 'Refund amount ($60.01) is greater than unrefunded amount on charge ($60.00)',
  });
  const rest = await stripe.refunds.create({ payment_intent: id });
  expect(rest.amount).toBe(6000);
  expect(await errorOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
    code: 'charge_already_refunded',
  });
  const { data } = await stripe.refunds.list({ payment_intent: id });
  expect(data.map(({ id: refund }) => refund)).toEqual([rest.id, first.id]);
});

test('Of a partial capture no more can be given back than was captured', async () => {
  const { stripe } = await useSandbox();
  const { id } = await stripe.paymentIntents.create({
    ...hundredDollars,
    confirm: true,
    payment_method: 'pm_card_visa',
  });
  expect(await errorOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
    statusCode: 400,
  });
  await stripe.paymentIntents.capture(id, { amount_to_capture: 2500 });
  expect(await errorOf(stripe.refunds.create({ payment_intent: id, amount: 2501 }))).toMatchObject({
    statusCode: 400,
    param: 'amount',
  });
  expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 2500 });
});

test('Refunds of some cards are pending at first, or fail later', async () => {
  const sandbox = await useSandbox();
  const { stripe, control } = sandbox;
  const slow = await stripe.refunds.create({
    payment_intent: (await pay(sandbox, 'pm_card_pendingRefund')).id,
  });
  const failing = await stripe.refunds.create({
    payment_intent: (await pay(sandbox, 'pm_card_refundFail')).id,
  });
  expect([slow.status, failing.status]).toEqual(['pending', 'succeeded']);
  await control('advance-clock', { seconds: 60 });
  expect(await stripe.refunds.retrieve(slow.id)).toMatchObject({ status: 'succeeded' });
  expect(await stripe.refunds.retrieve(failing.id, { expand: ['charge'] })).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    charge: { amount_refunded: 0 },
  });
});

test('A dispute takes the money back, until it is won', async () => {
  const sandbox = await useSandbox();
  const { stripe, control } = sandbox;
  const paid = await pay(sandbox, 'pm_card_createDispute');
  const [byCard] = (await stripe.disputes.list({ payment_intent: paid.id })).data;
  expect(byCard).toMatchObject({ status: 'needs_response', reason: 'fraudulent', amount: 10_000 });
  expect(await errorOf(stripe.refunds.create({ payment_intent: paid.id }))).toMatchObject({
    code: 'charge_disputed',
  });
  const won = await stripe.disputes.update(byCard!.id, {
    evidence: { uncategorized_text: 'winning_evidence' },
  });
  expect(won.balance_transactions.map(({ net }) => net)).toEqual([-11_500, 10_000]);
  expect(won.status).toBe('won');
  expect(await stripe.refunds.create({ payment_intent: paid.id, amount: 4000 })).toMatchObject({
    status: 'succeeded',
  });

  const other = await pay(sandbox);
  const [charge] = (await stripe.charges.list({ payment_intent: other.id })).data;
  await control('open-dispute', { charge: charge!.id, reason: 'duplicate' });
  const [byControl] = (await stripe.disputes.list({ payment_intent: other.id })).data;
  await control('close-dispute', { dispute: byControl!.id, status: 'lost' });
  expect(await stripe.disputes.retrieve(byControl!.id)).toMatchObject({ status: 'lost' });
  expect(await errorOf(stripe.refunds.create({ payment_intent: other.id }))).toMatchObject({
    code: 'charge_disputed',
  });
});
