import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { useReceiver } from './testing/use-receiver.ts';
import { clientFor, hundredDollars, useSandbox } from './testing/use-sandbox.ts';

function useFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('What was answered outlives a process that is killed, and events are sent after it', async () => {
  const folder = useFolder();
  const child = fork(join(import.meta.dirname, 'testing/run-sandbox.ts'), [folder], {
    execArgv: ['--import', 'tsx'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [url] = (await once(child, 'message')) as [string];
  const before = clientFor(url);
  const held = await before.paymentIntents.create(
    { ...hundredDollars, confirm: true, payment_method: 'pm_card_visa' },
    { idempotencyKey: 'order-1' },
  );
  child.kill('SIGKILL');
  await once(child, 'exit');
  // A line that was being written.
  appendFileSync(join(folder, 'stripe-sandbox.jsonl'), '[{"kind":"payment_intent","id":"pi_');

  const receiver = await useReceiver();
  const { stripe } = await useSandbox({ folder, webhookUrl: receiver.url });
  expect(await stripe.paymentIntents.retrieve(held.id)).toEqual(held);
  const again = await stripe.paymentIntents.create(
    { ...hundredDollars, confirm: true, payment_method: 'pm_card_visa' },
    { idempotencyKey: 'order-1' },
  );
  expect(again).toEqual(held);
  await receiver.hasReceived(3);
  expect(receiver.received.at(-1)?.type).toBe('payment_intent.amount_capturable_updated');
  expect(await stripe.paymentIntents.capture(held.id)).toMatchObject({ status: 'succeeded' });
});

test('A sandbox goes on where it was stopped, its clock included', async () => {
  const folder = useFolder();
  const first = await useSandbox({ folder });
  const { id } = await first.stripe.paymentIntents.create({
    ...hundredDollars,
    confirm: true,
    payment_method: 'pm_card_visa',
  });
  await first.control('advance-clock', { seconds: 6 * 24 * 60 * 60 });
  await first.stop();
  const second = await useSandbox({ folder });
  expect(await second.stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: 'requires_capture',
  });
  await second.control('advance-clock', { seconds: 24 * 60 * 60 });
  expect(await second.stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'canceled' });
});
