import { expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { createProduct } from '#db/catalog/product.factory.ts';
import { countOrders, listOrders } from '#db/orders/order-list.repository.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { orderStatuses } from '#domain/orders/order-lifecycle.ts';
import { disagreements } from '#db/testing/order-books.ts';
import { loadOrders } from './orders/load-orders.ts';

const database = useDatabase();

test('a dozen orders stand in every state but the first, and the books agree with them', async () => {
  const { em, sql } = database;
  const stock = new Map<number, number>();
  for (let count = 0; count < 11; count += 1) {
    const { variantIds } = await createProduct(em, { variants: [{ stock: 50 }] });
    stock.set(variantIds[0]!, 50);
  }
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push((await createUser(em)).id);
  const [demoMusician = 0, demoOwner = 0, demoAdmin = 0, musician = 0, otherMusician = 0] = ids;
  const shoppers = { demoMusician, demoOwner, demoAdmin, musician, otherMusician };
  await loadOrders(sql, shoppers, Date.parse('2026-12-01T12:00:00Z'));
  expect(await countOrders(sql, {})).toBe(12);
  const orders = await listOrders(sql, {}, { key: 'created', direction: 'desc' }, { limit: 20 });
  expect(new Set(orders.map(({ status }) => status))).toEqual(
    new Set(orderStatuses.filter((status) => status !== 'awaiting-payment')),
  );
  expect(await disagreements(sql, stock)).toEqual([]);
});
