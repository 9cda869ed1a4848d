import {
  countCoupons,
  couponOrder,
  findListedCoupon,
  insertCoupon,
  listCoupons,
  setCouponActive,
} from '#db/carts/coupon.repository.ts';
import type { ListedCouponRow } from '#db/carts/coupon.repository.ts';
import { couponSchema, savingOf } from '#domain/carts/coupon.schema.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';

/** All coupons, newest first. @throws DomainError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT */
export async function allCoupons(context: Context, page: PageArgs) {
  requireAdmin(context);
  const { sql } = context;
  return {
    ...(await paginate(page, couponOrder, (part) => listCoupons(sql, part))),
    totalCount: () => countCoupons(sql),
  };
}

/**
 * Makes a coupon.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN; BAD_USER_INPUT naming each wrong field, `code` when
 * there is one with it
 */
export async function createCoupon(context: Context, input: unknown): Promise<ListedCouponRow> {
  requireAdmin(context);
  const { sql, now } = context;
  const coupon = validate(couponSchema, input);
  const startsAt = coupon.startsAt ?? now;
  const endsAt = coupon.endsAt ?? null;
  if (endsAt !== null && endsAt <= startsAt) {
    throw badInput({ endsAt: message('carts.endsAfterStart') });
  }
  const id = await insertCoupon(sql, {
    code: coupon.code,
    saving: savingOf(coupon),
    minimumCents: coupon.minimumCents,
    usesPerCustomer: coupon.usesPerCustomer ?? null,
    totalUses: coupon.totalUses ?? null,
    startsAt,
    endsAt,
    createdAt: now,
  });
  if (id === undefined) throw badInput({ code: message('carts.codeTaken') });
  return listedCoupon(context, id);
}

/** Switches a coupon on or off. @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function switchCoupon(
  context: Context,
  id: number,
  isActive: boolean,
): Promise<ListedCouponRow> {
  requireAdmin(context);
  await setCouponActive(context.sql, id, isActive);
  return listedCoupon(context, id);
}

async function listedCoupon({ sql }: Context, id: number): Promise<ListedCouponRow> {
  const coupon = await findListedCoupon(sql, id);
  if (!coupon) throw new DomainError('NOT_FOUND', 'carts.couponNotFound');
  return coupon;
}
