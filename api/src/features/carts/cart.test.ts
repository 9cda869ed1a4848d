import { beforeEach, describe, expect, test } from 'vitest';
import { createProduct } from '#db/catalog/product.factory.ts';
import type { ProductFields } from '#db/catalog/product.factory.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import { changeCart, newSessionId, showCart, visitor } from './carts.factory.ts';

const server = useServer();

async function product(fields: ProductFields = {}) {
  const { variantIds, ...rest } = await createProduct(server.database.em, fields);
  return { ...rest, variantId: String(variantIds[0]) };
}

const refused = (code: string, field: string) => [
  { extensions: { code, fields: { [field]: expect.any(String) as string } } },
];

beforeEach(() => {
  server.setTime('2026-12-01T12:00:00Z');
});

describe('adding', () => {
  test('is for anybody, and more of the same adds up', async () => {
    const { id, name, variantId } = await product();
    const { change } = visitor(server);
    await change('addCartItem', { variantId });
    const { cart } = await change('addCartItem', { variantId, quantity: 2 });
    expect(cart).toMatchObject({
      itemCount: 3,
      items: [
        {
          quantity: 3,
          unitCents: 10_000,
          lineCents: 30_000,
          previousUnitCents: null,
          isAvailable: true,
          availableQuantity: 10,
          product: { id: String(id), name },
          variant: { id: variantId },
        },
      ],
      quote: {
        subtotalCents: 30_000,
        discountCents: 0,
        shippingCents: 0,
        taxCents: 2_475,
        totalCents: 32_475,
      },
    });
  });

  test('from several tabs at once loses nothing', async () => {
    const { variantId } = await product({ variants: [{ stock: null }] });
    const { change, cart } = visitor(server);
    const results = await Promise.all(
      Array.from({ length: 8 }, () => change('addCartItem', { variantId })),
    );
    expect(results.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await cart()).toMatchObject({ itemCount: 8, items: [{ quantity: 8 }] });
  });

  test('keeps what differs in its options apart', async () => {
    const { variantId } = await product({ kind: 'gift-card', variants: [{ stock: null }] });
    const { change } = visitor(server);
    const add = (options: object) => change('addCartItem', { variantId, options });
    await add({ giftCardValue: 2_500, message: '' });
    await add({ giftCardValue: 5_000 });
    const { cart } = await add({ giftCardValue: 2_500 });
    expect(cart?.items.map(({ quantity, options }) => [quantity, options.giftCardValue])).toEqual([
      [2, 2_500],
      [1, 5_000],
    ]);
  });

  test.each([
    ['more than there is', { variants: [{ stock: 2 }] }, { quantity: 3 }, 'CONFLICT', 'quantity'],
    ['what is sold out', { variants: [{ stock: 0 }] }, {}, 'CONFLICT', 'quantity'],
    ['none', {}, { quantity: 0 }, 'BAD_USER_INPUT', 'quantity'],
    ['too many', { variants: [{ stock: null }] }, { quantity: 100 }, 'BAD_USER_INPUT', 'quantity'],
    ['options of what has none', {}, { options: { size: 'SMALL' } }, 'BAD_USER_INPUT', 'options'],
    [
      'a gift card of a wrong value',
      { kind: 'gift-card' },
      { options: { giftCardValue: 999 } },
      'BAD_USER_INPUT',
      'options.giftCardValue',
    ],
    ['under a name that is none', {}, { sessionId: 'mine' }, 'BAD_USER_INPUT', 'sessionId'],
    ['under no name', {}, { sessionId: null }, 'BAD_USER_INPUT', 'sessionId'],
  ] as [string, ProductFields, object, string, string][])(
    '%s is refused',
    async (_name, fields, input, code, field) => {
      const { variantId } = await product(fields);
      const { change, cart } = visitor(server);
      const { errors } = await change('addCartItem', { variantId, ...input });
      expect(errors).toMatchObject(refused(code, field));
      expect((await cart()).items).toEqual([]);
    },
  );

  test('to what is there already stops at what there is', async () => {
    const { variantId } = await product({ variants: [{ stock: 3 }] });
    const { change, cart } = visitor(server);
    await change('addCartItem', { variantId, quantity: 2 });
    const { errors } = await change('addCartItem', { variantId, quantity: 2 });
    expect(errors).toMatchObject([
      { message: 'Only 3 available', extensions: { code: 'CONFLICT' } },
    ]);
    expect(await cart()).toMatchObject({ itemCount: 2 });
  });

  test.each([[{ status: 'draft' }], [{ status: 'hidden' }]] as [ProductFields][])(
    'what is not sold, as by %j, is not found',
    async (fields) => {
      const { variantId } = await product(fields);
      const { errors } = await visitor(server).change('addCartItem', { variantId });
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    },
  );
});

