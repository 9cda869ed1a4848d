import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { disagreements } from '#db/testing/order-books.ts';
import { startStripeSandbox } from '#demo/payments/sandbox/start-stripe-sandbox.ts';
import { contextOfJob } from '#api/features/payments/payment-work.ts';
import { sweepPayments } from '#api/features/payments/sweep.service.ts';
import { ada, openShop, sandboxKeys } from '#api/testing/shop.ts';
import { TestClient } from '#api/testing/test-client.ts';

vi.setConfig({ testTimeout: 600_000 });

const sandbox = await startStripeSandbox(sandboxKeys);
const shop = openShop(sandbox);
const { server } = shop;
const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-crash-'));
let child: ChildProcess | undefined;
let url = '';

afterAll(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the server in a process of its own, unless it runs. */
async function start(): Promise<void> {
  if (child && child.exitCode === null && child.signalCode === null) return;
  const program = join(import.meta.dirname, '../../testing/checkout-process.ts');
  child = fork(program, [server.database.url, dataDir], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      // It starts a dozen times: what was compiled once is read.
      NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
      STRIPE_SECRET_KEY: sandboxKeys.secretKey,
      STRIPE_PUBLISHABLE_KEY: sandboxKeys.publishableKey,
      STRIPE_WEBHOOK_SECRET: sandboxKeys.webhookSecret,
      STRIPE_API_URL: sandbox.url,
    },
  });
  const died = once(child, 'exit').then(() => {
    throw new Error('The server does not start.');
  });
  [url] = (await Promise.race([once(child, 'message'), died])) as [string];
  // Later it may, and shall.
  died.catch(() => undefined);
}

/** Has the server kill itself at a step from now on. */
async function dieAt(step: number): Promise<void> {
  const armed = once(child!, 'message');
  child!.send(step);
  await armed;
}

/** Calls the server. @returns undefined where it dies over that */
async function call<Data>(document: string, input: object): Promise<Data | undefined> {
  const ended = once(child!, 'exit');
  const answer = new TestClient(url).graphql<Data>(document, { input }).then(
    ({ data, errors }) => {
      expect(errors).toEqual([]);
      return data ?? undefined;
    },
    // The connection is gone with the process.
    async () => {
      await ended;
      return undefined;
    },
  );
  return answer;
}

const START = `mutation Start($input: StartCheckoutInput!) {
  startCheckout(input: $input) { order { number } payment { id clientSecret } }
}`;
const CONFIRM = `mutation Confirm($input: ConfirmPaymentInput!) {
  confirmPayment(input: $input) { payment { id } }
}`;

interface Started {
  startCheckout: { order: { number: string }; payment: { id: string; clientSecret: string } };
}

/**
 * Somebody checks out and pays while the server dies at a step. Their browser repeats the checkout, as
 * it does, and is closed once they have paid.
 * @returns whether it has died
 */
async function buyWhileDying(variantId: number, step: number): Promise<boolean> {
  await start();
  const buyer = shop.buyer();
  await buyer.put(variantId);
  const { totalCents: expectedTotalCents } = await buyer.quote();
  const { sessionId } = buyer;
  const idempotencyKey = `crash-at-step-${step}`;
  const input = { sessionId, customer: ada, idempotencyKey, expectedTotalCents };
  await dieAt(step);
  let begun = await call<Started>(START, input);
  const hasDiedBefore = begun === undefined;
  if (hasDiedBefore) {
    await start();
    begun = await call<Started>(START, input);
  }
  const { id: paymentId, clientSecret } = begun!.startCheckout.payment;
  expect(await shop.enterCard(clientSecret)).toBe(true);
  if (hasDiedBefore) return true;
  return (await call(CONFIRM, { paymentId, clientSecret })) === undefined;
}

test('killed at any step of a checkout, the server charges nobody without an order, orders nothing twice, and gives or refunds after the sweep', async () => {
  const { variantId } = await shop.product({ variants: [{ stock: 90 }] });
  let steps = 0;
  while (await buyWhileDying(variantId, steps + 1)) steps += 1;
  // Each transaction and each request to the provider has a step on either side.
  expect(steps).toBeGreaterThanOrEqual(8);

  // The server that died had the clock of the machine.
  server.setTime(new Date(Date.now() + 6 * 60_000).toISOString());
  await sweepPayments(contextOfJob(server.runtime), server.runtime.log);
  await shop.tellProvider();

  const db = server.database.sql;
  const orders = await db.selectFrom('orders').select(['id', 'status']).execute();
  // One for each attempt, however often its server died: all are paid, as there was stock for all.
  expect(orders).toHaveLength(steps + 1);
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['paid']));
  const payments = await db
    .selectFrom('payments')
    .select(['status', 'captured_cents', 'is_accepted'])
    .execute();
  expect(payments).toHaveLength(steps + 1);
  for (const payment of payments) {
    expect(payment).toEqual({ status: 'captured', captured_cents: 10_825, is_accepted: true });
  }
  expect(await chargedByProvider()).toBe((steps + 1) * 10_825);
  expect(await disagreements(db, new Map([[variantId, 90]]))).toEqual([]);
  await shop.requireConsistentBooks();
});

/** All that the provider has taken from cards, whatever we know of it. */
async function chargedByProvider(): Promise<number> {
  const response = await fetch(`${sandbox.url}/v1/payment_intents?limit=100`, {
    headers: { authorization: `Bearer ${sandboxKeys.secretKey}` },
  });
  const { data } = (await response.json()) as { data: { amount_received: number }[] };
  return data.reduce((sum, { amount_received: cents }) => sum + cents, 0);
}
