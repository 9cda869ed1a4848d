import { randomUUID } from 'node:crypto';
import { createProduct } from '#db/catalog/product.factory.ts';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { createOrder } from './order.factory.ts';
import { insertOrderEvent } from './order-event.repository.ts';
import { insertGrantedGiftCard } from './gift-card-list.repository.ts';
import { updateOrder } from './order.repository.ts';
import { insertTaxRate } from './tax-rate-history.repository.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId }) => {
  const db = sqlOf(em);
  const { variantIds } = await createProduct(em);
  const now = Date.parse('2026-12-01T12:00:00Z');
  const fields = { userId, email: 'known@example.com' };
  const orderId = await createOrder(db, { variantId: variantIds[0]!, now, fields });
  await updateOrder(db, orderId, { status: 'delivered', paidAt: now });
  await insertOrderEvent(db, {
    orderId,
    kind: 'make',
    actor: 'customer',
    userId,
    status: 'awaiting-payment',
    cents: null,
    note: '',
    at: now,
  });
  const card = {
    initialCents: 5000,
    recipientEmail: 'grace@example.com',
    recipientName: '',
    message: '',
    issuedById: userId,
    reason: 'A long wait.',
    idempotencyKey: randomUUID(),
  };
  await insertGrantedGiftCard(db, card, now);
  // From one instant on there is one rate, whoever else has set one.
  await insertTaxRate(db, { rate: 900, validFrom: now + userId, setAt: now, setById: userId });
};
