import { number, object } from 'yup';
import type { InferType } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import type { CouponSaving } from './coupon.ts';

/** Far beyond what anything in the shop costs, in cents. */
const CENTS_LIMIT = 10_000_000;
const USES_LIMIT = 1_000_000;

/** A code as somebody types it: how it is written does not count, nor does space around it. */
const code = trimmed()
  .required(message('carts.codeRequired'))
  .max(32, message('carts.codeUnknown'));

/** The code of a coupon that somebody wants to use. */
export const couponCodeSchema = object({ code });

/** A coupon that an administrator makes. One of `percent` and `amountCents` is given. */
export const couponSchema = object({
  code: code.matches(/^[A-Za-z0-9-]{3,32}$/, { message: message('carts.codeForm') }),
  percent: whole(1, 100),
  amountCents: whole(1, CENTS_LIMIT),
  minimumCents: whole(0, CENTS_LIMIT).default(0),
  usesPerCustomer: whole(1, USES_LIMIT),
  totalUses: whole(1, USES_LIMIT),
  /** Epoch milliseconds; at once without one. */
  startsAt: number(),
  /** Epoch milliseconds; never without one. */
  endsAt: number(),
}).test('saving', message('carts.oneSaving'), ({ percent, amountCents }, context) =>
  (percent === undefined) !== (amountCents === undefined)
    ? true
    : context.createError({ path: 'percent' }),
);
export type CouponInput = InferType<typeof couponSchema>;

/** What a coupon takes off that {@link couponSchema} has let through. */
export function savingOf({ percent, amountCents }: CouponInput): CouponSaving {
  return percent === undefined
    ? { kind: 'amount', amountCents: amountCents ?? 0 }
    : { kind: 'percent', percent };
}

function whole(min: number, max: number) {
  const range = message('fields.range', { min, max });
  return number().integer(message('fields.integer')).min(min, range).max(max, range);
}
