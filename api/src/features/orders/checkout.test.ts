import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertCoupon } from '#db/carts/coupon.repository.ts';
import { balanceOf } from '#db/payments/ledger.repository.ts';
import { findPayment } from '#db/payments/payment.repository.ts';
import { startStripeSandbox } from '#demo/payments/sandbox/start-stripe-sandbox.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { signedIn } from '#api/testing/member.ts';
import { ada, openShop, sandboxKeys } from '#api/testing/shop.ts';
import type { Buyer } from '#api/testing/shop.ts';

const shop = openShop(await startStripeSandbox(sandboxKeys));
const db = () => shop.server.database.sql;

beforeEach(() => {
  shop.server.setTime(new Date().toISOString());
});

const paymentOf = async ({ paymentId }: { paymentId: string }) =>
  findPayment(db(), Number(paymentId));

/** How many of the first thing in their cart somebody could buy. */
async function available({ client, sessionId }: Buyer): Promise<number | null> {
  const { data, errors } = await client.graphql<{
    cart: { items: { availableQuantity: number | null }[] };
  }>(
    'query Cart($sessionId: String) { cart(sessionId: $sessionId) { items { availableQuantity } } }',
    {
      sessionId,
    },
  );
  expect(errors).toEqual([]);
  return data!.cart.items[0]!.availableQuantity;
}

/** A coupon that can be used once. @returns its code */
async function oneUseCoupon(code: string): Promise<string> {
  const now = shop.server.runtime.clock();
  await insertCoupon(db(), {
    code,
    saving: { kind: 'percent', percent: 10 },
    minimumCents: 0,
    usesPerCustomer: null,
    totalUses: 1,
    startsAt: now - 1000,
    endsAt: null,
    createdAt: now,
  });
  return code;
}

async function useCoupon({ client, sessionId }: Buyer, code: string): Promise<void> {
  await client.graphql(
    'mutation Use($input: ApplyCouponInput!) { applyCoupon(input: $input) { cart { itemCount } } }',
    { input: { sessionId, code } },
  );
}

