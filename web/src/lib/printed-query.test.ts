import { parse, print as printReadably } from 'graphql';
import { expect, test } from 'vitest';
import { print } from './printed-query.ts';

const everything = `
  query Everything($id: ID! = "7", $ids: [ID!]! = [], $ok: Boolean @tag, $in: In = {}) @live(every: 5) {
    first: studio(id: $id, near: {lat: 1.5, lng: -2, tags: [A, B]}, name: "a \\"b\\"\\n", none: null) @include(if: $ok) {
      ...Card @skip(if: true)
      ... on Studio @include(if: false) { id }
      ... { name }
    }
    ids(of: $ids)
  }
  mutation { save(input: $in) }
  fragment Card on Studio @cached { id name }
`;

test('is what a query says, on one line', () => {
  const text = print(parse(everything));
  expect(text).not.toContain('\n');
  expect(printReadably(parse(text))).toBe(printReadably(parse(everything)));
});

test('is of queries alone', () => {
  expect(() => print(parse('type Studio { id: ID! }'))).toThrow('ObjectTypeDefinition');
});
