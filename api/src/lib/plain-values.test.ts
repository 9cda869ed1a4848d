import { expect, test } from 'vitest';
import { findUnusableValue, NESTING_LIMIT } from './plain-values.ts';

const nested = (levels: number): unknown =>
  JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

test.each([
  [undefined],
  [null],
  [{ input: { name: 'Ada', links: ['https://example.com'], hours: 2, at: null } }],
  [['constructor', '__proto__']],
  [nested(NESTING_LIMIT)],
])('%j is usable', (value) => {
  expect(findUnusableValue(value)).toBeUndefined();
});

test.each([
  ['{"input":{"name":"A\\u0000da"}}', 'input.name', 'fields.characters'],
  ['{"tags":["x",["y\\u0000"]]}', 'tags.1.0', 'fields.characters'],
  ['"\\u0000"', 'body', 'fields.characters'],
  ['{"__proto__":{"role":"admin"}}', '__proto__', 'fields.name'],
  ['{"input":{"constructor":1}}', 'input.constructor', 'fields.name'],
  ['{"name":{"toString":"x"}}', 'name.toString', 'fields.name'],
])('%s is not', (json, path, key) => {
  expect(findUnusableValue(JSON.parse(json))).toEqual({ [path]: { key } });
});

test.each([NESTING_LIMIT + 1, 5000, 50_000])('neither are %d levels', (levels) => {
  expect(findUnusableValue(nested(levels))).toMatchObject({ 'a.a': { key: 'fields.tooDeep' } });
});
