import { beforeEach, describe, expect, test } from 'vitest';
import { startStripeSandbox } from '#demo/payments/sandbox/start-stripe-sandbox.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import { ada, openShop, sandboxKeys } from '#api/testing/shop.ts';

const shop = openShop(await startStripeSandbox(sandboxKeys));
const { server } = shop;

beforeEach(() => {
  server.setTime(new Date().toISOString());
});

interface Intent {
  clientSecret: string;
  paymentIntentId: string;
  orderNumber: string;
}
interface RestOrder {
  number: string;
  status: string;
  accessKey: string | null;
  approvalUrl: string | null;
  message: string;
  fields: Record<string, string>;
}

/** A product for $100 of which there are two, and what two of them cost. */
async function wanted() {
  const { id } = await shop.product({ variants: [{ stock: 2 }] });
  const item = { quantity: 2, price: 10_000 };
  return {
    intent: { items: [{ id, ...item }], amount: 21_650 },
    order: {
      items: [{ productId: id, ...item, options: {} }],
      customerInfo: ada,
      totalAmount: 21_650,
      paymentMethod: 'stripe',
    },
  };
}

const paymentIdOf = async (ref: string) => {
  const row = await server.database.sql
    .selectFrom('payments')
    .select('id')
    .where('provider_ref', '=', ref)
    .executeTakeFirstOrThrow();
  return String(row.id);
};

