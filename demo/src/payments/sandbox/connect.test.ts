import { expect, test } from 'vitest';
import { errorOf, hundredDollars, useSandbox } from './testing/use-sandbox.ts';
import type { TestSandbox } from './testing/use-sandbox.ts';

async function onboard({ stripe, control }: TestSandbox): Promise<string> {
  const { id } = await stripe.accounts.create({
    type: 'express',
    country: 'US',
    email: 'studio@example.com',
    capabilities: { transfers: { requested: true } },
  });
  await control('complete-onboarding', { account: id });
  return id;
}

async function payAtOnce({ stripe }: TestSandbox): Promise<string> {
  const { id } = await stripe.paymentIntents.create({
    ...hundredDollars,
    capture_method: 'automatic',
    confirm: true,
    payment_method: 'pm_card_bypassPending',
  });
  const { data } = await stripe.charges.list({ payment_intent: id });
  return data[0]!.id;
}

test('An account may take transfers once it is onboarded', async () => {
  const sandbox = await useSandbox();
  const { stripe, control, url } = sandbox;
  const account = await stripe.accounts.create({
    type: 'express',
    capabilities: { transfers: { requested: true } },
  });
  expect(account).toMatchObject({
    details_submitted: false,
    payouts_enabled: false,
    capabilities: { transfers: 'inactive' },
  });
  await payAtOnce(sandbox);
  const transfer = { amount: 5000, currency: 'usd', destination: account.id };
  expect(await errorOf(stripe.transfers.create(transfer))).toMatchObject({
    code: 'insufficient_capabilities_for_transfer',
  });
  const link = await stripe.accountLinks.create({
    account: account.id,
    refresh_url: 'https://example.com/again',
    return_url: 'https://example.com/done',
    type: 'account_onboarding',
  });
  expect(link.url).toContain(`${url}/connect/`);
  await control('complete-onboarding', { account: account.id });
  expect(await stripe.accounts.retrieve(account.id)).toMatchObject({
    details_submitted: true,
    payouts_enabled: true,
    capabilities: { transfers: 'active' },
  });
  expect(await stripe.transfers.create(transfer)).toMatchObject({ amount: 5000, reversed: false });
  await control('restrict-account', { account: account.id });
  expect(await errorOf(stripe.transfers.create(transfer))).toMatchObject({ statusCode: 400 });
});

test('Money goes to an account, a part of it back, and the rest to a bank', async () => {
  const sandbox = await useSandbox();
  const { stripe, control } = sandbox;
  const account = await onboard(sandbox);
  const charge = await payAtOnce(sandbox);
  const transfer = await stripe.transfers.create({
    amount: 8000,
    currency: 'usd',
    destination: account,
    source_transaction: charge,
    transfer_group: 'booking_1',
  });
  const more = { amount: 2001, currency: 'usd', destination: account, source_transaction: charge };
  expect(await errorOf(stripe.transfers.create(more))).toMatchObject({ param: 'amount' });
  await stripe.transfers.createReversal(transfer.id, { amount: 3000 });
  expect(await stripe.transfers.retrieve(transfer.id)).toMatchObject({
    amount_reversed: 3000,
    reversals: { data: [{ amount: 3000 }] },
  });
  const over = await errorOf(stripe.transfers.createReversal(transfer.id, { amount: 5001 }));
  expect(over).toMatchObject({ statusCode: 400, param: 'amount' });

  const acting = { stripeAccount: account };
  expect((await stripe.balance.retrieve({}, acting)).available).toMatchObject([{ amount: 5000 }]);
  // 100.00 less a fee of 3.20, 80.00 transferred and 30.00 of them taken back.
  expect((await stripe.balance.retrieve()).available).toMatchObject([{ amount: 4680 }]);
  const tooMuch = stripe.payouts.create({ amount: 5001, currency: 'usd' }, acting);
  expect(await errorOf(tooMuch)).toMatchObject({ code: 'balance_insufficient' });
  const payout = await stripe.payouts.create({ amount: 5000, currency: 'usd' }, acting);
  expect(payout.status).toBe('pending');
  await control('advance-clock', { seconds: 2 * 24 * 60 * 60 });
  expect(await stripe.payouts.retrieve(payout.id, {}, acting)).toMatchObject({ status: 'paid' });
});

test('What was paid can be transferred without its charge once it is available', async () => {
  const sandbox = await useSandbox();
  const { stripe, control } = sandbox;
  const account = await onboard(sandbox);
  await stripe.paymentIntents.create({
    ...hundredDollars,
    capture_method: 'automatic',
    confirm: true,
    payment_method: 'pm_card_visa',
  });
  const transfer = { amount: 5000, currency: 'usd', destination: account };
  expect(await errorOf(stripe.transfers.create(transfer))).toMatchObject({
    code: 'balance_insufficient',
  });
  await control('advance-clock', { seconds: 2 * 24 * 60 * 60 });
  expect(await stripe.transfers.create(transfer)).toMatchObject({ destination: account });
});
