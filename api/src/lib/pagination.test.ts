import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { ListOrder, Slice } from '#db/lib/keyset.ts';
import { decodeCursor, paginate } from './pagination.ts';
import type { PageArgs } from './pagination.ts';

const encode = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');

interface Row {
  id: number;
  at: number;
}

const order: ListOrder<Row> = {
  direction: 'desc',
  columns: [
    { value: sql`at`, kind: 'instant' },
    { value: sql`id`, kind: 'integer' },
  ],
  keyOf: ({ at, id }) => [at, id],
};

/** Five rows of one moment, the newest first, and a table that reads them as a database does. */
const rows = [5, 4, 3, 2, 1].map((id) => ({ id, at: Date.parse('2026-12-01T12:00:00Z') }));
function fetch({ limit, after, isBackward }: Slice): Promise<Row[]> {
  const read = isBackward ? rows.toReversed() : rows;
  const from = after ? read.findIndex(({ id }) => id === after[1]) + 1 : 0;
  return Promise.resolve(read.slice(from, from + limit));
}

const page = async (args: PageArgs) => {
  const { nodes, edges, pageInfo } = await paginate(args, order, fetch);
  expect(edges.map(({ node }) => node)).toEqual(nodes);
  const ids = nodes.map(({ id }) => id);
  return { ids, pageInfo };
};

describe('a list', () => {
  test('is read forwards, from the beginning to the end', async () => {
    const first = await page({ first: 2 });
    expect(first).toMatchObject({
      ids: [5, 4],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    const second = await page({ first: 2, after: first.pageInfo.endCursor });
    expect(second).toMatchObject({
      ids: [3, 2],
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    });
    const third = await page({ first: 2, after: second.pageInfo.endCursor });
    expect(third).toMatchObject({
      ids: [1],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
  });

  test('is read backwards, in the same order', async () => {
    const last = await page({ last: 2 });
    expect(last).toMatchObject({
      ids: [2, 1],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
    const before = await page({ last: 2, before: last.pageInfo.startCursor });
    expect(before).toMatchObject({
      ids: [4, 3],
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    });
    const first = await page({ before: before.pageInfo.startCursor });
    expect(first).toMatchObject({
      ids: [5],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
  });

  test('tells of no cursor when it is empty', async () => {
    const { pageInfo } = await paginate({}, order, () => Promise.resolve([]));
    expect(pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });

  test.each([
    ['first', { first: 0 }],
    ['first', { first: 101 }],
    ['last', { last: 0 }],
    ['last', { last: 101 }],
    ['after', { after: 'nonsense' }],
    ['before', { before: 'nonsense' }],
    ['first', { first: 1, last: 1 }],
    ['first', { first: 1, before: 'x' }],
    ['after', { last: 1, after: 'x' }],
  ])('is refused, naming %s, by %j', async (name, args) => {
    const refusal = await paginate(args, order, fetch).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(Object.keys((refusal as { fields: object }).fields)).toEqual([name]);
  });
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

  test.each([[[1, 1]], [['a\0', 1]], [['a'.repeat(1001), 1]]])('of names: %j', (key) => {
    expect(() => decodeCursor(encode(key), ['text', 'integer'])).toThrow('errors.badInput');
    expect(decodeCursor(encode(['Ä', 1]), ['text', 'integer'])).toEqual(['Ä', 1]);
  });
});
