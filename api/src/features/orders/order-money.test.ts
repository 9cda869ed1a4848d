import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { beforeAll, expect, test } from 'vitest';
import { findPayment } from '#db/payments/payment.repository.ts';
import { disagreements } from '#db/testing/order-books.ts';
import { seeded } from '#demo/lib/random.ts';
import { startStripeSandbox } from '#demo/payments/sandbox/start-stripe-sandbox.ts';
import { contextOfJob } from '#api/features/payments/payment-work.ts';
import { sweepPayments } from '#api/features/payments/sweep.service.ts';
import { MOST_STEPS, useDeaths } from '#api/testing/deaths.ts';
import { effort, longTimeout, seedOf } from '#api/testing/effort.ts';
import { signedInAdministrator } from '#api/testing/member.ts';
import { openShop, sandboxKeys } from '#api/testing/shop.ts';
import type { Checkout } from '#api/testing/shop.ts';
import type { TestClient } from '#api/testing/test-client.ts';

/** Each does several things. */
const OPERATIONS = 600 * effort;

/** Less than is asked for, but for what comes back. */
const STOCK = 90 * effort;

const sandbox = await startStripeSandbox(sandboxKeys);
const shop = openShop(sandbox);
const { server } = shop;
const deaths = useDeaths(server);
const { webhooks } = new Stripe(sandboxKeys.secretKey);
const random = seeded(seedOf('money of orders'));

let staff: TestClient;
const variants: number[] = [];
const stock = new Map<number, number>();
const codes: string[] = [];
let giftCardVariant = 0;
const checkouts: Checkout[] = [];
/** What browsers repeat when they have heard nothing. */
const attempts: (() => Promise<void>)[] = [];

beforeAll(async () => {
  ({ client: staff } = await signedInAdministrator(server));
  for (const priceCents of [10_000, 1999, 333]) {
    const { variantId } = await shop.product({ priceCents, variants: [{ stock: STOCK }] });
    variants.push(variantId);
    stock.set(variantId, STOCK);
  }
  const download = await shop.product({ kind: 'download', variants: [{ stock: null }] });
  const card = await shop.product({ kind: 'gift-card', variants: [{ stock: null }] });
  variants.push(download.variantId);
  for (const cents of [5000, 20_000, 50_000]) codes.push(await shop.giftCard(cents));
  giftCardVariant = card.variantId;
});

/** Changes an order; whether that is refused is not what is looked at here. */
async function change(mutation: string, input: object, client = staff): Promise<void> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { errors } = await client.graphql(
    `mutation Change($input: ${type}!) { ${mutation}(input: $input) { order { status } } }`,
    { input },
  );
  expect(errors.map(({ extensions }) => extensions.code)).not.toContain('INTERNAL');
}

/** Somebody who has put something into their cart. */
async function filledCart() {
  const buyer = shop.buyer();
  if (random.chance(0.15)) {
    const giftCardValue = random.pick([2500, 7000]);
    await buyer.put(giftCardVariant, { options: { giftCardValue } });
  }
  const variantId = random.pick(variants);
  const quantity = random.int(1, 2);
  const left = await shop.stockOf(variantId);
  if (left === null || left > 8) await buyer.put(variantId, { quantity });
  return buyer;
}

const cardsToUse = () => (random.chance(0.4) ? random.sample(codes, random.int(1, 2)) : []);

async function checkOut(giftCardCodes = cardsToUse()): Promise<void> {
  const buyer = await filledCart();
  const { totalCents: expectedTotalCents } = await buyer.quote({ giftCardCodes });
  const input = { giftCardCodes, expectedTotalCents, idempotencyKey: randomUUID() };
  const attempt = async () => {
    const { checkout } = await buyer.tryCheckout(input);
    const isNew = checkouts.every(({ order }) => order.number !== checkout?.order.number);
    if (checkout && isNew) checkouts.push(checkout);
  };
  attempts.push(attempt);
  await attempt();
}

/** All have ended before it is told that one has failed. */
async function atOnce(...works: Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

/** The provider tells something of a payment, twice, by a webhook that is signed. */
async function tellTwice({ paymentId }: Checkout): Promise<void> {
  const payment = await findPayment(server.database.sql, Number(paymentId));
  const id = `evt_${paymentId}_${random.int(0, 1_000_000)}`;
  const object = { id: payment?.providerRef, object: 'payment_intent' };
  const type = 'payment_intent.succeeded';
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
  const timestamp = Math.floor(server.runtime.clock() / 1000);
  const secret = sandboxKeys.webhookSecret;
  const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
  for (let count = 0; count < 2; count += 1) {
    const response = await server.client().fetch('/api/webhooks/stripe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body: payload,
    });
    expect(response.status).toBe(200);
  }
  await atOnce(shop.settle(paymentId), shop.settle(paymentId));
}

