import { beforeEach, expect, test } from 'vitest';
import { startStripeSandbox } from '#demo/payments/sandbox/start-stripe-sandbox.ts';
import { signedIn, signedInAdministrator } from '#api/testing/member.ts';
import { ada, openShop, sandboxKeys } from '#api/testing/shop.ts';
import type { TestClient } from '#api/testing/test-client.ts';

const sandbox = await startStripeSandbox(sandboxKeys);
const shop = openShop(sandbox);
const { server } = shop;

let staff: TestClient;
beforeEach(async () => {
  server.setTime(new Date().toISOString());
  ({ client: staff } = await signedInAdministrator(server));
});

/** An order of so many things for $100 each by somebody who is called so. */
async function ordered({ quantity = 1, name = ada.name, isPaid = true } = {}) {
  const { variantId } = await shop.product({ variants: [{ stock: 9 }] });
  const buyer = shop.buyer();
  await buyer.put(variantId, { quantity });
  const checkout = await buyer.checkout({ customer: { ...ada, name } });
  if (isPaid) await shop.pay(checkout);
  return { checkout, number: checkout.order.number };
}

interface Found {
  nodes: { number: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function find(variables: Record<string, unknown>): Promise<Found> {
  const { data, errors } = await staff.graphql<{ orders: Found }>(
    `query Found($first: Int, $after: String, $filter: OrderFilterInput, $sort: OrderSortInput) {
      orders(first: $first, after: $after, filter: $filter, sort: $sort) {
        nodes { number } pageInfo { hasNextPage endCursor }
      }
    }`,
    variables,
  );
  expect(errors).toEqual([]);
  return data!.orders;
}

interface Desk {
  refundableCents: number | null;
  items: { id: string }[];
  history: { kind: string; cents: number | null; note: string; user: { id: string } | null }[];
}

async function desk(client: TestClient, number: string): Promise<Desk | null> {
  const { data, errors } = await client.graphql<{ order: Desk | null }>(
    `query Desk($number: ID!) {
      order(number: $number) {
        refundableCents items { id } history { kind cents note user { id } }
      }
    }`,
    { number },
  );
  expect(errors).toEqual([]);
  return data!.order;
}

async function refund(input: object) {
  const { data, errors } = await staff.graphql<{ refundOrder: { order: Desk } | null }>(
    `mutation Refund($input: RefundOrderInput!) {
      refundOrder(input: $input) { order { refundableCents } }
    }`,
    { input },
  );
  return { order: data?.refundOrder?.order, refusal: errors[0]?.extensions };
}

test('orders are narrowed down, sorted, and read page by page', async () => {
  const name = 'Wanted Person';
  const large = await ordered({ name, quantity: 3 });
  const small = await ordered({ name });
  const middle = await ordered({ name, quantity: 2, isPaid: false });
  const sort = { key: 'TOTAL', direction: 'DESC' };
  const first = await find({ first: 2, sort, filter: { text: 'wanted' } });
  expect(first.nodes).toEqual([{ number: large.number }, { number: middle.number }]);
  const after = first.pageInfo.endCursor;
  const second = await find({ first: 2, after, sort, filter: { text: 'wanted' } });
  expect(second).toMatchObject({
    nodes: [{ number: small.number }],
    pageInfo: { hasNextPage: false },
  });
  const paid = await find({ filter: { text: 'wanted', status: 'PAID', paymentMethod: 'STRIPE' } });
  expect(paid.nodes).toEqual([{ number: small.number }, { number: large.number }]);
  const other = await find({ filter: { text: 'wanted', paymentMethod: 'PAYPAL' } });
  expect(other.nodes).toEqual([]);
});

test('items are refunded at what was paid for them, once, and it is noted who decided so', async () => {
  const { number } = await ordered({ quantity: 2 });
  const [{ id: itemId } = { id: '' }] = (await desk(staff, number))!.items;
  const decision = { number, reason: 'A scratch.', items: [{ itemId, quantity: 1 }] };
  const once = { ...decision, expectedRefundableCents: 21_650 };
  expect((await refund(once)).order).toEqual({ refundableCents: 10_825 });
  expect((await refund(once)).refusal).toMatchObject({ code: 'CONFLICT' });
  const tooMany = await refund({ ...decision, items: [{ itemId, quantity: 3 }] });
  expect(tooMany.refusal).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'items[0].quantity': 'Must be from 1 to 2' },
  });
  const unknown = await refund({ ...decision, items: [{ itemId: '999999', quantity: 1 }] });
  expect(unknown.refusal).toMatchObject({ code: 'BAD_USER_INPUT' });
  await shop.tellProvider();
  await shop.requireConsistentBooks();
  const { history } = (await desk(staff, number))!;
  const decided = history.find(({ kind }) => kind === 'DECIDE_REFUND');
  expect(decided).toMatchObject({ cents: 10_825, user: { id: expect.any(String) as string } });
  expect(decided?.note).toMatch(/^1 × .+\nA scratch\.$/);
});

/** Has the bank decide a dispute about a payment for the shop. */
async function win(paymentRef: string): Promise<void> {
  const headers = { authorization: `Bearer ${sandboxKeys.secretKey}` };
  const listed = await fetch(`${sandbox.url}/v1/disputes?payment_intent=${paymentRef}`, {
    headers,
  });
  const { data } = (await listed.json()) as { data: { id: string }[] };
  const response = await fetch(`${sandbox.url}/_sandbox/close-dispute`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ dispute: data[0]!.id, status: 'won' }),
  });
  expect(response.status).toBe(200);
}

