import { beforeEach, describe, expect, test } from 'vitest';
import { findPayment } from '#db/payments/payment.repository.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { startStripeSandbox } from '#demo/payments/sandbox/start-stripe-sandbox.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { signedIn, signedInAdministrator } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { mailDueGiftCards } from './gift-card.service.ts';
import { openShop, sandboxKeys } from '#api/testing/shop.ts';
import type { Checkout } from '#api/testing/shop.ts';

const shop = openShop(await startStripeSandbox(sandboxKeys));
const { server } = shop;

let staff: TestClient;
beforeEach(async () => {
  server.setTime(new Date().toISOString());
  ({ client: staff } = await signedInAdministrator(server));
});

const ORDER = `query Order($number: ID!, $accessKey: String) {
  order(number: $number, accessKey: $accessKey) {
    number status refundedCents viewerCanCancel viewerCanReturn
    history { kind note } items { name licenceKeys downloads { fileName url } }
    giftCards { recipientEmail lastFour mailedAt }
  }
}`;

interface ShownOrder {
  number: string;
  status: string;
  refundedCents: number;
  viewerCanCancel: boolean;
  viewerCanReturn: boolean;
  history: { kind: string; note: string }[];
  items: { name: string; licenceKeys: string[]; downloads: { fileName: string; url: string }[] }[];
  giftCards: { recipientEmail: string; lastFour: string | null; mailedAt: string | null }[];
}

async function show(client: TestClient, number: string, accessKey?: string | null) {
  const { data, errors } = await client.graphql<{ order: ShownOrder | null }>(ORDER, {
    number,
    accessKey,
  });
  expect(errors).toEqual([]);
  return data!.order;
}

/** Changes an order. @returns the code of what it is refused with */
async function change(client: TestClient, mutation: string, input: object) {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await client.graphql<Record<string, { order: ShownOrder } | null>>(
    `mutation Change($input: ${type}!) { ${mutation}(input: $input) { order { status } } }`,
    { input },
  );
  return { order: data?.[mutation]?.order, code: errors[0]?.extensions.code };
}

/** A member who has paid for two of something of which there are five. */
async function paidOrder(options: { giftCardCodes?: string[] } = {}) {
  const { client } = await signedIn(server);
  const { variantId } = await shop.product({ variants: [{ stock: 5 }] });
  const buyer = shop.buyer(client);
  await buyer.put(variantId, { quantity: 2 });
  const checkout = await buyer.checkout(options);
  if (checkout.paymentId) await shop.pay(checkout);
  return { client, variantId, checkout, number: checkout.order.number };
}

const statusOf = async (checkout: Checkout) => (await shop.orderOf(checkout)).status;
const paymentOf = ({ paymentId }: Checkout) => findPayment(server.database.sql, Number(paymentId));

