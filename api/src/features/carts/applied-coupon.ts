import { couponUses, findCoupon } from '#db/carts/coupon.repository.ts';
import type { CouponRow } from '#db/carts/coupon.repository.ts';
import type { Sql } from '#db/orm.ts';
import { discountableCents } from '#domain/carts/cart-quote.ts';
import type { QuotedLine } from '#domain/carts/cart-quote.ts';
import { couponRefusal } from '#domain/carts/coupon.ts';
import type { CouponRefusal } from '#domain/carts/coupon.ts';
import type { Context } from '#api/lib/context.ts';

/** A coupon in a cart. */
export interface AppliedCoupon extends CouponRow {
  /** Why it takes nothing off now; null when it does. */
  refusal: CouponRefusal | null;
}

/** Who reads a cart. */
type Reader = Pick<Context, 'sql' | 'now' | 'user'>;

/** The coupon of a cart in which so much is bought. */
export async function appliedCoupon(
  reader: Reader,
  couponId: number,
  bought: readonly QuotedLine[],
): Promise<AppliedCoupon | undefined> {
  const coupon = await findCoupon(reader.sql, couponId);
  return coupon && { ...coupon, refusal: await refusalOf(reader, reader.sql, coupon, bought) };
}

/** Why whoever acts cannot use a coupon for what is bought; null when they can. */
export async function refusalOf(
  { user, now }: Pick<Reader, 'user' | 'now'>,
  db: Sql,
  coupon: CouponRow,
  bought: readonly QuotedLine[],
): Promise<CouponRefusal | null> {
  // What a visitor is called they say at the checkout, which looks again.
  const customer = { userId: user?.id ?? null, email: user?.email ?? null };
  const uses = await couponUses(db, coupon.id, customer);
  const terms = { discountableCents: discountableCents(bought), now };
  return couponRefusal(coupon, uses, terms) ?? null;
}