test('what is disputed does not go back until that is won, to whoever called the order off too', async () => {
  const { checkout, number } = await ordered({ isPaid: false });
  expect(await shop.enterCard(checkout.clientSecret, 'pm_card_createDispute')).toBe(true);
  await shop.settle(checkout.paymentId);
  expect((await desk(staff, number))!.refundableCents).toBe(0);
  const refused = await refund({ number, amountCents: 100, reason: 'A scratch.' });
  expect(refused.refusal).toMatchObject({ code: 'CONFLICT' });
  const sent = await staff.graphql(
    'mutation ($input: FulfilOrderInput!) { fulfilOrder(input: $input) { order { status } } }',
    { input: { number, carrier: 'UPS', trackingNumber: '1Z' } },
  );
  expect(sent.errors[0]).toMatchObject({
    message: 'The payment for this order is disputed, so it can’t be sent.',
    extensions: { code: 'CONFLICT' },
  });
  const noted = (await desk(staff, number))!.history.filter(({ kind }) => kind === 'NOTE');
  expect(noted.map(({ note }) => note)).toEqual([
    expect.stringMatching(/^The payment is disputed/),
  ]);
  const cancelled = await staff.graphql(
    'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { order { status } } }',
    { input: { number } },
  );
  expect(cancelled.data).toMatchObject({ cancelOrder: { order: { status: 'CANCELLED' } } });
  await win(checkout.clientSecret.split('_secret_', 1)[0]!);
  await shop.settle(checkout.paymentId);
  const commands = await server.database.sql
    .selectFrom('provider_commands')
    .select(['kind', 'amount_cents as cents'])
    .where('payment_id', '=', Number(checkout.paymentId))
    .where('kind', '=', 'refund')
    .execute();
  expect(commands).toEqual([{ kind: 'refund', cents: checkout.order.totalCents }]);
});

test('what could not be delivered to somebody who paid too late is refunded from the list of payments', async () => {
  const { variantId } = await shop.product({ variants: [{ stock: 1 }] });
  const [late, quick] = [shop.buyer(), shop.buyer()];
  await late.put(variantId);
  const { paymentId, clientSecret } = await late.checkout();
  await shop.expireOrders();
  await quick.put(variantId);
  await shop.pay(await quick.checkout());
  expect(await shop.enterCard(clientSecret, 'pm_card_refundFail')).toBe(true);
  await shop.settle(paymentId);
  await shop.tellProvider();
  await fetch(`${sandbox.url}/_sandbox/advance-clock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxKeys.secretKey}` },
    body: new URLSearchParams({ seconds: '60' }),
  });
  await shop.settle(paymentId);

  const filter = { isTroubled: true, text: paymentId };
  const query = `query ($filter: PaymentFilterInput) {
    payments(filter: $filter) { nodes { troubles refundableCents } }
  }`;
  const { data } = await staff.graphql<{ payments: { nodes: object[] } }>(query, { filter });
  expect(data!.payments.nodes).toEqual([
    { troubles: ['REFUND_RETURNED'], refundableCents: 10_825 },
  ]);
  const input = {
    paymentId,
    amountCents: 10_825,
    expectedRefundableCents: 10_825,
    reason: 'Late.',
  };
  const refunded = await staff.graphql<{ refundPayment: { payment: object } }>(
    `mutation ($input: RefundPaymentInput!) {
      refundPayment(input: $input) { payment { refundableCents } }
    }`,
    { input },
  );
  expect(refunded.data?.refundPayment.payment).toEqual({ refundableCents: 0 });
  await shop.requireConsistentBooks();
});

test('customers see neither what staff has decided nor who', async () => {
  const { client } = await signedIn(server);
  const { variantId } = await shop.product();
  const buyer = shop.buyer(client);
  await buyer.put(variantId);
  const checkout = await buyer.checkout();
  await shop.pay(checkout);
  const { number } = checkout.order;
  await refund({ number, amountCents: 100, reason: 'Between us.' });
  await shop.tellProvider();
  const shown = (await desk(client, number))!;
  expect(shown.refundableCents).toBeNull();
  expect(shown.history.map(({ kind, user }) => [kind, user])).toEqual([
    ['MAKE', null],
    ['PAY', null],
    ['REFUND_PART', null],
  ]);
});

test('orders are taken along as a table in which nothing is a formula', async () => {
  const { number } = await ordered({ name: '=HYPERLINK("https://evil.example")', quantity: 2 });
  const other = await ordered({ name: 'Nobody of note' });
  const path = `/api/admin/orders.csv?${new URLSearchParams({ text: 'hyperlink', status: 'paid' }).toString()}`;
  const response = await staff.fetch(path);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head, row, ...rest] = (await response.text()).trimEnd().split('\n');
  expect(head).toMatch(/^order,created,status,payment_method,name,/);
  expect(row).toContain(`${number},`);
  expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(row).toContain(',200.00,0.00,,0.00,16.50,216.50,0.00,0.00,');
  expect(rest).toEqual([]);
  const all = await (await staff.fetch('/api/admin/orders.csv')).text();
  expect(all).toContain(other.number);
  expect((await staff.fetch('/api/admin/orders.csv?status=lost')).status).toBe(400);
  const { client } = await signedIn(server);
  expect((await client.fetch('/api/admin/orders.csv')).status).toBe(403);
});