describe('an order', () => {
  test('is for its customer and administrators; to all others there is none', async () => {
    const { client, number } = await paidOrder();
    expect(await show(client, number)).toMatchObject({ status: 'PAID', viewerCanCancel: true });
    expect(await show(staff, number)).toMatchObject({ status: 'PAID', viewerCanCancel: false });
    const { client: other } = await signedIn(server);
    expect(await show(other, number)).toBeNull();
    expect(await show(server.client(), number)).toBeNull();
    expect(await change(other, 'cancelOrder', { number })).toEqual({ code: 'NOT_FOUND' });
    const reason = 'Too loud.';
    expect(await change(other, 'requestReturn', { number, reason })).toEqual({ code: 'NOT_FOUND' });
    for (const mutation of ['fulfilOrder', 'markDelivered']) {
      expect(await change(client, mutation, { number })).toEqual({ code: 'FORBIDDEN' });
    }
    expect(await change(client, 'refundOrder', { number, reason })).toEqual({ code: 'FORBIDDEN' });
  });

  test('of a guest is read with its key, and with the one in the email', async () => {
    const { variantId } = await shop.product();
    const buyer = shop.buyer();
    await buyer.put(variantId);
    const checkout = await buyer.checkout();
    const { number } = checkout.order;
    await shop.pay(checkout);
    expect(await show(buyer.client, number)).toBeNull();
    expect(await show(buyer.client, number, 'wrong')).toBeNull();
    expect(await show(buyer.client, number, checkout.accessKey)).toMatchObject({ number });
    const mail = await collectMail(server);
    const sent = mail.find(({ subject }) => subject === `Order ${number} confirmed`);
    const [, mailedKey] = new RegExp(`/orders/${number}/([\\w-]{43})`).exec(sent?.text ?? '') ?? [];
    expect(await show(server.client(), number, mailedKey)).toMatchObject({ number });
    // A key to one order opens no other.
    const { number: other } = await paidOrder();
    expect(await show(buyer.client, other, checkout.accessKey)).toBeNull();
  });

  test('has an invoice, for those who may read it', async () => {
    const { client, number, checkout } = await paidOrder();
    const query = 'query Of($number: ID!) { order(number: $number) { invoiceUrl } }';
    const { data } = await client.graphql<{ order: { invoiceUrl: string } }>(query, { number });
    const { invoiceUrl } = data!.order;
    const response = await client.fetch(invoiceUrl);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    expect((await server.client().fetch(invoiceUrl)).status).toBe(404);
    expect(await statusOf(checkout)).toBe('paid');
  });

  test('makes what its customer writes about the product a review of somebody who has bought it', async () => {
    const { client, variantId } = await paidOrder();
    const { client: other } = await signedIn(server);
    const { product_id: productId } = await server.database.sql
      .selectFrom('product_variants')
      .select('product_id')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow();
    const review = async (author: TestClient) => {
      const { data } = await author.graphql<{
        addProductReview: { review: { isVerified: boolean } };
      }>(
        `mutation ($id: ID!) {
          addProductReview(input: {
            productId: $id, rating: 5, title: "Warm", content: "Warm, and quiet enough for a harp."
          }) { review { isVerified } }
        }`,
        { id: productId },
      );
      return data!.addProductReview.review.isVerified;
    };
    expect([await review(client), await review(other)]).toEqual([true, false]);
  });

  test('is among those of its customer, once it was paid', async () => {
    const { client, number } = await paidOrder();
    const mine = 'query { me { orders { totalCount nodes { number } } } }';
    const { data, errors } = await client.graphql<{ me: unknown }>(mine);
    expect(errors).toEqual([]);
    expect(data?.me).toEqual({ orders: { totalCount: 1, nodes: [{ number }] } });
  });
});

describe('calling an order off', () => {
  test('that is not paid gives back what was kept for it, and ends its payment', async () => {
    const { variantId } = await shop.product({ variants: [{ stock: 1 }] });
    const buyer = shop.buyer();
    await buyer.put(variantId);
    const checkout = await buyer.checkout();
    const { number } = checkout.order;
    const { accessKey } = checkout;
    expect(await change(buyer.client, 'cancelOrder', { number })).toEqual({ code: 'NOT_FOUND' });
    const { order } = await change(buyer.client, 'cancelOrder', { number, accessKey });
    expect(order?.status).toBe('CANCELLED');
    await shop.tellProvider();
    expect(await paymentOf(checkout)).toMatchObject({ status: 'cancelled' });
    const other = shop.buyer();
    await other.put(variantId);
    expect((await other.tryCheckout()).errors).toEqual([]);
  });

  test('that is paid gives everything back', async () => {
    const code = await shop.giftCard(5000);
    const { client, number, checkout, variantId } = await paidOrder({ giftCardCodes: [code] });
    expect(await shop.stockOf(variantId)).toBe(3);
    expect((await change(client, 'cancelOrder', { number })).order?.status).toBe('CANCELLED');
    expect(await shop.stockOf(variantId)).toBe(5);
    await shop.tellProvider();
    expect(await paymentOf(checkout)).toMatchObject({ status: 'refunded', refundedCents: 16_650 });
    expect(await show(client, number)).toMatchObject({
      status: 'CANCELLED',
      refundedCents: 21_650,
    });
    const { data } = await client.graphql(
      'query Left($code: String!) { giftCard(code: $code) { balanceCents } }',
      { code },
    );
    expect(data).toEqual({ giftCard: { balanceCents: 5000 } });
    await shop.requireConsistentBooks();
    expect(await change(client, 'cancelOrder', { number })).toEqual({ code: 'CONFLICT' });
  });

  test('is too late once it was sent, and for what was handed over when it was paid', async () => {
    const { client, number } = await paidOrder();
    await change(staff, 'fulfilOrder', { number });
    expect(await change(client, 'cancelOrder', { number })).toEqual({ code: 'CONFLICT' });
  });
});

