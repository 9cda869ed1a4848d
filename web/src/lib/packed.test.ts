import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';
import type { Packed } from './packed.ts';

const sent = (packed: Packed) => JSON.parse(JSON.stringify(packed)) as Packed;

test('what is packed comes back as it was, with its fields in their order', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.stringify(unpack(sent(pack(value))))).toBe(JSON.stringify(value));
    }),
  );
});

test('fields are named once for all objects that have the same', () => {
  expect(pack({ a: { id: '1', tags: [] }, b: { id: '2', tags: ['x', null] } })).toEqual({
    shapes: [
      ['a', 'b'],
      ['id', 'tags'],
    ],
    value: [0, [1, '1', [-1]], [1, '2', [-1, 'x', null]]],
  });
});

test('what all objects with the same fields have is said once', () => {
  expect(
    pack([
      { type: 'Studio', id: '1', rating: null },
      { type: 'Studio', id: '2', rating: 4 },
    ]),
  ).toEqual({
    shapes: [[['type', 'Studio'], 'id', 'rating']],
    value: [-1, [0, '1', null], [0, '2', 4]],
  });
});

test('fields that are undefined are left out, as JSON leaves them out', () => {
  expect(unpack(sent(pack([{ a: undefined, b: 1 }])))).toEqual([{ b: 1 }]);
  expect(pack({ a: undefined, b: 1 }).shapes).toEqual([['b']]);
});
