import { describe, expect, test } from 'vitest';
import {
  isRenewable,
  isVanityName,
  paidUntilAfter,
  VANITY_GUARANTEE_DAYS,
  vanityName,
  vanityPlans,
  vanityPrice,
  visitDaysOf,
} from './vanity.ts';

test('plans, as the specification has them', () => {
  expect(
    vanityPlans.map((plan) => {
      const { priceCents, originalCents, isYearly } = vanityPrice(plan);
      return [plan, priceCents / 100, originalCents / 100, isYearly, visitDaysOf(plan)];
    }),
  ).toEqual([
    ['basic', 29, 49, false, 7],
    ['premium', 99, 149, true, 30],
    ['enterprise', 299, 449, true, 90],
  ]);
  expect(VANITY_GUARANTEE_DAYS).toBe(30);
});

test.each([
  ['Blue Door Studio!', 'bluedoorstudio'],
  ['BLUE-door_7', 'blue-door7'],
  ['  Café  ', 'caf'],
  ['スタジオ', ''],
])('%s is stripped to %s', (typed, name) => {
  expect(vanityName(typed)).toBe(name);
});

test.each([
  ['ab', false],
  ['abc', true],
  ['a'.repeat(50), true],
  ['a'.repeat(51), false],
  ['-abc', false],
  ['abc-', false],
  ['a-c', true],
  ['Abc', false],
])('%s can be a name: %s', (name, isName) => {
  expect(isVanityName(name)).toBe(isName);
});

describe('what is paid for', () => {
  const now = Date.parse('2026-12-01T12:00:00Z');

  test('is a year from now, or from the end of the year that is paid for', () => {
    expect(paidUntilAfter('premium', null, now)).toBe(Date.parse('2027-12-01T12:00:00Z'));
    const end = Date.parse('2026-12-10T09:00:00Z');
    expect(paidUntilAfter('enterprise', end, now)).toBe(Date.parse('2027-12-10T09:00:00Z'));
    const past = Date.parse('2026-11-25T09:00:00Z');
    expect(paidUntilAfter('premium', past, now)).toBe(Date.parse('2027-12-01T12:00:00Z'));
  });

  test('ends on 28 February where it began on 29', () => {
    const leapDay = Date.parse('2028-02-29T08:00:00Z');
    expect(paidUntilAfter('premium', null, leapDay)).toBe(Date.parse('2029-02-28T08:00:00Z'));
  });

  test('is for ever with the basic plan', () => {
    expect(paidUntilAfter('basic', null, now)).toBeNull();
    expect(isRenewable(null, now)).toBe(false);
  });

  test('can be renewed from 14 days before its end', () => {
    const end = Date.parse('2026-12-15T12:00:00Z');
    expect(isRenewable(end, now)).toBe(true);
    expect(isRenewable(end + 1, now)).toBe(false);
  });
});