describe('what needs no sending', () => {
  test('is delivered when it is paid: with its keys, and its files behind links that expire', async () => {
    const { client } = await signedIn(server);
    const { id, variantId } = await shop.product({
      kind: 'download',
      hasLicenceKey: true,
      variants: [{ stock: null }],
    });
    await server.database.sql
      .insertInto('product_files')
      .values({
        product_id: id,
        name: 'a.zip',
        file_name: 'Reverb.zip',
        byte_count: 5,
        created_at: new Date(),
      })
      .execute();
    const buyer = shop.buyer(client);
    await buyer.put(variantId, { quantity: 2 });
    const checkout = await buyer.checkout();
    const { number } = checkout.order;
    expect((await show(client, number))?.items[0]?.downloads).toEqual([]);
    await shop.pay(checkout);
    const shown = await show(client, number);
    expect(shown).toMatchObject({ status: 'DELIVERED', viewerCanCancel: false });
    expect(shown?.items[0]?.licenceKeys).toHaveLength(2);
    expect(shown?.items[0]?.downloads).toEqual([
      { fileName: 'Reverb.zip', url: expect.stringContaining('expires=') as string },
    ]);
    expect(await change(client, 'cancelOrder', { number })).toEqual({ code: 'CONFLICT' });

    // What was given back is not used on.
    const decision = {
      reason: 'Does not run.',
      expectedRefundableCents: checkout.order.totalCents,
    };
    const { code } = await change(staff, 'refundOrder', { number, ...decision });
    expect(code).toBeUndefined();
    await shop.tellProvider();
    const refunded = await show(client, number);
    expect(refunded).toMatchObject({ items: [{ licenceKeys: [], downloads: [] }] });
  });

  test('is a gift card that is mailed on its day, with a code that nothing else has', async () => {
    const { client } = await signedIn(server);
    const { variantId } = await shop.product({ kind: 'gift-card', variants: [{ stock: null }] });
    const buyer = shop.buyer(client);
    const now = server.runtime.clock();
    const deliverOn = new Date(now + 2 * DAY_MS).toISOString().slice(0, 10);
    const recipientEmail = 'grace@example.com';
    await buyer.put(variantId, { options: { giftCardValue: 5000, recipientEmail, deliverOn } });
    const checkout = await buyer.checkout();
    await shop.pay(checkout);
    const { number } = checkout.order;
    await mailDueGiftCards(server.database, now);
    expect((await show(client, number))?.giftCards).toEqual([
      { recipientEmail, lastFour: null, mailedAt: null },
    ]);
    const later = Date.parse(`${deliverOn}T00:00:01Z`);
    server.setTime(new Date(later).toISOString());
    await mailDueGiftCards(server.database, later);
    await mailDueGiftCards(server.database, later);
    const mail = (await collectMail(server)).filter(
      ({ recipient }) => recipient === recipientEmail,
    );
    expect(mail).toHaveLength(1);
    const [code] = /([2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(mail[0]!.text) ?? [];
    const { data } = await client.graphql(
      'query Left($code: String!) { giftCard(code: $code) { balanceCents lastFour } }',
      { code },
    );
    expect(data).toEqual({ giftCard: { balanceCents: 5000, lastFour: code!.slice(-4) } });
  });
});

describe('an administrator', () => {
  test('sends an order, and notes something that its customer does not read', async () => {
    const { client, number } = await paidOrder();
    await change(staff, 'addOrderNote', { number, note: 'Wrap it well.' });
    const shipment = { number, carrier: 'UPS', trackingNumber: '1Z999' };
    expect((await change(staff, 'fulfilOrder', shipment)).order?.status).toBe('SHIPPED');
    expect(await change(staff, 'fulfilOrder', shipment)).toEqual({ code: 'CONFLICT' });
    expect((await change(staff, 'markDelivered', { number })).order?.status).toBe('DELIVERED');
    const kinds = (shown: ShownOrder | null) => shown?.history.map(({ kind }) => kind);
    expect(kinds(await show(client, number))).toEqual(['MAKE', 'PAY', 'SHIP', 'DELIVER']);
    expect(kinds(await show(staff, number))).toContain('NOTE');
    const mail = await collectMail(server);
    const sent = mail.find(({ subject }) => subject === `Order ${number} is on its way`);
    expect(sent?.text).toContain('1Z999');
  });

  test('refunds a part, which leaves the order where it is, then all that is left', async () => {
    const code = await shop.giftCard(5000);
    const { client, number, checkout } = await paidOrder({ giftCardCodes: [code] });
    const reason = 'A scratch.';
    await change(staff, 'refundOrder', { number, amountCents: 6650, reason });
    await shop.tellProvider();
    expect(await show(client, number)).toMatchObject({ status: 'PAID', refundedCents: 6650 });
    await shop.requireConsistentBooks();
    const tooMuch = { number, amountCents: 15_001, reason };
    expect(await change(staff, 'refundOrder', tooMuch)).toEqual({ code: 'CONFLICT' });
    await change(staff, 'refundOrder', { number, reason });
    await shop.tellProvider();
    expect(await show(client, number)).toMatchObject({ status: 'REFUNDED', refundedCents: 21_650 });
    expect(await paymentOf(checkout)).toMatchObject({ status: 'refunded' });
    await shop.requireConsistentBooks();
  });

  test('finds orders by number, address, name and state', async () => {
    const { number } = await paidOrder();
    const found = async (filter: object) => {
      const { data } = await staff.graphql<{ orders: { nodes: { number: string }[] } }>(
        'query All($filter: OrderFilterInput) { orders(filter: $filter) { nodes { number } } }',
        { filter },
      );
      return data!.orders.nodes.map((node) => node.number);
    };
    expect(await found({ text: number })).toEqual([number]);
    expect(await found({ text: 'lovelace', status: 'PAID' })).toContain(number);
    expect(await found({ text: 'ADA@', status: 'SHIPPED' })).not.toContain(number);
    expect(await found({ text: '100%' })).toEqual([]);
    const { errors } = await server.client().graphql('{ orders { totalCount } }');
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a return', () => {
  test('is asked for within thirty days, and dealt with', async () => {
    const { client, number, checkout } = await paidOrder();
    const reason = 'It hums.';
    expect(await change(client, 'requestReturn', { number, reason })).toEqual({ code: 'CONFLICT' });
    await change(staff, 'fulfilOrder', { number });
    expect(await show(client, number)).toMatchObject({ viewerCanReturn: true });
    await change(client, 'requestReturn', { number, reason });
    expect(await statusOf(checkout)).toBe('return-requested');
    await change(staff, 'declineReturn', { number, note: 'It is meant to.' });
    expect(await statusOf(checkout)).toBe('delivered');
    const { history } = (await show(client, number))!;
    expect(history.at(-1)).toEqual({ kind: 'DECLINE_RETURN', note: 'It is meant to.' });
  });
});