/** The provider finds out that it cannot deliver refunds of some cards, and does others. */
async function advanceProvider(): Promise<void> {
  const response = await fetch(`${sandbox.url}/_sandbox/advance-clock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxKeys.secretKey}` },
    body: new URLSearchParams({ seconds: '60' }),
  });
  expect(response.ok).toBe(true);
}

const paid = () => checkouts.filter(({ paymentId }) => paymentId !== null);

const operations = {
  order: () => checkOut(),
  /** Two at once who have the code of one gift card. */
  async 'order with one card twice'() {
    const code = [random.pick(codes)];
    await atOnce(checkOut(code), checkOut(code));
  },
  'order again': async () => attempts.length > 0 && random.pick(attempts.slice(-5))(),
  async pay() {
    const checkout = paid().at(-1);
    if (!checkout) return;
    const card = random.pick(['pm_card_visa', 'pm_card_refundFail', 'pm_card_pendingRefund']);
    const isTaken = await shop.enterCard(checkout.clientSecret, card);
    // The browser may never come back.
    if (isTaken && random.chance(0.8)) await shop.settle(checkout.paymentId);
  },
  async 'pay something old'() {
    if (paid().length === 0) return;
    const checkout = random.pick(paid());
    if (await shop.enterCard(checkout.clientSecret)) await shop.settle(checkout.paymentId);
  },
  async 'hear twice'() {
    if (paid().length > 0) await tellTwice(random.pick(paid()));
  },
  expire: () => shop.expireOrders(),
  sweep: () => sweepPayments(contextOfJob(server.runtime), server.runtime.log),
  async cancel() {
    const { order, accessKey } = random.pick(checkouts);
    const isStaff = random.chance(0.5);
    const client = isStaff ? staff : server.client();
    await change('cancelOrder', { number: order.number, accessKey }, client);
  },
  async ship() {
    const { number } = random.pick(checkouts).order;
    await change('fulfilOrder', { number });
    if (random.chance(0.5)) await change('markDelivered', { number });
  },
  async return() {
    const { order, accessKey } = random.pick(checkouts);
    const { number } = order;
    const input = { number, accessKey, reason: 'It hums.' };
    await change('requestReturn', input, server.client());
    if (random.chance(0.3)) await change('declineReturn', { number, note: 'It is meant to.' });
  },
  async 'refund a part'() {
    const { number } = random.pick(checkouts).order;
    await change('refundOrder', { number, amountCents: random.int(1, 4000), reason: 'Part.' });
  },
  async 'refund the rest'() {
    const { number } = random.pick(checkouts).order;
    await change('refundOrder', { number, reason: 'All.' });
  },
  'carry out': () => shop.tellProvider(),
  async 'find out'() {
    await advanceProvider();
    for (const { paymentId } of paid()) await shop.settle(paymentId);
  },
} satisfies Record<string, () => Promise<unknown>>;

const weights: Record<keyof typeof operations, number> = {
  order: 24,
  'order with one card twice': 5,
  'order again': 6,
  pay: 24,
  'pay something old': 4,
  'hear twice': 6,
  expire: 3,
  sweep: 2,
  cancel: 6,
  ship: 8,
  return: 4,
  'refund a part': 8,
  'refund the rest': 3,
  'carry out': 5,
  'find out': 2,
};

test(
  'whatever people do in whatever order, and wherever the server dies over it, the ledger balances and agrees with every order, gift card and stock',
  { timeout: longTimeout },
  async () => {
    await checkOut();
    const done = new Map<string, number>();
    for (let count = 0; count < OPERATIONS; count += 1) {
      const name = random.weighted(weights);
      const diesAt = random.chance(0.15) ? random.int(1, MOST_STEPS) : undefined;
      await deaths.during(diesAt, operations[name]);
      done.set(name, (done.get(name) ?? 0) + 1);
    }
    // All that was asked of the provider is done, found out about, and what follows from that is done.
    for (const step of ['carry out', 'find out', 'carry out', 'find out'] as const) {
      await operations[step]();
    }
    expect(done.size).toBe(Object.keys(operations).length);
    expect(deaths.count).toBeGreaterThan(OPERATIONS / 40);
    expect(await disagreements(server.database.sql, stock)).toEqual([]);
    await shop.requireConsistentBooks();
    const { rows } = await statuses();
    // What happened was not nothing: orders stand everywhere, and some refund could not be delivered.
    expect(rows.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['paid', 'cancelled', 'expired', 'refunded', 'shipped']),
    );
  },
);

async function statuses() {
  const { sql } = server.database;
  const rows = await sql.selectFrom('orders').select('status').distinct().execute();
  const returned = await sql
    .selectFrom('order_events')
    .select('id')
    .where('kind', '=', 'return-refund')
    .execute();
  expect(returned).not.toEqual([]);
  return { rows };
}
