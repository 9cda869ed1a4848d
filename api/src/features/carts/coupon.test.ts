import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createProduct } from '#db/catalog/product.factory.ts';
import { signedIn, signedInAdministrator } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { changeCart, showCart, visitor } from './carts.factory.ts';

const server = useServer();

interface ShownCoupon {
  id: string;
  code: string;
  useCount: number;
  isActive: boolean;
}

let administrator: TestClient;
let count = 0;

beforeEach(async () => {
  server.setTime('2026-12-01T12:00:00Z');
  administrator = (await signedInAdministrator(server)).client;
});

async function create(input: object, client = administrator) {
  const { data, errors } = await client.graphql<{ createCoupon: { coupon: ShownCoupon } | null }>(
    `mutation Create($input: CreateCouponInput!) {
      createCoupon(input: $input) { coupon { id code useCount isActive } }
    }`,
    { input },
  );
  return { coupon: data?.createCoupon?.coupon, errors };
}

/** A coupon for 10 % of what costs $50 at least, unless said otherwise. */
async function coupon(terms: object = {}): Promise<ShownCoupon> {
  count += 1;
  const created = await create({
    code: `SAVE-${count}`,
    percent: 10,
    minimumCents: 5_000,
    ...terms,
  });
  return created.coupon!;
}

/** Notes that a coupon was used, as orders do. */
async function use(id: string, by: { userId?: number; email?: string }, orderId: number) {
  await sql`
    INSERT INTO coupon_uses (coupon_id, order_id, user_id, email, used_at)
    VALUES (${id}, ${orderId}, ${by.userId ?? null}, ${by.email ?? null}, '2026-12-01')
  `.execute(server.database.sql);
}

async function shopper(priceCents = 10_000) {
  const { variantIds } = await createProduct(server.database.em, { priceCents });
  const { change, cart } = visitor(server);
  await change('addCartItem', { variantId: String(variantIds[0]) });
  return { change, cart, apply: (code: string) => change('applyCoupon', { code }) };
}

const namesCode = (message: string) => [
  { extensions: { code: 'BAD_USER_INPUT', fields: { code: message } } },
];

describe('a coupon', () => {
  test('takes its part off, however its code is written, until it is removed', async () => {
    const { code } = await coupon();
    const { apply, change } = await shopper();
    expect((await apply(`  ${code.toLowerCase()} `)).cart).toMatchObject({
      coupon: { code, percent: 10, refusal: null },
      quote: {
        subtotalCents: 10_000,
        discountCents: 1_000,
        shippingCents: 695,
        taxCents: 743,
        totalCents: 10_438,
      },
    });
    expect((await change('removeCoupon')).cart).toMatchObject({
      coupon: null,
      quote: { discountCents: 0 },
    });
  });

  test.each([
    ['before it starts', { startsAt: '2026-12-02T00:00:00Z' }, 'This code isn’t valid yet'],
    [
      'when it has ended',
      { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' },
      'This code has expired',
    ],
    [
      'for too little',
      { minimumCents: 10_001 },
      'This code needs products worth $100.01 or more; gift cards don’t count',
    ],
  ])('is refused %s', async (_name, terms, message) => {
    const { code } = await coupon(terms);
    const { apply, cart } = await shopper();
    expect((await apply(code)).errors).toMatchObject(namesCode(message));
    expect((await cart()).coupon).toBeNull();
  });

  test('that there is not is refused', async () => {
    const { apply } = await shopper();
    expect((await apply('NOTHING')).errors).toMatchObject(namesCode('This code doesn’t exist'));
    expect((await apply(' ')).errors).toMatchObject(namesCode('Enter a code'));
  });

  test('is used up once so many orders have it, whoever made them', async () => {
    const { id, code } = await coupon({ totalUses: 2 });
    const { apply } = await shopper();
    await use(id, { email: 'one@example.com' }, 1);
    expect((await apply(code)).errors).toEqual([]);
    await use(id, { email: 'two@example.com' }, 2);
    expect((await apply(code)).errors).toMatchObject(namesCode('This code has been used up'));
  });

  test('is used by a customer under their account, and under their address as a guest', async () => {
    const { variantIds } = await createProduct(server.database.em);
    for (const [orderId, usedBy] of [
      [3, (user: { id: number }) => ({ userId: user.id })],
      [4, (user: { email: string }) => ({ email: user.email.toUpperCase() })],
    ] as const) {
      const { id, code } = await coupon({ usesPerCustomer: 1 });
      const { client, user } = await signedIn(server);
      await changeCart(client, 'addCartItem', { variantId: String(variantIds[0]) });
      expect((await changeCart(client, 'applyCoupon', { code })).errors).toEqual([]);
      await use(id, usedBy(user), orderId);
      const { errors } = await changeCart(client, 'applyCoupon', { code });
      expect(errors).toMatchObject(namesCode('You have already used this code'));
      expect(await showCart(client)).toMatchObject({
        coupon: { code, refusal: 'USED_BY_CUSTOMER' },
        quote: { discountCents: 0 },
      });
    }
  });

  test('takes nothing off, and says so, once too little is left or it is switched off', async () => {
    const { id, code } = await coupon();
    const { apply, change, cart } = await shopper();
    const { cart: applied } = await apply(code);
    const itemId = applied!.items[0]!.id;
    await change('saveCartItemForLater', { itemId });
    expect(await cart()).toMatchObject({
      coupon: { code, refusal: 'BELOW_MINIMUM' },
      quote: { totalCents: 0 },
    });
    await change('moveCartItemToCart', { itemId });
    expect(await cart()).toMatchObject({
      coupon: { refusal: null },
      quote: { discountCents: 1_000 },
    });
    await administrator.graphql(
      `mutation Off($id: ID!) {
        switchCoupon(input: { couponId: $id, isActive: false }) { coupon { isActive } }
      }`,
      { id },
    );
    expect(await cart()).toMatchObject({
      coupon: { refusal: 'ENDED' },
      quote: { discountCents: 0 },
    });
  });
});

describe('administrators', () => {
  test('see all coupons with their uses, newest first', async () => {
    const [older, newer] = [await coupon(), await coupon({ percent: null, amountCents: 500 })];
    await use(older.id, {}, 5);
    const { data } = await administrator.graphql(
      '{ coupons(first: 2) { nodes { id percent amountCents useCount isActive } } }',
    );
    expect(data).toEqual({
      coupons: {
        nodes: [
          { id: newer.id, percent: null, amountCents: 500, useCount: 0, isActive: true },
          { id: older.id, percent: 10, amountCents: null, useCount: 1, isActive: true },
        ],
      },
    });
  });

  test.each([
    [{ code: 'a' }, 'code'],
    [{ percent: null }, 'percent'],
    [{ amountCents: 100 }, 'percent'],
    [{ percent: 101 }, 'percent'],
    [{ usesPerCustomer: 0 }, 'usesPerCustomer'],
    [{ endsAt: '2026-11-30T00:00:00Z' }, 'endsAt'],
  ])('are told what is wrong with %j', async (terms, field) => {
    const { errors } = await create({ code: 'WRONG', percent: 10, ...terms });
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) as string } } },
    ]);
  });

  test('cannot give two coupons one code, capitals or not', async () => {
    const { code } = await coupon();
    const { errors } = await create({ code: code.toLowerCase(), percent: 5 });
    expect(errors).toMatchObject(namesCode('There is already a coupon with this code'));
  });

  test('alone see and make them', async () => {
    const { client } = await signedIn(server);
    const { errors } = await create({ code: 'MINE', percent: 100 }, client);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const listed = await server.client().graphql('{ coupons { nodes { code } } }');
    expect(listed.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
