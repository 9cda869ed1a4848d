import { findCartLines, setCoupon } from '#db/carts/cart.repository.ts';
import type { CartOwner } from '#db/carts/cart.repository.ts';
import { findCouponByCode } from '#db/carts/coupon.repository.ts';
import type { CouponRow } from '#db/carts/coupon.repository.ts';
import { boughtLines, cartLines } from '#domain/carts/cart-lines.ts';
import type { CouponRefusal } from '#domain/carts/coupon.ts';
import { couponCodeSchema } from '#domain/carts/coupon.schema.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import type { Message, MessageKey } from '#domain/messages/message.ts';
import type { Context } from '#api/lib/context.ts';
import { refusalOf } from './applied-coupon.ts';
import { changeCart, changeOpenCart } from './cart.service.ts';

/**
 * Has a cart use a coupon, in place of the one that it had.
 * @throws DomainError BAD_USER_INPUT naming `code` when there is none such, or it cannot be used for
 * what is in the cart
 */
export async function applyCoupon(
  context: Context,
  owner: CartOwner,
  input: { code: string },
): Promise<void> {
  const { code } = validate(couponCodeSchema, input);
  await changeOpenCart(context, owner, async (db, cart) => {
    const coupon = await findCouponByCode(db, code);
    if (!coupon) throw badInput({ code: message('carts.codeUnknown') });
    const bought = boughtLines(cartLines(await findCartLines(db, [cart.id], context.now)));
    const refusal = await refusalOf(context, db, coupon, bought);
    if (refusal) throw badInput({ code: refusalText(refusal, coupon) });
    await setCoupon(db, cart.id, coupon.id);
  });
}

/** Has a cart use no coupon. */
export async function removeCoupon(context: Context, owner: CartOwner): Promise<void> {
  await changeCart(context, owner, (db, { id }) => setCoupon(db, id, null));
}

/** What somebody is told whose coupon cannot be used. */
function refusalText(refusal: CouponRefusal, { minimumCents }: CouponRow): Message {
  return message(refusals[refusal], { amount: `$${(minimumCents / 100).toFixed(2)}` });
}

const refusals = {
  'not-started': 'carts.codeNotStarted',
  ended: 'carts.codeEnded',
  'used-up': 'carts.codeUsedUp',
  'used-by-customer': 'carts.codeUsedByCustomer',
  'below-minimum': 'carts.codeBelowMinimum',
} as const satisfies Record<CouponRefusal, MessageKey>;
