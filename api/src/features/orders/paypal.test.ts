import { describe, expect, test } from 'vitest';
import { findOrderByNumber } from '#db/orders/order.repository.ts';
import { findPayment } from '#db/payments/payment.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { startPayPalSandbox } from '#demo/payments/paypal-sandbox/start-paypal-sandbox.ts';
import { startStripeSandbox } from '#demo/payments/sandbox/start-stripe-sandbox.ts';
import { contextOfJob } from '#api/features/payments/payment-work.ts';
import { requestRefund } from '#api/features/payments/provider-command.service.ts';
import { sweepPayments } from '#api/features/payments/sweep.service.ts';
import { openPayPalShop, payPalApp } from '#api/testing/paypal-desk.ts';
import { ada, sandboxKeys } from '#api/testing/shop.ts';
import type { Checkout } from '#api/testing/shop.ts';

const desk = openPayPalShop(
  await startPayPalSandbox({ ...payPalApp, retryMs: 10 }),
  await startStripeSandbox(sandboxKeys),
);
const { shop, server } = desk;

const APPROVED = 'CHECKOUT.ORDER.APPROVED';
const COMPLETED = 'PAYMENT.CAPTURE.COMPLETED';

const paymentOf = async ({ paymentId }: Checkout) =>
  (await findPayment(server.database.sql, Number(paymentId)))!;
const unitOf = async ({ clientSecret }: Checkout) =>
  (await desk.orderAtPayPal(clientSecret)).purchase_units[0]!;

/** Somebody who has ordered something for $108.25 with tax, and is on their way to PayPal. */
async function checkOut(input: object = {}, stock = 5) {
  const { variantId } = await shop.product({ variants: [{ stock }] });
  const buyer = shop.buyer();
  await buyer.put(variantId);
  const checkout = await buyer.checkout({ paymentMethod: 'PAYPAL', ...input });
  return { checkout, variantId, approvalUrl: checkout.approvalUrl! };
}

/** The same, once they have agreed and are back. */
async function buy() {
  const bought = await checkOut();
  const { payment } = await desk.comeBack(await desk.choose(bought.approvalUrl, 'approve'));
  expect(payment).toEqual({ status: 'CAPTURED', approvalUrl: null });
  return bought;
}

async function sweep(): Promise<void> {
  server.setTime(new Date(server.runtime.clock() + 6 * 60_000).toISOString());
  await sweepPayments(contextOfJob(server.runtime), server.runtime.log);
}

async function refund({ paymentId }: Checkout, cents: number): Promise<void> {
  const request = { cents, reason: 'Asked for.', now: server.runtime.clock() };
  await contextOfJob(server.runtime).transaction((em) =>
    requestRefund(sqlOf(em), { paymentId: Number(paymentId), ...request }),
  );
  await shop.tellProvider();
}