describe('checking out', () => {
  test('makes an order, keeps its stock, and opens its payment for what is due', async () => {
    const { variantId, name } = await shop.product({ variants: [{ stock: 3 }] });
    const [buyer, other] = [shop.buyer(), shop.buyer()];
    await other.put(variantId, { quantity: 2 });
    await buyer.put(variantId, { quantity: 2 });
    const checkout = await buyer.checkout();
    expect(checkout).toMatchObject({
      order: { status: 'AWAITING_PAYMENT', totalCents: 21_650, dueCents: 21_650 },
      accessKey: expect.any(String) as string,
      clientSecret: expect.stringContaining('_secret_') as string,
    });
    expect(await paymentOf(checkout)).toMatchObject({ amountCents: 21_650 });
    expect(await shop.stockOf(variantId)).toBe(3);

    // Carts know what is kept for others, and that what is kept for them is theirs.
    expect([await available(buyer), await available(other)]).toEqual([3, 1]);
    const { errors } = await other.tryCheckout();
    expect(errors[0]).toMatchObject({
      extensions: {
        code: 'CONFLICT',
        fields: { [Object.keys(errors[0]!.extensions.fields!)[0]!]: `${name}: only 1 left` },
      },
    });
  });

  test.each(['the webhook first', 'the browser first', 'both at once'])(
    'is paid once, %s',
    async (way) => {
      const { variantId } = await shop.product({ variants: [{ stock: 3 }] });
      const buyer = shop.buyer();
      await buyer.put(variantId);
      const checkout = await buyer.checkout();
      await shop.enterCard(checkout.clientSecret);
      const byBrowser = () => shop.settle(checkout.paymentId);
      const byWebhook = () => shop.takeNews(checkout.paymentId);
      if (way === 'both at once') await Promise.all([byBrowser(), byWebhook()]);
      else if (way === 'the browser first') await byBrowser().then(byWebhook);
      else await byWebhook().then(byBrowser);
      expect(await shop.orderOf(checkout)).toMatchObject({ status: 'paid' });
      expect(await shop.stockOf(variantId)).toBe(2);
      const { data } = await buyer.client.graphql(
        'query Cart($id: String) { cart(sessionId: $id) { itemCount } }',
        { id: buyer.sessionId },
      );
      expect(data).toEqual({ cart: { itemCount: 0 } });
      await shop.requireConsistentBooks();
    },
  );

  test('again with its key is the same order, ten times at once too', async () => {
    const { variantId } = await shop.product();
    const buyer = shop.buyer();
    await buyer.put(variantId);
    const input = { idempotencyKey: randomUUID(), expectedTotalCents: 10_825 };
    const checkouts = await Promise.all(Array.from({ length: 10 }, () => buyer.checkout(input)));
    const distinct = new Set(
      checkouts.map(({ order, paymentId }) => `${order.number} ${paymentId}`),
    );
    expect(distinct.size).toBe(1);
    const { errors } = await buyer.tryCheckout({ ...input, customer: { ...ada, city: 'Oakland' } });
    expect(errors[0]?.extensions.code).toBe('CONFLICT');
  });

  test('in another way takes the place of what was not paid, of which two are never paid', async () => {
    const { variantId } = await shop.product({ variants: [{ stock: 1 }] });
    const buyer = shop.buyer();
    await buyer.put(variantId);
    const first = await buyer.checkout();
    const second = await buyer.checkout({ customer: { ...ada, city: 'Oakland' } });
    expect(await shop.orderOf(first)).toMatchObject({ status: 'cancelled' });
    // The payer has entered a card for the first one before it was cancelled at the provider.
    await shop.enterCard(first.clientSecret);
    await shop.settle(first.paymentId);
    await shop.tellProvider();
    expect(await paymentOf(first)).toMatchObject({ status: 'refunded' });
    await shop.pay(second);
    expect(await shop.orderOf(second)).toMatchObject({ status: 'paid' });
    expect(await shop.stockOf(variantId)).toBe(0);
    await shop.requireConsistentBooks();
  });

  test('is refused when the total is not what was shown', async () => {
    const { variantId, id } = await shop.product();
    const buyer = shop.buyer();
    await buyer.put(variantId);
    const { totalCents } = await buyer.quote();
    await db().updateTable('products').set({ price_cents: 12_000 }).where('id', '=', id).execute();
    const { errors } = await buyer.tryCheckout({ expectedTotalCents: totalCents });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { expectedTotalCents: 'The total is $129.90, not $108.25' },
    });
  });

  test('is refused with an empty cart, and with an address that is none', async () => {
    const buyer = shop.buyer();
    const empty = await buyer.tryCheckout({ expectedTotalCents: 0 });
    expect(empty.errors[0]?.extensions.fields).toEqual({ cart: 'Your cart is empty' });
    const { errors } = await buyer.tryCheckout({ customer: { ...ada, zipCode: '9' } });
    expect(errors[0]?.extensions.fields).toEqual({ 'customer.zipCode': 'ZIP code is required' });
  });

  test('with PayPal awaits its payment and asks nobody for it', async () => {
    const { variantId } = await shop.product();
    const buyer = shop.buyer();
    await buyer.put(variantId);
    const checkout = await buyer.checkout({ paymentMethod: 'PAYPAL' });
    expect(checkout).toMatchObject({ order: { status: 'AWAITING_PAYMENT' }, paymentId: null });
    await shop.expireOrders();
    expect(await shop.orderOf(checkout)).toMatchObject({ status: 'expired', paidAt: null });
  });
});

