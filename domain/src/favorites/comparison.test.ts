import { expect, test } from 'vitest';
import { comparisonPath, readComparison } from './comparison.ts';

test.each([
  [null, { ids: [], hasWrong: false, tooMany: 0 }],
  ['', { ids: [], hasWrong: false, tooMany: 0 }],
  ['7', { ids: ['7'], hasWrong: false, tooMany: 0 }],
  ['9,2,5', { ids: ['9', '2', '5'], hasWrong: false, tooMany: 0 }],
  [' 9, 2 ,,9', { ids: ['9', '2'], hasWrong: false, tooMany: 0 }],
  ['6,5,4,3,2,1', { ids: ['6', '5', '4', '3'], hasWrong: false, tooMany: 2 }],
  ['4,x,-1,0,1.5,2147483648,99999999999', { ids: ['4'], hasWrong: true, tooMany: 0 }],
  ["1'; DROP TABLE studios", { ids: [], hasWrong: true, tooMany: 0 }],
])('%j asks to compare %j', (text, comparison) => {
  expect(readComparison(text)).toEqual(comparison);
});

test('a comparison has an address that reads the same', () => {
  expect(comparisonPath(['9', '2'])).toBe('/saved/compare?ids=9,2');
  expect(comparisonPath([])).toBe('/saved/compare');
});
