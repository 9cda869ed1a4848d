import type { Pool } from 'pg';

const list = `
  SELECT json_agg(card) AS nodes, (SELECT count(*)::int FROM bench_floor.products) AS total
  FROM (
    SELECT card FROM bench_floor.products
    ORDER BY is_featured DESC, created_at DESC, id DESC
    LIMIT 24
  ) found
`;

const detail = `
  SELECT detail, (
    SELECT json_agg(card) FROM (
      SELECT card FROM bench_floor.products
      WHERE category_id = shown.category_id AND id <> shown.id
      ORDER BY id LIMIT 4
    ) others
  ) AS related
  FROM bench_floor.products shown WHERE id = $1
`;

const addItem = `
  INSERT INTO bench_floor.carts (session, items, cents)
  SELECT $1, json_build_array(json_build_object(
    'id', id::text, 'quantity', 1, 'unitCents', cents, 'lineCents', cents, 'product', product,
    '__typename', 'CartItem'
  )), cents
  FROM bench_floor.variants WHERE id = $2
  RETURNING items, cents
`;

const order = `
  WITH bought AS (
    INSERT INTO bench_floor.orders (status, customer, items, total_cents, idempotency_key)
    SELECT 'delivered', $2, items, cents + round(cents * 0.0825), $3
    FROM bench_floor.carts WHERE session = $1
    RETURNING id, total_cents
  ), paid AS (
    UPDATE bench_floor.gift_cards SET cents = cents - total_cents FROM bought WHERE code = $4
  ), noted AS (
    INSERT INTO bench_floor.order_events (order_id, kind)
    SELECT id, kind FROM bought, unnest(ARRAY['make', 'pay', 'deliver']) kind
  ), emptied AS (
    DELETE FROM bench_floor.carts WHERE session = $1
  )
  SELECT id FROM bought
`;

/** The first products of the shop, as cards. */
export async function listProducts(pool: Pool): Promise<object> {
  const { rows } = await pool.query<{ nodes: object[]; total: number }>({
    name: 'products',
    text: list,
  });
  const { nodes, total } = rows[0]!;
  const pageInfo = { hasNextPage: total > nodes.length, endCursor: String(nodes.length) };
  return { data: { products: { totalCount: total, nodes, pageInfo } } };
}

/** A product with all that its page shows. */
export async function readProduct(pool: Pool, id: number): Promise<object> {
  const { rows } = await pool.query<{ detail: object; related: object[] }>({
    name: 'product',
    text: detail,
    values: [id],
  });
  const [product] = rows;
  return { data: { product: { ...product!.detail, related: product!.related } } };
}

/** Begins a cart with one thing in it. */
export async function addToCart(pool: Pool, session: string, variantId: number): Promise<object> {
  const { rows } = await pool.query<{ items: object[]; cents: number }>({
    name: 'add-item',
    text: addItem,
    values: [session, variantId],
  });
  const { items, cents } = rows[0]!;
  return { data: { addCartItem: { cart: { itemCount: 1, items, quote: { totalCents: cents } } } } };
}

/** An order as the floor is asked for it. */
export interface ShopOrder {
  session: string;
  customer: object;
  idempotencyKey: string;
  giftCardCode: string;
}

/** Orders what is in a cart, in one statement: order, history, a gift card pays, the cart is empty. */
export async function orderCart(
  pool: Pool,
  { session, customer, idempotencyKey, giftCardCode }: ShopOrder,
): Promise<object> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'order',
    text: order,
    values: [session, customer, idempotencyKey, giftCardCode],
  });
  const { id } = rows[0]!;
  return { data: { startCheckout: { order: { number: `RT-${id}`, status: 'DELIVERED' } } } };
}