describe('an item', () => {
  test('is changed, kept for later, put back and removed', async () => {
    const { variantId } = await product();
    const { change } = visitor(server);
    const added = await change('addCartItem', { variantId });
    const itemId = added.cart!.items[0]!.id;
    const updated = await change('updateCartItem', { itemId, quantity: 4 });
    expect(updated.cart).toMatchObject({ itemCount: 4, quote: { subtotalCents: 40_000 } });
    const saved = await change('saveCartItemForLater', { itemId });
    expect(saved.cart).toMatchObject({
      itemCount: 0,
      items: [{ quantity: 4, isSavedForLater: true }],
      quote: { totalCents: 0 },
    });
    // Emptying a cart leaves alone what is not in it.
    expect((await change('clearCart')).cart?.items).toHaveLength(1);
    const moved = await change('moveCartItemToCart', { itemId });
    expect(moved.cart).toMatchObject({ itemCount: 4 });
    const fewer = await change('updateCartItem', { itemId, quantity: 0 });
    expect(fewer.cart).toMatchObject({ itemCount: 0, items: [] });
    const { errors } = await change('removeCartItem', { itemId });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  test('is in nobody else’s cart', async () => {
    const { variantId } = await product();
    const owner = visitor(server);
    const added = await owner.change('addCartItem', { variantId });
    const itemId = added.cart!.items[0]!.id;
    const { client } = await signedIn(server);
    const stranger = visitor(server);
    await stranger.change('addCartItem', { variantId });
    for (const [mutation, input] of [
      ['updateCartItem', { itemId, quantity: 9 }],
      ['removeCartItem', { itemId }],
      ['saveCartItemForLater', { itemId }],
      ['moveCartItemToCart', { itemId }],
    ] as const) {
      const results = await Promise.all([
        stranger.change(mutation, input),
        changeCart(client, mutation, input),
      ]);
      for (const { errors } of results) {
        expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
      }
    }
    await stranger.change('clearCart');
    expect(await owner.cart()).toMatchObject({ itemCount: 1, items: [{ isSavedForLater: false }] });
    expect(await showCart(client)).toMatchObject({ itemCount: 0 });
  });

  test('says when its price, its stock or its product has changed, and is not bought then', async () => {
    const { id, variantId } = await product();
    const { change, cart } = visitor(server);
    const added = await change('addCartItem', { variantId, quantity: 4 });
    const { sql } = server.database;
    await sql.updateTable('products').set({ price_cents: 12_000 }).where('id', '=', id).execute();
    await sql
      .updateTable('product_variants')
      .set({ stock: 3 })
      .where('product_id', '=', id)
      .execute();
    expect(await cart()).toMatchObject({
      itemCount: 4,
      items: [{ quantity: 4, availableQuantity: 3, lineCents: 36_000, previousUnitCents: 10_000 }],
      quote: { subtotalCents: 36_000 },
    });
    const itemId = added.cart!.items[0]!.id;
    // More is refused, fewer is not, and whoever changes it has seen the price.
    const { errors } = await change('updateCartItem', { itemId, quantity: 5 });
    expect(errors).toMatchObject(refused('CONFLICT', 'quantity'));
    expect((await change('updateCartItem', { itemId, quantity: 3 })).cart).toMatchObject({
      items: [{ quantity: 3, previousUnitCents: null }],
    });
    await sql.updateTable('products').set({ status: 'hidden' }).where('id', '=', id).execute();
    expect(await cart()).toMatchObject({
      items: [
        { isAvailable: false, availableQuantity: 0, lineCents: 0, product: { id: String(id) } },
      ],
      quote: { totalCents: 0 },
    });
  });
});

describe('logging in', () => {
  test('brings along what was put together before, once', async () => {
    const [both, visitorsOnly, ownOnly] = [await product(), await product(), await product()];
    const { client } = await signedIn(server);
    const sessionId = newSessionId();
    const add = (variantId: string, quantity: number, by = server.client()) =>
      changeCart(by, 'addCartItem', { variantId, quantity, sessionId });
    await changeCart(client, 'addCartItem', { variantId: both.variantId, quantity: 2 });
    await changeCart(client, 'addCartItem', { variantId: ownOnly.variantId });
    await add(both.variantId, 3);
    await add(visitorsOnly.variantId, 1);
    const results = await Promise.all([showCart(client, sessionId), showCart(client, sessionId)]);
    for (const cart of [...results, await showCart(client), await showCart(client, sessionId)]) {
      expect(cart.items.map(({ product: { id }, quantity }) => [Number(id), quantity])).toEqual([
        [both.id, 3],
        [ownOnly.id, 1],
        [visitorsOnly.id, 1],
      ]);
    }
    // Whoever is at the browser next finds nothing of it.
    expect(await showCart(server.client(), sessionId)).toMatchObject({ itemCount: 0 });
    await add(both.variantId, 1);
    expect(await showCart(client, sessionId)).toMatchObject({ itemCount: 5 });
  });

  test('takes what is in the cart over what is saved for later', async () => {
    const { variantId } = await product();
    const { client } = await signedIn(server);
    const sessionId = newSessionId();
    const { cart } = await changeCart(client, 'addCartItem', { variantId, quantity: 5 });
    await changeCart(client, 'saveCartItemForLater', { itemId: cart!.items[0]!.id });
    await changeCart(server.client(), 'addCartItem', { variantId, sessionId });
    expect(await showCart(client, sessionId)).toMatchObject({
      itemCount: 1,
      items: [{ quantity: 1, isSavedForLater: false }],
    });
  });
});

test('a cart is read by as many statements however much is in it, and kept by nobody', async () => {
  const { change, client, sessionId, cart } = visitor(server);
  const statements = async () => {
    server.database.takeQueries();
    await cart();
    return server.database.takeQueries().length;
  };
  await change('addCartItem', { variantId: (await product()).variantId });
  const one = await statements();
  for (let count = 0; count < 3; count += 1) {
    await change('addCartItem', { variantId: (await product()).variantId });
  }
  expect(await statements()).toBe(one);
  const { headers } = await client.get(`/api/carts?sessionId=${sessionId}`);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
});

test('carts that visitors have left for 90 days are forgotten, those of users are not', async () => {
  const { variantId } = await product();
  const [left, kept] = [visitor(server), visitor(server)];
  const { client, user } = await signedIn(server);
  await left.change('addCartItem', { variantId });
  await changeCart(client, 'addCartItem', { variantId });
  server.setTime('2026-12-02T12:00:00Z');
  await kept.change('addCartItem', { variantId });
  server.setTime('2027-03-01T12:00:01Z');
  await runSchedules(server.runtime);
  server.setTime('2026-12-02T12:00:00Z');
  expect(await left.cart()).toMatchObject({ itemCount: 0 });
  expect(await kept.cart()).toMatchObject({ itemCount: 1 });
  const ofUser = server.database.sql.selectFrom('carts').where('user_id', '=', user.id);
  expect(await ofUser.select('id').execute()).toHaveLength(1);
});