describe('over REST', () => {
  test('a payment is begun, made, and then somebody’s order', async () => {
    const { intent, order } = await wanted();
    const client = server.client();
    const begun = await client.post<Intent>('/api/create-payment-intent', intent);
    expect(begun.status).toBe(200);
    const { clientSecret, paymentIntentId, orderNumber } = begun.body;
    expect(clientSecret.startsWith(paymentIntentId)).toBe(true);
    await shop.enterCard(clientSecret);
    const placed = await client.post<RestOrder>('/api/orders', { ...order, clientSecret });
    expect(placed).toMatchObject({
      status: 201,
      body: {
        number: orderNumber,
        status: 'paid',
        items: [{ productId: intent.items[0]!.id, quantity: 2, price: 10_000, options: {} }],
        subtotal: 20_000,
        shipping: 0,
        tax: 1_650,
        totalAmount: 21_650,
        paymentMethod: 'stripe',
        accessKey: expect.any(String) as string,
      },
    });
    const again = await client.post<RestOrder>('/api/orders', { ...order, paymentIntentId });
    expect(again).toMatchObject({ status: 201, body: { number: orderNumber } });
    const others = { ...order, clientSecret, customerInfo: { ...ada, name: 'Somebody else' } };
    expect((await client.post('/api/orders', others)).status).toBe(409);
    await shop.requireConsistentBooks();
  });

  test('one that is paid before its customer is known waits for them', async () => {
    const { intent, order } = await wanted();
    const client = server.client();
    const { body } = await client.post<Intent>('/api/create-payment-intent', intent);
    await shop.enterCard(body.clientSecret);
    await shop.settle(await paymentIdOf(body.paymentIntentId));
    const { clientSecret } = body;
    for (const [change, field] of [
      [{ totalAmount: 21_649 }, 'totalAmount'],
      [{ items: [{ ...order.items[0], quantity: 1 }] }, 'items'],
      [{ customerInfo: { ...ada, country: 'CA' } }, 'customerInfo.country'],
    ] as const) {
      const refused = await client.post<RestOrder>('/api/orders', {
        ...order,
        clientSecret,
        ...change,
      });
      expect(refused).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) as string } },
      });
    }
    const placed = await client.post<RestOrder>('/api/orders', { ...order, clientSecret });
    expect(placed).toMatchObject({ status: 201, body: { status: 'paid' } });
  });

  test.each([
    ['a price', { items: { price: 9_999 } }, 'items[0].price'],
    ['a quantity', { items: { quantity: 0 } }, 'items[0].quantity'],
    ['a product that there is not', { items: { id: 2_000_000_000 } }, 'items[0].id'],
    ['an amount', { amount: 1 }, 'amount'],
  ])('%s that differs is refused by its name', async (_, { items, ...change }: Change, field) => {
    const { intent } = await wanted();
    const body = { ...intent, items: [{ ...intent.items[0], ...items }], ...change };
    const refused = await server.client().post<RestOrder>('/api/create-payment-intent', body);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields)).toEqual([field]);
  });

  test('an order with PayPal awaits its payment while that is off, and is its user’s', async () => {
    const { client } = await signedIn(server);
    const { order } = await wanted();
    const key = { 'Idempotency-Key': 'order-by-paypal' };
    const body = { ...order, paymentMethod: 'paypal' };
    const placed = await client.post<RestOrder>('/api/orders', body, key);
    expect(placed).toMatchObject({
      status: 201,
      body: { status: 'awaiting-payment', accessKey: null, approvalUrl: null },
    });
    const again = await client.post<RestOrder>('/api/orders', body, key);
    expect(again.body.number).toBe(placed.body.number);
    const more = await client.post<RestOrder>('/api/orders', body);
    expect(more).toMatchObject({
      status: 409,
      body: { fields: { 'items[0].quantity': expect.any(String) as string } },
    });
    const other = await client.post<RestOrder>('/api/orders', { ...body, totalAmount: 1 });
    expect(other.status).toBe(409);
  });

  test('an order is refused naming each wrong field of its customer', async () => {
    const { order } = await wanted();
    const refused = await server.client().post<RestOrder>('/api/orders', {
      ...order,
      customerInfo: { country: 'US' },
      totalAmount: 1,
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { 'customerInfo.name': 'Name is required' } },
    });
    const total = await server
      .client()
      .post<RestOrder>('/api/orders', { ...order, totalAmount: 1 });
    expect(total).toMatchObject({
      status: 400,
      body: { fields: { totalAmount: expect.any(String) as string } },
    });
  });

  test('a gift card is worth its price, and a variant is known by its options', async () => {
    const { id } = await shop.product({
      variants: [{ options: { Color: 'Black' } }, { options: { Color: 'Red' }, extraCents: 500 }],
    });
    const card = await shop.product({ kind: 'gift-card', variants: [{ stock: null }] });
    const items = [
      { productId: id, quantity: 1, price: 10_500, options: { Color: 'Red' } },
      { productId: card.id, quantity: 1, price: 5000, options: {} },
    ];
    const body = { items, customerInfo: ada, totalAmount: 16_779, paymentMethod: 'paypal' };
    const placed = await server.client().post<RestOrder>('/api/orders', body);
    expect(placed).toMatchObject({
      status: 201,
      body: { items: [{ options: { Color: 'Red' } }, { options: { giftCardValue: 5000 } }] },
    });
    const unsaid = { ...body, items: [{ ...items[0], options: {} }] };
    const refused = await server.client().post<RestOrder>('/api/orders', unsaid);
    expect(Object.keys(refused.body.fields)).toEqual(['items[0].options']);
  });

  test('a print is made from a track that there is', async () => {
    const { id } = await shop.product({ kind: 'canvas', variants: [{ stock: null }] });
    const options = { size: 'small', frame: 'none', style: 'classic', trackId: 'nope' };
    const items = [{ productId: id, quantity: 1, price: 4900, options }];
    const body = { items, customerInfo: ada, totalAmount: 5999, paymentMethod: 'paypal' };
    const refused = await server.client().post<RestOrder>('/api/orders', body);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields)).toContain('items[0].trackId');
  });
});

interface Change {
  items?: object;
  amount?: number;
}

describe('while paying is off', () => {
  const off = useServer();

  test('nothing is begun, and whoever tries is told so', async () => {
    const body = { items: [{ id: 1, quantity: 1, price: 1 }], amount: 1 };
    const { status } = await off.client().post('/api/create-payment-intent', body);
    expect(status).toBe(503);
  });
});
