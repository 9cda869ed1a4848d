import { describe, expect, test } from 'vitest';
import { validate } from '#domain/errors/validate.ts';
import { couponRefusal } from './coupon.ts';
import type { Coupon } from './coupon.ts';
import { couponSchema } from './coupon.schema.ts';

const start = Date.parse('2026-12-01T00:00:00Z');
const end = Date.parse('2027-01-01T00:00:00Z');
const coupon: Coupon = {
  saving: { kind: 'percent', percent: 10 },
  minimumCents: 5_000,
  usesPerCustomer: 1,
  totalUses: 100,
  startsAt: start,
  endsAt: end,
  isActive: true,
};
const unused = { byCustomer: 0, inAll: 0 };

describe('a coupon', () => {
  test.each([
    ['at its start', {}, unused, start, 5_000, undefined],
    ['before its start', {}, unused, start - 1, 5_000, 'not-started'],
    ['a moment before its end', {}, unused, end - 1, 5_000, undefined],
    ['at its end', {}, unused, end, 5_000, 'ended'],
    ['switched off', { isActive: false }, unused, start, 5_000, 'ended'],
    ['used for the last time', {}, { byCustomer: 0, inAll: 99 }, start, 5_000, undefined],
    ['used up', {}, { byCustomer: 0, inAll: 100 }, start, 5_000, 'used-up'],
    ['used by the customer', {}, { byCustomer: 1, inAll: 1 }, start, 5_000, 'used-by-customer'],
    ['for too little', {}, unused, start, 4_999, 'below-minimum'],
    [
      'without limits',
      { usesPerCustomer: null, totalUses: null, endsAt: null, minimumCents: 0 },
      { byCustomer: 9, inAll: 1_000 },
      end * 2,
      0,
      undefined,
    ],
  ])('%s', (_name, change, uses, now, discountableCents, refusal) => {
    const terms = { ...coupon, ...change };
    expect(couponRefusal(terms, uses, { discountableCents, now })).toBe(refusal);
  });

  test.each([
    [{ code: 'ab', percent: 10 }, 'code'],
    [{ code: 'no spaces', percent: 10 }, 'code'],
    [{ code: 'SPRING' }, 'percent'],
    [{ code: 'SPRING', percent: 10, amountCents: 100 }, 'percent'],
    [{ code: 'SPRING', percent: 101 }, 'percent'],
    [{ code: 'SPRING', amountCents: 0 }, 'amountCents'],
    [{ code: 'SPRING', percent: 10, totalUses: 0 }, 'totalUses'],
  ])('%j is refused for its %s', (input, field) => {
    const fields = expect.objectContaining({ [field]: expect.anything() as unknown }) as unknown;
    expect(() => validate(couponSchema, input)).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', fields }) as Error,
    );
  });
});