describe('an order that is paid with PayPal', () => {
  test('leads to its page, comes back, and is paid once it is taken', async () => {
    const { checkout, variantId, approvalUrl } = await checkOut();
    expect(checkout.order).toMatchObject({ status: 'AWAITING_PAYMENT', dueCents: 10_825 });
    expect(await unitOf(checkout)).toEqual({
      reference_id: 'default',
      custom_id: checkout.paymentId,
      amount: { currency_code: 'USD', value: '108.25' },
    });
    const page = await (await fetch(approvalUrl)).text();
    expect(page).toContain('Pay $108.25');
    expect(page).not.toContain('<script');
    const back = await desk.choose(approvalUrl, 'approve');
    expect(back.href).toMatch(`${server.url}/checkout/paypal?payment=${checkout.paymentId}&token=`);
    expect((await desk.comeBack(back)).payment?.status).toBe('CAPTURED');
    expect(await shop.orderOf(checkout)).toMatchObject({ status: 'paid' });
    expect(await shop.stockOf(variantId)).toBe(4);
    // What PayPal keeps: 3.49 % and 49 cents.
    expect(await paymentOf(checkout)).toMatchObject({ capturedCents: 10_825, feeCents: 427 });
    await shop.requireConsistentBooks();
  });

  test('asks only for what gift cards leave of it', async () => {
    const code = await shop.giftCard(3000);
    const { checkout, approvalUrl } = await checkOut({ giftCardCodes: [code] });
    expect((await unitOf(checkout)).amount.value).toBe('78.25');
    await desk.comeBack(await desk.choose(approvalUrl, 'approve'));
    expect(await shop.orderOf(checkout)).toMatchObject({ status: 'paid', giftCardCents: 3000 });
    await shop.requireConsistentBooks();
  });

  test('is kept, unpaid and as it was, for whoever goes back from there', async () => {
    const { variantId } = await shop.product();
    const buyer = shop.buyer();
    await buyer.put(variantId);
    const input = { paymentMethod: 'PAYPAL', idempotencyKey: 'back-from-paypal' };
    const first = await buyer.checkout(input);
    const back = await desk.choose(first.approvalUrl!, 'cancel');
    expect(back.pathname + back.search).toMatch(/^\/checkout\?paypal=cancelled&token=/);
    const again = await buyer.checkout(input);
    expect(again).toMatchObject({ paymentId: first.paymentId, approvalUrl: first.approvalUrl });
    expect(again.order).toEqual(first.order);
  });

  test('is confirmed to whoever has the address of their return, and to nobody else', async () => {
    const { checkout, approvalUrl } = await checkOut();
    const back = await desk.choose(approvalUrl, 'approve');
    back.searchParams.set('token', 'GUESSED');
    const { errors } = await desk.comeBack(back);
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await unitOf(checkout)).payments).toBeUndefined();
  });
});

describe('an order that is placed over REST to be paid with PayPal', () => {
  interface Placed {
    number: string;
    status: string;
    accessKey: string;
    approvalUrl: string | null;
  }

  /** What somebody orders for $108.25. */
  async function wanted() {
    const { id } = await shop.product();
    const items = [{ productId: id, quantity: 1, price: 10_000, options: {} }];
    return { items, customerInfo: ada, totalAmount: 10_825, paymentMethod: 'paypal' };
  }
  const place = async (body: object) =>
    server.client().post<Placed>('/api/orders', body, { 'Idempotency-Key': 'paypal-by-rest' });
  const orderOf = async ({ number }: Placed) =>
    (await findOrderByNumber(server.database.sql, number))!;

  test('says where the payer agrees, the same each time, and is paid once they are back', async () => {
    const body = await wanted();
    const placed = await place(body);
    expect(placed).toMatchObject({ status: 201, body: { status: 'awaiting-payment' } });
    expect(placed.body.accessKey).not.toBeNull();
    const again = await place(body);
    const { number, approvalUrl } = placed.body;
    expect(again).toMatchObject({ status: 201, body: { number, approvalUrl } });
    await desk.comeBack(await desk.choose(approvalUrl!, 'approve'));
    expect(await orderOf(placed.body)).toMatchObject({ status: 'paid' });
    expect((await place(body)).body).toMatchObject({ status: 'paid', approvalUrl: null });
    await shop.requireConsistentBooks();
  });

  test('is told when PayPal does not take it on, and goes on with the next attempt', async () => {
    const body = await wanted();
    const post = async () =>
      server.client().post<Placed>('/api/orders', body, { 'Idempotency-Key': 'paypal-is-down' });
    await desk.control('fail-requests', { kind: 'error', path: '/v2/checkout/orders' });
    expect(await post()).toMatchObject({ status: 402, body: { code: 'PAYMENT_FAILED' } });
    const { approvalUrl } = (await post()).body;
    await desk.comeBack(await desk.choose(approvalUrl!, 'approve'));
    expect((await post()).body).toMatchObject({ status: 'paid' });
  });
});

