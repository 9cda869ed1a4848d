import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Keeps others from using a coupon until the transaction of `db` ends. */
export async function lockCoupon(db: Sql, id: number): Promise<void> {
  await db.selectFrom('coupons').select('id').where('id', '=', id).forUpdate().execute();
}

/** That a coupon is used for an order. */
export interface CouponUse {
  couponId: number;
  orderId: number;
  userId: number | null;
  email: string | null;
}

/** Counts the use of a coupon at `now` (epoch milliseconds). */
export async function insertCouponUse(db: Sql, use: CouponUse, now: number): Promise<void> {
  await db
    .insertInto('coupon_uses')
    .values({
      coupon_id: use.couponId,
      order_id: use.orderId,
      user_id: use.userId,
      email: use.email,
      used_at: instant(now),
    })
    .execute();
}

/** Takes back that a coupon is used for an order. */
export async function deleteCouponUse(db: Sql, orderId: number): Promise<void> {
  await db.deleteFrom('coupon_uses').where('order_id', '=', orderId).execute();
}

/** The latest payment that was opened for an order. */
export async function findPaymentIdOf(db: Sql, orderId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('payable_kind', '=', 'order')
    .where('payable_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Makes a key known that lets a guest in, by its SHA-256. */
export async function insertOrderKey(
  db: Sql,
  { orderId, hash }: { orderId: number; hash: Uint8Array },
  now: number,
): Promise<void> {
  await db
    .insertInto('order_keys')
    .values({ order_id: orderId, hash, created_at: instant(now) })
    .execute();
}

/** Whether a key with this SHA-256 lets a guest into an order. */
export async function isOrderKey(db: Sql, orderId: number, hash: Uint8Array): Promise<boolean> {
  const row = await db
    .selectFrom('order_keys')
    .select('order_id')
    .where('hash', '=', hash)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row !== undefined;
}
