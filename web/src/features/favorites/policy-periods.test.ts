import { expect, test } from 'vitest';
import { policyPeriods } from './policy-periods.ts';

test.each([
  ['FLEXIBLE', '24 hours', '4 hours'],
  ['STANDARD', '48 hours', '24 hours'],
  ['STRICT', '7 days', '48 hours'],
] as const)('the terms called %s are told with their own periods', (kind, full, half) => {
  expect(policyPeriods(kind, 'en')).toEqual({ full, half });
});
