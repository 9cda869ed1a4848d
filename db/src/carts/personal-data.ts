import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: { carts: { exported: 'cart' }, coupon_uses: { exported: 'couponUses' } },
  exports: { cart: exportCart, couponUses: exportCouponUses },
  /** That a coupon was used still counts, by nobody who can be known. */
  async erase(db, { id }) {
    await sql`
      UPDATE coupon_uses SET user_id = NULL, email = NULL WHERE user_id = ${id}
    `.execute(db);
  },
} satisfies PersonalData;

async function exportCart(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT products.name AS product, product_variants.options AS variant, quantity,
      cart_items.options, is_saved_for_later AS "isSavedForLater", added_at AS "addedAt"
    FROM carts
    JOIN cart_items ON cart_id = carts.id
    JOIN product_variants ON product_variants.id = variant_id
    JOIN products ON products.id = product_id
    WHERE user_id = ${userId} ORDER BY cart_items.id
  `.execute(db);
  return rows;
}

async function exportCouponUses(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT code, email, used_at AS "usedAt"
    FROM coupon_uses JOIN coupons ON coupons.id = coupon_id
    WHERE user_id = ${userId} ORDER BY used_at, order_id
  `.execute(db);
  return rows;
}
