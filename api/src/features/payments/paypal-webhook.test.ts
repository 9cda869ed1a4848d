import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPayPalSandbox } from '#demo/payments/paypal-sandbox/start-paypal-sandbox.ts';
import { startStripeSandbox } from '#demo/payments/sandbox/start-stripe-sandbox.ts';
import { openPayPalShop, payPalApp } from '#api/testing/paypal-desk.ts';
import { sandboxKeys } from '#api/testing/shop.ts';

/** A webhook as PayPal has sent it. */
interface Sent {
  headers: Record<string, string>;
  body: string;
}

const desk = openPayPalShop(
  await startPayPalSandbox({ ...payPalApp, retryMs: 10 }),
  await startStripeSandbox(sandboxKeys),
);
const { shop, server } = desk;

/** Where PayPal's webhooks go until they are sent on from here, as they are or changed. */
const post = createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += String(piece);
  const headers = Object.entries(request.headers).filter(([name]) => name.startsWith('paypal-'));
  arrive({ body, headers: Object.fromEntries(headers) as Record<string, string> });
  response.end();
});
let arrive: (sent: Sent) => void = () => undefined;
let news: Sent;

/** Has somebody agree to an order. @returns what PayPal sends about it */
async function newsOfApproval(): Promise<Sent> {
  const { variantId } = await shop.product();
  const buyer = shop.buyer();
  await buyer.put(variantId);
  const { approvalUrl } = await buyer.checkout({ paymentMethod: 'PAYPAL' });
  const arrival = new Promise<Sent>((resolve) => (arrive = resolve));
  await desk.choose(approvalUrl!, 'approve');
  return arrival;
}

beforeAll(async () => {
  post.listen(0, '127.0.0.1');
  await once(post, 'listening');
  desk.sandbox.setWebhookUrl(`http://127.0.0.1:${(post.address() as AddressInfo).port}`);
  news = await newsOfApproval();
});
afterAll(() => {
  post.closeAllConnections();
  post.close();
});

async function send({ headers, body }: Sent) {
  const response = await server.client().fetch('/api/webhooks/paypal', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const stored = async () =>
  server.database.sql
    .selectFrom('provider_events')
    .select(['event_ref', 'type', 'provider_ref'])
    .where('provider', '=', 'paypal')
    .execute();

const orderOf = ({ body }: Sent) => (JSON.parse(body) as { resource: { id: string } }).resource.id;

/** The way back of whoever has agreed to an order. */
async function backFrom(order: string): Promise<URL> {
  const { id } = await server.database.sql
    .selectFrom('payments')
    .select('id')
    .where('provider_ref', '=', order)
    .executeTakeFirstOrThrow();
  return new URL(`${server.url}/checkout/paypal?payment=${id}&token=${order}`);
}

const idOf = ({ body }: Sent) => (JSON.parse(body) as { id: string }).id;

describe('what only claims to be a webhook of PayPal is refused, by the name of the header', () => {
  const changes: [string, (sent: Sent) => Sent][] = [
    ['without headers', ({ body }) => ({ body, headers: {} })],
    ['that was changed on the way', ({ body, headers }) => ({ headers, body: `${body} ` })],
    [
      'that was written anew',
      ({ body, headers }) => ({ headers, body: JSON.stringify(JSON.parse(body), null, 1) }),
    ],
    [
      'with the signature of another transmission',
      ({ body, headers }) => ({ body, headers: { ...headers, 'paypal-transmission-id': 'OTHER' } }),
    ],
    [
      'with a signature that is none',
      ({ body, headers }) => ({ body, headers: { ...headers, 'paypal-transmission-sig': 'none' } }),
    ],
    [
      'that says more to whoever verifies it',
      ({ body, headers }) => ({ headers, body: `${body},"webhook_id":"other"` }),
    ],
    ['that is no JSON', ({ headers }) => ({ headers, body: 'payment=made' })],
    ['that is nothing', ({ headers }) => ({ headers, body: '' })],
    ['that has no id', ({ headers }) => ({ headers, body: '{"event_type":"x"}' })],
  ];

  test.each(changes)('%s', async (_name, change) => {
    const { status, body } = await send(change(news));
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty('Paypal-Transmission-Sig');
    expect(await stored()).toEqual([]);
  });
});

test('of 1 MB is refused before PayPal is asked about it', async () => {
  const body = JSON.stringify({
    ...(JSON.parse(news.body) as object),
    filler: 'x'.repeat(1_048_576),
  });
  const refused = await send({ ...news, body });
  expect(refused.status).toBe(413);
  expect(refused.body.fields).toHaveProperty('body');
  expect(await stored()).toEqual([]);
});

test('is to be sent again where PayPal cannot be asked whether it is its own', async () => {
  await desk.control('fail-requests', { path: '/v1/notifications/' });
  expect((await send(news)).status).toBeGreaterThanOrEqual(500);
  expect(await stored()).toEqual([]);
});

test('is stored once, however often it is sent, with nothing that it says', async () => {
  const sent = await Promise.all([send(news), send(news), send(news)]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stored()).toEqual([
    { event_ref: idOf(news), type: 'CHECKOUT.ORDER.APPROVED', provider_ref: orderOf(news) },
  ]);
});

describe('about a dispute', () => {
  /** What PayPal sends next. */
  const next = async () => new Promise<Sent>((resolve) => (arrive = resolve));
  const storedOf = async (sent: Sent) =>
    server.database.sql
      .selectFrom('provider_events')
      .select(['type', 'provider_ref as ref'])
      .where('event_ref', '=', idOf(sent))
      .execute();

  test('which names what was taken, is about the order of that', async () => {
    const order = orderOf(news);
    const { payment } = await desk.comeBack(await backFrom(order));
    expect(payment?.status).toBe('CAPTURED');
    const arrival = next();
    await desk.control('open-dispute', { order });
    const opened = await arrival;
    const { resource } = JSON.parse(opened.body) as { resource: object };
    expect(JSON.stringify(resource)).not.toContain(order);
    expect((await send(opened)).status).toBe(200);
    expect(await storedOf(opened)).toEqual([{ type: 'CUSTOMER.DISPUTE.CREATED', ref: order }]);
  });

  test('is left at that where it is about what was not paid here', async () => {
    const arrival = next();
    const resource = { disputed_transactions: [{ seller_transaction_id: 'ELSEWHERE' }] };
    await desk.control('send-event', {
      type: 'CUSTOMER.DISPUTE.CREATED',
      about: 'dispute',
      resource,
    });
    const opened = await arrival;
    expect((await send(opened)).status).toBe(200);
    expect(await storedOf(opened)).toEqual([{ type: 'CUSTOMER.DISPUTE.CREATED', ref: null }]);
  });
});

test('of a kind that nobody knows, about no payment, is taken and left at that', async () => {
  const arrival = new Promise<Sent>((resolve) => (arrive = resolve));
  await desk.control('send-event', { type: 'CUSTOMER.ACCOUNT.CHANGED' });
  const odd = await arrival;
  expect((await send(odd)).status).toBe(200);
  expect(await stored()).toContainEqual({
    event_ref: idOf(odd),
    type: 'CUSTOMER.ACCOUNT.CHANGED',
    provider_ref: null,
  });
});