describe('of ten who want the last', () => {
  test('item, one gets it', async () => {
    const { variantId } = await shop.product({ variants: [{ stock: 1 }] });
    const buyers = Array.from({ length: 10 }, () => shop.buyer());
    for (const buyer of buyers) await buyer.put(variantId);
    const results = await Promise.all(
      buyers.map((buyer) => buyer.tryCheckout({ expectedTotalCents: 10_825 })),
    );
    const won = results.flatMap(({ checkout }) => (checkout ? [checkout] : []));
    expect(won).toHaveLength(1);
    expect(results.filter(({ errors }) => errors[0]?.extensions.code === 'CONFLICT')).toHaveLength(
      9,
    );
    await shop.pay(won[0]!);
    expect(await shop.stockOf(variantId)).toBe(0);
    await shop.requireConsistentBooks();
  });

  test('use of a coupon, one gets it', async () => {
    const { variantId } = await shop.product({ variants: [{ stock: null }] });
    const code = await oneUseCoupon('LAST-ONE');
    const buyers = Array.from({ length: 10 }, () => shop.buyer());
    for (const buyer of buyers) {
      await buyer.put(variantId);
      await useCoupon(buyer, code);
    }
    const { totalCents: expectedTotalCents } = await buyers[0]!.quote();
    expect(expectedTotalCents).toBeLessThan(10_825);
    const results = await Promise.all(
      buyers.map((buyer) => buyer.tryCheckout({ expectedTotalCents })),
    );
    expect(results.filter(({ checkout }) => checkout)).toHaveLength(1);
    const refused = results.flatMap(({ errors }) => errors.map(({ extensions }) => extensions));
    expect(refused).toHaveLength(9);
    for (const { fields } of refused) {
      expect(fields).toEqual({ coupon: 'This coupon can’t be used any more' });
    }
    // What the one who has it does not pay for is there for others again.
    await shop.expireOrders();
    const { checkout } = await buyers[9]!.tryCheckout({ expectedTotalCents });
    expect(checkout?.order.discountCents).toBeGreaterThan(0);
  });

  test('cents of a gift card, one gets them', async () => {
    const code = await shop.giftCard(20_000);
    const { variantId } = await shop.product({ variants: [{ stock: null }], priceCents: 18_000 });
    const buyers = Array.from({ length: 10 }, () => shop.buyer());
    for (const buyer of buyers) await buyer.put(variantId);
    const input = { giftCardCodes: [code], expectedTotalCents: 19_485, expectedDueCents: 0 };
    const results = await Promise.all(buyers.map((buyer) => buyer.tryCheckout(input)));
    const won = results.flatMap(({ checkout }) => (checkout ? [checkout] : []));
    // It needs no payment, so it is paid at once.
    expect(won.map(({ order, paymentId }) => [order.status, paymentId])).toEqual([['PAID', null]]);
    const refused = results.flatMap(({ errors }) => errors.map(({ extensions }) => extensions));
    expect(new Set(refused.map(({ fields }) => Object.keys(fields!).join(',')))).toEqual(
      new Set(['expectedDueCents']),
    );
    await shop.requireConsistentBooks();
  });
});

describe('gift cards', () => {
  test('pay a part, which they have again when the rest is not paid', async () => {
    const code = await shop.giftCard(5000);
    const { variantId } = await shop.product();
    const buyer = shop.buyer();
    await buyer.put(variantId);
    const checkout = await buyer.checkout({ giftCardCodes: [code.toLowerCase()] });
    expect(checkout.order).toMatchObject({
      totalCents: 10_825,
      giftCardCents: 5000,
      dueCents: 5825,
    });
    expect(await paymentOf(checkout)).toMatchObject({ amountCents: 5825 });
    const again = shop.buyer();
    await again.put(variantId);
    const { errors } = await again.tryCheckout({ giftCardCodes: [code] });
    expect(errors[0]?.extensions.fields).toEqual({
      'giftCardCodes[0]': 'This gift card has no balance left',
    });
    await shop.expireOrders();
    await shop.requireConsistentBooks();
    expect(await again.quote({ giftCardCodes: [code] })).toMatchObject({ dueCents: 5825 });
    // Paid after all: it is taken again.
    await shop.pay(checkout);
    expect(await shop.orderOf(checkout)).toMatchObject({ status: 'paid' });
    expect(await again.quote({ giftCardCodes: [code] })).toMatchObject({ dueCents: 10_825 });
    await shop.requireConsistentBooks();
  });

  test.each([
    ['NOPE-NOPE-NOPE-NOPE', 'giftCardCodes[0]', 'This gift card code isn’t valid'],
    ['twice', 'giftCardCodes[1]', 'This gift card is already applied'],
  ])('%s are refused', async (code, field, text) => {
    const codes =
      code === 'twice' ? await shop.giftCard(1000).then((card) => [card, card]) : [code];
    const buyer = shop.buyer();
    const { errors } = await buyer.tryCheckout({ giftCardCodes: codes, expectedTotalCents: 1 });
    expect(errors.at(-1)?.extensions.code).toBe('BAD_USER_INPUT');
    const { variantId } = await shop.product();
    await buyer.put(variantId);
    const tried = await buyer.tryCheckout({ giftCardCodes: codes, expectedTotalCents: 10_825 });
    expect(tried.errors[0]?.extensions.fields).toEqual({ [field]: text });
  });
});

