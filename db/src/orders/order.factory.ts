import { randomUUID } from 'node:crypto';
import type { Sql } from '../orm.ts';
import { insertItems } from './order-item.repository.ts';
import { insertOrder } from './order.repository.ts';
import type { NewOrder } from './order.repository.ts';

export interface OrderOptions {
  variantId: number;
  quantity?: number;
  /** Epoch milliseconds. */
  now: number;
  /** What is otherwise with it. */
  fields?: Partial<NewOrder>;
}

/** An order of somebody in London that awaits its payment, at $100 for each, for tests. @returns its id */
export async function createOrder(
  db: Sql,
  { variantId, quantity = 1, now, fields = {} }: OrderOptions,
): Promise<number> {
  const subtotalCents = 10_000 * quantity;
  const taxCents = Math.round(subtotalCents * 0.0825);
  const id = await insertOrder(db, {
    userId: null,
    cartId: null,
    language: 'en',
    email: 'ada@example.com',
    customer: {
      name: 'Ada Lovelace',
      address: '12 St James’s Square',
      city: 'London',
      state: 'England',
      zipCode: 'SW1Y 4JH',
      country: 'GB',
      sameAsBilling: true,
    },
    country: 'GB',
    paymentMethod: 'stripe',
    shippingMethod: 'standard',
    subtotalCents,
    discountCents: 0,
    shippingCents: 0,
    taxRate: 825,
    taxCents,
    totalCents: subtotalCents + taxCents,
    giftCardCents: 0,
    couponId: null,
    couponCode: null,
    idempotencyKey: randomUUID(),
    requestDigest: '',
    createdAt: now,
    expiresAt: now,
    ...fields,
  });
  await insertItems(db, id!, [
    {
      variantId,
      kind: 'physical',
      name: 'Microphone',
      variantOptions: {},
      options: {},
      unitCents: 10_000,
      quantity,
      hasLicenceKey: false,
    },
  ]);
  return id!;
}
