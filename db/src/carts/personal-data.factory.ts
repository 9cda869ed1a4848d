import { sql } from 'kysely';
import { createProduct } from '#db/catalog/product.factory.ts';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId }) => {
  const { variantIds } = await createProduct(em);
  await sql`
    WITH cart AS (
      INSERT INTO carts (user_id, updated_at) VALUES (${userId}, '2026-12-01') RETURNING id
    )
    INSERT INTO cart_items (cart_id, variant_id, quantity, seen_cents, added_at)
    SELECT id, ${variantIds[0]}, 2, 10000, '2026-12-01' FROM cart
  `.execute(sqlOf(em));
  await sql`
    WITH coupon AS (
      INSERT INTO coupons (code, percent, starts_at, created_at)
      VALUES (${`KNOWN-${userId}`}, 10, '2026-11-01', '2026-11-01') RETURNING id
    )
    INSERT INTO coupon_uses (coupon_id, order_id, user_id, email, used_at)
    SELECT id, ${userId}, ${userId}, 'former@example.com', '2026-12-01' FROM coupon
  `.execute(sqlOf(em));
};