describe('a payment that comes after its time', () => {
  test('is taken while its stock is there', async () => {
    const { variantId } = await shop.product({ variants: [{ stock: 1 }] });
    const buyer = shop.buyer();
    await buyer.put(variantId);
    const checkout = await buyer.checkout();
    await shop.expireOrders();
    expect(await shop.orderOf(checkout)).toMatchObject({ status: 'expired' });
    await shop.pay(checkout);
    expect(await shop.orderOf(checkout)).toMatchObject({ status: 'paid' });
    expect(await shop.stockOf(variantId)).toBe(0);
    await shop.requireConsistentBooks();
  });

  test('is refunded when somebody else was faster', async () => {
    const { variantId } = await shop.product({ variants: [{ stock: 1 }] });
    const [slow, fast] = [shop.buyer(), shop.buyer()];
    await slow.put(variantId);
    await fast.put(variantId);
    const late = await slow.checkout();
    await shop.expireOrders();
    await shop.pay(await fast.checkout());
    await shop.pay(late);
    await shop.tellProvider();
    expect(await paymentOf(late)).toMatchObject({ status: 'refunded' });
    expect(await shop.orderOf(late)).toMatchObject({ status: 'expired' });
    expect(await balanceOf(db(), `deposit:${Number(late.paymentId)}`)).toBe(0);
    await shop.requireConsistentBooks();
    const { number } = late.order;
    const mail = (await collectMail(shop.server)).filter(({ subject }) => subject.includes(number));
    expect(mail).toHaveLength(1);
    expect(mail[0]).toMatchObject({
      recipient: 'ada@example.com',
      subject: `Your payment for order ${number} is on its way back`,
    });
    expect(mail[0]!.text).toMatch(/\/shop\?category=[a-z]/);
  });

  test('is taken before that is noticed, and nobody is sold the same meanwhile', async () => {
    const { variantId } = await shop.product({ variants: [{ stock: 1 }] });
    const [slow, fast] = [shop.buyer(), shop.buyer()];
    await slow.put(variantId);
    await fast.put(variantId);
    const late = await slow.checkout();
    shop.server.setTime(new Date(shop.server.runtime.clock() + 31 * 60_000).toISOString());
    const { errors } = await fast.tryCheckout({ expectedTotalCents: 10_825 });
    expect(errors[0]?.extensions.code).toBe('CONFLICT');
    await shop.pay(late);
    expect(await shop.orderOf(late)).toMatchObject({ status: 'paid' });
    expect(await shop.stockOf(variantId)).toBe(0);
  });

  test('is refunded when its coupon was used up meanwhile', async () => {
    const { variantId } = await shop.product({ variants: [{ stock: null }] });
    const code = await oneUseCoupon('LATE-ONCE');
    const buyers = [shop.buyer(), shop.buyer()];
    const checkouts = [];
    for (const buyer of buyers) {
      await buyer.put(variantId);
      await useCoupon(buyer, code);
      checkouts.push(await buyer.checkout());
      await shop.expireOrders();
    }
    for (const checkout of checkouts) await shop.pay(checkout);
    const statuses = await Promise.all(checkouts.map(async (checkout) => shop.orderOf(checkout)));
    expect(statuses.map(({ status }) => status)).toEqual(['paid', 'expired']);
    await shop.tellProvider();
    expect(await paymentOf(checkouts[1]!)).toMatchObject({ status: 'refunded' });
  });
});

test('whoever logs in on the way takes along what was kept for them', async () => {
  const { client } = await signedIn(shop.server);
  const { variantId } = await shop.product({ variants: [{ stock: 1 }] });
  const guest = shop.buyer();
  await guest.put(variantId);
  const early = await guest.checkout();
  const member = shop.buyer(client);
  expect(await available({ ...member, sessionId: guest.sessionId })).toBe(1);
  const late = await member.checkout();
  expect(await shop.orderOf(late)).toMatchObject({ status: 'awaiting-payment' });
  // Of all attempts only the last can be paid.
  expect(await shop.orderOf(early)).toMatchObject({ status: 'cancelled' });
});

test('a member has the order in their account, and needs no key', async () => {
  const { client, user } = await signedIn(shop.server);
  const { variantId } = await shop.product();
  const buyer = shop.buyer(client);
  await buyer.put(variantId);
  const checkout = await buyer.checkout();
  expect(checkout.accessKey).toBeNull();
  expect(await shop.orderOf(checkout)).toMatchObject({ userId: user.id });
});