describe('what its payer has agreed to is taken once', () => {
  test('when the browser never comes back, by the webhook', async () => {
    const { checkout, approvalUrl } = await checkOut();
    await desk.choose(approvalUrl, 'approve');
    await shop.takeNews(checkout.paymentId, APPROVED);
    expect(await shop.orderOf(checkout)).toMatchObject({ status: 'paid' });
  });

  test('when everybody comes at once, and all of it twice', async () => {
    const { checkout, approvalUrl } = await checkOut();
    await desk.control('duplicate-events', { count: 2 });
    const back = await desk.choose(approvalUrl, 'approve');
    await Promise.allSettled([
      desk.comeBack(back),
      desk.comeBack(back),
      shop.takeNews(checkout.paymentId, APPROVED),
      shop.takeNews(checkout.paymentId, APPROVED),
    ]);
    await desk.comeBack(back);
    expect(await desk.hasHeardOf(checkout.clientSecret, 2)).toEqual([APPROVED, COMPLETED]);
    expect((await unitOf(checkout)).payments?.captures).toHaveLength(1);
    expect(await shop.orderOf(checkout)).toMatchObject({ status: 'paid' });
    await shop.requireConsistentBooks();
  });

  test('when nobody comes, by the sweep', async () => {
    const { checkout, approvalUrl } = await checkOut();
    await desk.control('drop-events', { count: 2 });
    await desk.choose(approvalUrl, 'approve');
    await sweep();
    expect(await shop.orderOf(checkout)).toMatchObject({ status: 'paid' });
  });

  test.each(['before', 'after'])('when the way breaks %s it is taken', async (when) => {
    const { checkout, approvalUrl } = await checkOut();
    const back = await desk.choose(approvalUrl, 'approve');
    const path = `/v2/checkout/orders/${checkout.clientSecret}/capture`;
    await desk.control('fail-requests', { kind: 'reset', when, path });
    expect((await desk.comeBack(back)).errors).toHaveLength(1);
    expect(await shop.orderOf(checkout)).toMatchObject({ status: 'awaiting-payment' });
    await shop.tellProvider();
    expect((await unitOf(checkout)).payments?.captures).toHaveLength(1);
    expect(await shop.orderOf(checkout)).toMatchObject({ status: 'paid' });
  });
});

describe('a payer whom PayPal declines', () => {
  test('can agree to something else, and is not tried again before', async () => {
    const { checkout, approvalUrl } = await checkOut();
    const { payment } = await desk.comeBack(await desk.choose(approvalUrl, 'decline'));
    expect(payment).toMatchObject({ status: 'REQUIRES_ACTION' });
    await sweep();
    const { rows } = await countCaptures(checkout);
    expect(rows).toBe(1);
    const back = await desk.choose(payment!.approvalUrl!, 'approve');
    expect((await desk.comeBack(back)).payment?.status).toBe('CAPTURED');
  });

  test('later, after it took its time, is told that it is over', async () => {
    const { checkout, approvalUrl } = await checkOut();
    const back = await desk.choose(approvalUrl, 'wait');
    const { payment } = await desk.comeBack(back);
    expect(payment).toEqual({ status: 'REQUIRES_ACTION', approvalUrl: null });
    const order = checkout.clientSecret;
    await desk.control('decide-capture', { order, status: 'DECLINED' });
    expect((await desk.comeBack(back)).payment?.status).toBe('CANCELLED');
  });

  async function countCaptures({ paymentId }: Checkout) {
    const { count } = await server.database.sql
      .selectFrom('provider_commands')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('payment_id', '=', Number(paymentId))
      .where('kind', '=', 'capture')
      .executeTakeFirstOrThrow();
    return { rows: Number(count) };
  }
});

test('money that takes its time pays the order when it is there', async () => {
  const { checkout, approvalUrl } = await checkOut();
  await desk.comeBack(await desk.choose(approvalUrl, 'wait'));
  expect(await shop.orderOf(checkout)).toMatchObject({ status: 'awaiting-payment' });
  await desk.control('decide-capture', { order: checkout.clientSecret, status: 'COMPLETED' });
  await shop.takeNews(checkout.paymentId, COMPLETED);
  expect(await shop.orderOf(checkout)).toMatchObject({ status: 'paid' });
});

