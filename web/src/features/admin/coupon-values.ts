import type { CouponInput } from '#domain/carts/coupon.schema.ts';
import { readDecimal } from '#web/lib/numbers.ts';
import type { CreateCouponInput } from '#web/lib/schema.generated.ts';

/** A coupon as it is typed. Amounts are dollars; what may be left out is empty. */
export interface CouponValues {
  code: string;
  saving: 'percent' | 'amount';
  value: string;
  minimum: string;
  usesPerCustomer: string;
  totalUses: string;
  startsAt: string;
  endsAt: string;
}

export const newCoupon: CouponValues = {
  code: '',
  saving: 'percent',
  value: '10',
  minimum: '',
  usesPerCustomer: '1',
  totalUses: '',
  startsAt: '',
  endsAt: '',
};

/** Which field of the form each field of the input is typed into. */
export const couponFields: Readonly<Record<string, keyof CouponValues>> = {
  percent: 'value',
  amountCents: 'value',
  minimumCents: 'minimum',
};

/** What was typed; NaN where that is no number. */
export function couponTerms(values: CouponValues, language: string): CouponInput {
  const number = (text: string) => (text.trim() === '' ? undefined : readDecimal(text, language));
  const cents = (text: string) => {
    const dollars = number(text);
    return dollars === undefined ? undefined : Math.round(dollars * 100);
  };
  const moment = (text: string) => (text === '' ? undefined : Date.parse(text));
  const { code, saving, value, minimum, usesPerCustomer, totalUses, startsAt, endsAt } = values;
  return {
    code,
    percent: saving === 'percent' ? number(value) : undefined,
    amountCents: saving === 'amount' ? cents(value) : undefined,
    minimumCents: cents(minimum) ?? 0,
    usesPerCustomer: number(usesPerCustomer),
    totalUses: number(totalUses),
    startsAt: moment(startsAt),
    endsAt: moment(endsAt),
  };
}

/** As the server takes it. */
export function sentCoupon({ startsAt, endsAt, ...terms }: CouponInput): CreateCouponInput {
  const sent = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());
  return {
    ...terms,
    percent: terms.percent ?? null,
    amountCents: terms.amountCents ?? null,
    usesPerCustomer: terms.usesPerCustomer ?? null,
    totalUses: terms.totalUses ?? null,
    startsAt: sent(startsAt),
    endsAt: sent(endsAt),
  };
}
