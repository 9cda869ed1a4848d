import { describe, expect, test } from 'vitest';
import { balanceOf } from '#db/payments/ledger.repository.ts';
import { findPayment } from '#db/payments/payment.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { startPayPalSandbox } from '#demo/payments/paypal-sandbox/start-paypal-sandbox.ts';
import { startStripeSandbox } from '#demo/payments/sandbox/start-stripe-sandbox.ts';
import { contextOfJob } from '#api/features/payments/payment-work.ts';
import { requestRefund } from '#api/features/payments/provider-command.service.ts';
import { sweepDisputes } from '#api/features/payments/sweep.service.ts';
import { openPayPalShop, payPalApp } from '#api/testing/paypal-desk.ts';
import { sandboxKeys } from '#api/testing/shop.ts';
import type { Checkout } from '#api/testing/shop.ts';

const desk = openPayPalShop(
  await startPayPalSandbox({ ...payPalApp, retryMs: 10 }),
  await startStripeSandbox(sandboxKeys),
);
const { shop, server } = desk;

const CREATED = 'CUSTOMER.DISPUTE.CREATED';
const UPDATED = 'CUSTOMER.DISPUTE.UPDATED';
const RESOLVED = 'CUSTOMER.DISPUTE.RESOLVED';

/** Whoever has paid $108.25. */
async function buy(): Promise<Checkout> {
  const { variantId } = await shop.product();
  const buyer = shop.buyer();
  await buyer.put(variantId);
  const checkout = await buyer.checkout({ paymentMethod: 'PAYPAL' });
  await desk.comeBack(await desk.choose(checkout.approvalUrl!, 'approve'));
  return checkout;
}

const paymentOf = async ({ paymentId }: Checkout) =>
  (await findPayment(server.database.sql, Number(paymentId)))!;
const inDispute = async () => balanceOf(server.database.sql, 'disputes');
const lost = async () => balanceOf(server.database.sql, 'losses');

/** Has something happen to the dispute about an order. */
const control = async (name: string, { clientSecret: order }: Checkout, body: object = {}) =>
  desk.control(`${name}-dispute`, { order, ...body });

/** The same, with its webhook. */
async function told(name: string, checkout: Checkout, body?: object): Promise<void> {
  await control(name, checkout, body);
  const type = { open: CREATED, review: UPDATED, close: RESOLVED }[name];
  await shop.takeNews(checkout.paymentId, type);
}

async function decideRefund({ paymentId }: Checkout, cents: number): Promise<void> {
  const request = { cents, reason: 'Asked for.', now: server.runtime.clock() };
  await contextOfJob(server.runtime).transaction((em) =>
    requestRefund(sqlOf(em), { paymentId: Number(paymentId), ...request }),
  );
}

async function refund(checkout: Checkout, cents: number): Promise<void> {
  await decideRefund(checkout, cents);
  await shop.tellProvider();
}

/** Hours pass, and providers are asked. */
async function sweep(hours = 2): Promise<void> {
  server.setTime(new Date(server.runtime.clock() + hours * 3_600_000).toISOString());
  await sweepDisputes(contextOfJob(server.runtime), server.runtime.log);
}

