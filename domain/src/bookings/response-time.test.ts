import { expect, test } from 'vitest';
import { responseWithin } from './response-time.ts';

test.each([
  [0, 'hour', 1],
  [60, 'hour', 1],
  [61, 'hour', 2],
  [24 * 60, 'hour', 24],
  [24 * 60 + 1, 'day', 2],
  [48 * 60, 'day', 2],
] as const)('%i minutes are within %s %i', (minutes, unit, count) => {
  expect(responseWithin(minutes)).toEqual({ unit, count });
});