describe('a refund', () => {
  test('of a part and of the rest goes back through PayPal, and is told by its webhook', async () => {
    const { checkout } = await buy();
    await refund(checkout, 2500);
    expect(await paymentOf(checkout)).toMatchObject({ status: 'partially-refunded' });
    await refund(checkout, 8325);
    expect(await paymentOf(checkout)).toMatchObject({ status: 'refunded', refundedCents: 10_825 });
    const { payments } = await unitOf(checkout);
    expect(payments?.refunds?.map(({ amount }) => amount.value)).toEqual(['25.00', '83.25']);
    expect(await shop.orderOf(checkout)).toMatchObject({ status: 'refunded' });
    // PayPal's news of a refund name its capture alone.
    const told = await desk.hasHeardOf(checkout.clientSecret, 4);
    expect(told.filter((type) => type === 'PAYMENT.CAPTURE.REFUNDED')).toHaveLength(2);
    await shop.requireConsistentBooks();
  });

  test('whose answer was lost is made once', async () => {
    const { checkout } = await buy();
    await desk.control('fail-requests', { kind: 'reset', when: 'after', path: '/v2/payments/' });
    await expect(refund(checkout, 2500)).rejects.toThrow(/ECONNRESET|socket hang up/);
    await shop.tellProvider();
    expect((await unitOf(checkout)).payments?.refunds).toHaveLength(1);
    expect(await paymentOf(checkout)).toMatchObject({ refundedCents: 2500 });
  });
});

describe('what cannot be given any more is not taken', () => {
  test('when somebody agrees after others have bought the last', async () => {
    const { checkout, variantId, approvalUrl } = await checkOut({}, 1);
    await shop.expireOrders();
    const other = shop.buyer();
    await other.put(variantId);
    await shop.pay(await other.checkout());
    const { payment } = await desk.comeBack(await desk.choose(approvalUrl, 'approve'));
    expect(payment?.status).toBe('CANCELLED');
    expect((await unitOf(checkout)).payments).toBeUndefined();
    await shop.requireConsistentBooks();
  });

  test('and is refunded where it was on its way by then', async () => {
    const { checkout, variantId, approvalUrl } = await checkOut({}, 1);
    await desk.comeBack(await desk.choose(approvalUrl, 'wait'));
    await shop.expireOrders();
    const other = shop.buyer();
    await other.put(variantId);
    await shop.pay(await other.checkout());
    await desk.control('decide-capture', { order: checkout.clientSecret, status: 'COMPLETED' });
    await shop.settle(checkout.paymentId);
    await shop.tellProvider();
    expect(await paymentOf(checkout)).toMatchObject({ status: 'refunded', isAccepted: false });
    expect((await unitOf(checkout)).payments?.refunds).toHaveLength(1);
    await shop.requireConsistentBooks();
  });

  test('when another order of the cart has taken its place', async () => {
    const { variantId } = await shop.product();
    const buyer = shop.buyer();
    await buyer.put(variantId);
    const first = await buyer.checkout({ paymentMethod: 'PAYPAL' });
    const second = await buyer.checkout({ paymentMethod: 'PAYPAL' });
    await shop.tellProvider();
    expect((await unitOf(first)).custom_id).toBe(`${first.paymentId} cancelled`);
    const { payment } = await desk.comeBack(await desk.choose(first.approvalUrl!, 'approve'));
    expect(payment?.status).toBe('CANCELLED');
    await desk.comeBack(await desk.choose(second.approvalUrl!, 'approve'));
    expect(await shop.orderOf(second)).toMatchObject({ status: 'paid' });
    expect((await unitOf(first)).payments).toBeUndefined();
  });

  test('what PayPal has forgotten is over', async () => {
    const { checkout } = await checkOut();
    await desk.control('forget-order', { order: checkout.clientSecret });
    await sweep();
    expect(await paymentOf(checkout)).toMatchObject({ status: 'cancelled' });
  });
});
