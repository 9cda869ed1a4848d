import { expect, test } from 'vitest';
import { canonicalParams } from './saved-query.ts';

test('the same search is kept in one way, whatever its order and however it is written', () => {
  const kept = canonicalParams([
    ['city', 'london'],
    ['type', 'drums,mixing'],
    ['sort', 'price'],
    ['kind', 'studios'],
  ]);
  expect(kept).toEqual([
    ['type', 'drums,mixing'],
    ['city', 'london'],
  ]);
  const again = canonicalParams([
    ['type', 'drums'],
    ['sort', 'newest'],
    ['type', 'mixing'],
    ['city', 'london'],
  ]);
  expect(again).toEqual(kept);
  expect(canonicalParams(kept)).toEqual(kept);
});

test.each([
  [[]],
  [[['sort', 'price']]],
  [[['q', ' ']]],
  [[['type', 'sauna']]],
  [[['start', '19:00']]],
  [
    [
      ['city', 'london'],
      ['minRating', '9'],
    ],
  ],
] as [string, string][][][])('%j is no search to save', (params) => {
  expect(() => canonicalParams(params)).toThrow(
    expect.objectContaining({ code: 'BAD_USER_INPUT', fields: { query: expect.anything() } }),
  );
});
