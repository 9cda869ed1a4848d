import { expect, test } from 'vitest';
import { createProduct } from '#db/catalog/product.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { newSessionId } from './carts.factory.ts';

const server = useServer();

interface Item {
  id: number;
  quantity: number;
}
interface Cart {
  items: Item[];
  itemCount: number;
}

const remove = async (client: TestClient, path: string) =>
  (await client.fetch(path, { method: 'DELETE' })).status;

test('a cart has the paths and the field names of the specification', async () => {
  const { id: productId, name, variantIds } = await createProduct(server.database.em);
  const client = server.client();
  const sessionId = newSessionId();
  const cartPath = `/api/carts?sessionId=${sessionId}`;
  expect(await client.get(cartPath)).toMatchObject({
    status: 200,
    body: { items: [], quote: { total: 0 } },
  });

  const added = await client.post<Item>('/api/carts/items', { productId, quantity: 2, sessionId });
  expect(added).toMatchObject({
    status: 201,
    body: {
      id: expect.any(Number) as number,
      productId,
      variantId: variantIds[0],
      product: { id: productId, name, price: 10_000, imageUrls: [] },
      quantity: 2,
      options: {},
      isAvailable: true,
      availableQuantity: 10,
    },
  });
  const more = await client.post('/api/carts/items', { productId, sessionId, price: 10_000 });
  expect(more).toMatchObject({ status: 200, body: { id: added.body.id, quantity: 3 } });
  expect(await client.get(cartPath)).toMatchObject({
    status: 200,
    body: {
      items: [more.body],
      itemCount: 3,
      coupon: null,
      quote: { subtotal: 30_000, discount: 0, shipping: 0, tax: 2_475, total: 32_475 },
    },
  });

  const itemPath = `/api/carts/items/${added.body.id}`;
  expect(await client.patch(itemPath, { quantity: 1, sessionId })).toMatchObject({
    status: 200,
    body: { id: added.body.id, quantity: 1 },
  });
  expect((await client.patch(itemPath, { quantity: 0, sessionId })).status).toBe(204);
  expect((await client.patch(itemPath, { quantity: 1, sessionId })).status).toBe(404);

  await client.post('/api/carts/items', { productId, sessionId });
  expect(await remove(client, cartPath)).toBe(204);
  expect(await client.get(cartPath)).toMatchObject({ body: { items: [], itemCount: 0 } });
});

test('gift cards carry what they are worth', async () => {
  const { id: productId } = await createProduct(server.database.em, {
    kind: 'gift-card',
    variants: [{ stock: null }],
  });
  const body = { productId, sessionId: newSessionId(), options: { giftCardValue: 7_500 } };
  expect(await server.client().post('/api/carts/items', body)).toMatchObject({
    status: 201,
    body: { product: { price: 7_500 }, options: { giftCardValue: 7_500 }, availableQuantity: null },
  });
});

test('whoever is logged in needs no session id, and is in nobody else’s cart', async () => {
  const { id: productId } = await createProduct(server.database.em);
  const { client } = await signedIn(server);
  const { body } = await client.post<Item>('/api/carts/items', { productId });
  expect((await client.get<Cart>('/api/carts')).body.itemCount).toBe(1);
  const itemPath = `/api/carts/items/${body.id}`;
  const { client: stranger } = await signedIn(server);
  expect((await stranger.get<Cart>('/api/carts')).body.items).toEqual([]);
  expect((await stranger.patch(itemPath, { quantity: 5 })).status).toBe(404);
  expect(await remove(stranger, itemPath)).toBe(404);
  expect(await remove(server.client(), `${itemPath}?sessionId=${newSessionId()}`)).toBe(404);
  expect(await remove(client, itemPath)).toBe(204);
});

test('whoever has logged in reads what they had put together before, which a GET does not change', async () => {
  const [one, other] = [
    await createProduct(server.database.em),
    await createProduct(server.database.em),
  ];
  const { client } = await signedIn(server);
  const sessionId = newSessionId();
  const path = `/api/carts?sessionId=${sessionId}`;
  await client.post('/api/carts/items', { productId: one.id });
  for (const productId of [one.id, other.id]) {
    await server.client().post('/api/carts/items', { productId, quantity: 2, sessionId });
  }
  const read = await client.get<Cart>(path);
  expect(read.body).toMatchObject({
    items: [
      { productId: one.id, quantity: 2 },
      { productId: other.id, quantity: 2 },
    ],
    itemCount: 4,
    quote: { total: 43_300 },
  });
  expect((await server.client().get<Cart>(path)).body.itemCount).toBe(4);
  // The items are the same once a change has merged them.
  const { id } = read.body.items[1]!;
  await client.patch(`/api/carts/items/${id}`, { quantity: 1, sessionId });
  expect((await client.get<Cart>('/api/carts')).body).toMatchObject({
    items: [{ id: read.body.items[0]!.id }, { id, quantity: 1 }],
  });
  expect((await server.client().get<Cart>(path)).body.items).toEqual([]);
});

test.each([
  [{ price: 9_999 }, 400, 'price'],
  [{ price: 'free' }, 400, 'price'],
  [{ quantity: 11 }, 409, 'quantity'],
  [{ quantity: 1.5 }, 400, 'quantity'],
  [{ quantity: -1 }, 400, 'quantity'],
  [{ productId: null }, 400, 'productId'],
  [{ productId: 'x' }, 400, 'productId'],
  [{ sessionId: null }, 400, 'sessionId'],
  [{ sessionId: 'short' }, 400, 'sessionId'],
  [{ options: { giftCardValue: 5_000 } }, 400, 'options'],
])('adding with %j is answered %i and names %s', async (change, status, field) => {
  const { id: productId } = await createProduct(server.database.em);
  const sessionId = newSessionId();
  const body = { productId, sessionId, ...change };
  expect(await server.client().post('/api/carts/items', body)).toMatchObject({
    status,
    body: { fields: { [field]: expect.any(String) as string } },
  });
  const { body: cart } = await server.client().get<Cart>(`/api/carts?sessionId=${sessionId}`);
  expect(cart.items).toEqual([]);
});

test('what there is not is not found', async () => {
  const { id: productId } = await createProduct(server.database.em);
  const { variantIds } = await createProduct(server.database.em);
  const sessionId = newSessionId();
  for (const named of [{ productId: 2_000_000_000 }, { productId, variantId: variantIds[0] }]) {
    const result = await server.client().post('/api/carts/items', { ...named, sessionId });
    expect(result).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  }
});
