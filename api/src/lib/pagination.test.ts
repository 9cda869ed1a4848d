import { describe, expect, test } from 'vitest';
import { decodeCursor, pageOf } from './pagination.ts';

const encode = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');

test('a page gives out cursors that the next one begins after', () => {
  const rows = [5, 4, 3].map((id) => ({ id, at: Date.parse('2026-12-01T12:00:00Z') }));
  const page = pageOf(
    rows,
    2,
    ({ at, id }) => [at, id],
    ({ id }) => id,
  );
  expect(page).toMatchObject({ nodes: [5, 4], pageInfo: { hasNextPage: true } });
  const key = decodeCursor(page.pageInfo.endCursor, ['instant', 'integer']);
  expect(key).toEqual([Date.parse('2026-12-01T12:00:00Z'), 4]);
});

describe('a cursor that no list gave out is refused', () => {
  test.each([
    encode([1, 9e15]),
    encode([9e15, 1]),
    encode(['x', '1']),
    encode([1e12, 1.5]),
    encode([1e12, 2_147_483_648]),
    encode([1e12]),
    encode([1e12, 1, 1]),
    encode([1e12, null]),
    encode([[1e12], 1]),
    encode({ 0: 1e12, 1: 1, length: 2 }),
    encode('x'),
    Buffer.from('[1000000000000,1e999]').toString('base64url'),
    'nonsense',
    '',
  ])('%s', (cursor) => {
    expect(() => decodeCursor(cursor, ['instant', 'integer'])).toThrow('errors.badInput');
  });
});
