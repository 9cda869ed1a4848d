import { expect, test } from 'vitest';
import { useSandbox } from './testing/use-sandbox.ts';

const at = Math.floor(Date.parse('2026-11-01T12:00:00Z') / 1000);
const paid = { ref: 'pi_demo_1', amount: 100_00, currency: 'usd', isHeld: false, at };

test('what came about without the sandbox is refunded, captured and paid out as what it has made', async () => {
  const now = Date.parse('2026-11-05T12:00:00Z');
  const { stripe, seed } = await useSandbox({ clock: () => now });
  const known = {
    payments: [
      { ...paid, refunded: 30_00 },
      { ...paid, ref: 'pi_demo_2', refunded: 0, isHeld: true, at: at + 3 * 24 * 60 * 60 },
    ],
    accounts: [{ ref: 'acct_demo_1', email: 'owner@example.com' }],
  };
  seed(known);
  await stripe.refunds.create({ payment_intent: 'pi_demo_1', amount: 20_00 });
  // What it knows stays as it is.
  seed(known);
  const { data: charges } = await stripe.charges.list({ payment_intent: 'pi_demo_1' });
  expect(charges).toMatchObject([{ amount_refunded: 50_00, captured: true }]);
  await expect(
    stripe.refunds.create({ payment_intent: 'pi_demo_1', amount: 51_00 }),
  ).rejects.toThrow(/greater than unrefunded/);
  expect(await stripe.paymentIntents.capture('pi_demo_2')).toMatchObject({ status: 'succeeded' });
  const transfer = { amount: 40_00, currency: 'usd', destination: 'acct_demo_1' };
  expect(await stripe.transfers.create(transfer)).toMatchObject({ amount: 40_00 });
  // Nobody is told of what was known.
  const { data: events } = await stripe.events.list();
  expect(events.map(({ type }) => type)).not.toContain('payment_intent.created');
});