describe('a dispute at PayPal', () => {
  test('takes the money until it is decided, and nothing is refunded meanwhile', async () => {
    const checkout = await buy();
    const before = await inDispute();
    await told('open', checkout);
    expect(await paymentOf(checkout)).toMatchObject({ status: 'disputed', disputedCents: 10_825 });
    expect((await inDispute()) - before).toBe(10_825);
    await expect(refund(checkout, 100)).rejects.toMatchObject({ code: 'CONFLICT' });
    await told('review', checkout);
    expect(await paymentOf(checkout)).toMatchObject({ status: 'disputed', disputedCents: 10_825 });
    await shop.requireConsistentBooks();
  });

  test.each(['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'RESOLVED_WITH_PAYOUT'])(
    'that ends with %s gives it back, and it can be refunded again',
    async (outcome) => {
      const checkout = await buy();
      const before = await inDispute();
      await told('open', checkout);
      await told('close', checkout, { outcome });
      expect(await paymentOf(checkout)).toMatchObject({ status: 'captured', disputedCents: 0 });
      expect(await inDispute()).toBe(before);
      await refund(checkout, 2500);
      expect(await paymentOf(checkout)).toMatchObject({ status: 'partially-refunded' });
      await shop.requireConsistentBooks();
    },
  );

  test('that is lost is our loss', async () => {
    const checkout = await buy();
    const before = await lost();
    await told('open', checkout);
    await told('close', checkout, { outcome: 'RESOLVED_BUYER_FAVOUR' });
    expect(await paymentOf(checkout)).toMatchObject({ status: 'charged-back' });
    expect((await lost()) - before).toBe(10_825);
    await expect(refund(checkout, 100)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('of which the payer is given a part costs no more than that', async () => {
    const checkout = await buy();
    const before = { lost: await lost(), inDispute: await inDispute() };
    await told('open', checkout);
    await told('close', checkout, { outcome: 'RESOLVED_BUYER_FAVOUR', cents: 4000 });
    expect(await paymentOf(checkout)).toMatchObject({
      status: 'charged-back',
      disputedCents: 4000,
    });
    expect((await lost()) - before.lost).toBe(4000);
    expect(await inDispute()).toBe(before.inDispute);
  });

  test.each([
    [10_825, 'refunded'],
    [4000, 'partially-refunded'],
  ])('that gives %i back as a refund is one, and counts once', async (cents, status) => {
    const checkout = await buy();
    const before = { lost: await lost(), inDispute: await inDispute() };
    await told('open', checkout);
    const outcome = 'RESOLVED_BUYER_FAVOUR';
    await told('close', checkout, { outcome, cents, isRefund: true });
    expect(await paymentOf(checkout)).toMatchObject({
      status,
      refundedCents: cents,
      disputedCents: 0,
    });
    expect(await shop.orderOf(checkout)).toMatchObject({ refundedCents: cents });
    expect({ lost: await lost(), inDispute: await inDispute() }).toEqual(before);
    await shop.requireConsistentBooks();
  });

  test('about what is left after a refund takes no more than that', async () => {
    const checkout = await buy();
    await refund(checkout, 2500);
    await told('open', checkout, { cents: 10_825 });
    expect(await paymentOf(checkout)).toMatchObject({ refundedCents: 2500, disputedCents: 8325 });
    await told('close', checkout);
    expect(await paymentOf(checkout)).toMatchObject({ status: 'partially-refunded' });
    await shop.requireConsistentBooks();
  });

  test('is not undone by an earlier one about the same payment', async () => {
    const checkout = await buy();
    await told('open', checkout, { cents: 4000 });
    await told('close', checkout, { outcome: 'NONE' });
    expect(await paymentOf(checkout)).toMatchObject({ status: 'captured' });
    await told('open', checkout);
    await shop.settle(checkout.paymentId);
    expect(await paymentOf(checkout)).toMatchObject({ status: 'disputed', disputedCents: 10_825 });
  });
});

describe('a refund that was decided before somebody knew of the dispute', () => {
  test('is refused where it is a part', async () => {
    const checkout = await buy();
    await decideRefund(checkout, 2500);
    await control('open', checkout);
    await shop.tellProvider();
    expect(await paymentOf(checkout)).toMatchObject({ status: 'disputed', refundedCents: 0 });
    await told('close', checkout);
    expect(await paymentOf(checkout)).toMatchObject({ status: 'captured', refundedCents: 0 });
    await shop.requireConsistentBooks();
  });

  test('settles it where it is all, and counts once', async () => {
    const checkout = await buy();
    const before = { lost: await lost(), inDispute: await inDispute() };
    await decideRefund(checkout, 10_825);
    await control('open', checkout);
    await shop.tellProvider();
    expect(await paymentOf(checkout)).toMatchObject({
      status: 'refunded',
      refundedCents: 10_825,
      disputedCents: 0,
    });
    expect({ lost: await lost(), inDispute: await inDispute() }).toEqual(before);
    await shop.requireConsistentBooks();
  });
});

describe('news of disputes', () => {
  test('that comes twice, and all at once, is harmless', async () => {
    const checkout = await buy();
    const before = await inDispute();
    await desk.control('duplicate-events', { count: 1 });
    await told('open', checkout);
    await Promise.all(
      [1, 2, 3].map(async () => shop.takeNews(checkout.paymentId, CREATED).catch(() => undefined)),
    );
    expect((await inDispute()) - before).toBe(10_825);
    await told('close', checkout);
    await shop.takeNews(checkout.paymentId, CREATED);
    expect(await paymentOf(checkout)).toMatchObject({ status: 'captured', disputedCents: 0 });
    expect(await inDispute()).toBe(before);
  });

  test('that comes when all is over says no more than that', async () => {
    const checkout = await buy();
    const before = await lost();
    await desk.control('delay-events', { milliseconds: 300, count: 1 });
    await control('open', checkout);
    await told('close', checkout, { outcome: 'RESOLVED_BUYER_FAVOUR' });
    expect(await paymentOf(checkout)).toMatchObject({ status: 'charged-back' });
    await shop.takeNews(checkout.paymentId, CREATED);
    expect(await paymentOf(checkout)).toMatchObject({ status: 'charged-back' });
    expect((await lost()) - before).toBe(10_825);
  });

  test('that is lost is made up by the sweep, however much it is', async () => {
    const checkouts = await Promise.all(Array.from({ length: 11 }, buy));
    await desk.control('drop-events', { count: 22 });
    for (const checkout of checkouts) await control('open', checkout);
    await sweep();
    for (const checkout of checkouts) {
      expect(await paymentOf(checkout)).toMatchObject({ status: 'disputed' });
      await control('close', checkout);
    }
    // By then it is too long ago to be found by when it was opened.
    await sweep(24 * 30);
    for (const checkout of checkouts) {
      expect(await paymentOf(checkout)).toMatchObject({ status: 'captured' });
    }
  });
});

test('an app that may not see disputes is paid all the same', async () => {
  const { variantId } = await shop.product();
  const buyer = shop.buyer();
  await buyer.put(variantId);
  const checkout = await buyer.checkout({ paymentMethod: 'PAYPAL' });
  const back = await desk.choose(checkout.approvalUrl!, 'approve');
  await desk.control('forbid-disputes', {});
  expect((await desk.comeBack(back)).payment?.status).toBe('CAPTURED');
});
