import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without arguments everything is measured that does not take hours', () => {
  const { isAsked, needsDatabase, builds, writesDocs, isDouble } = readOptions([]);
  expect(['list', 'hour', 'lighthouse', 'start'].every(isAsked)).toBe(true);
  expect(['addresses', 'many-pages', 'soak'].some(isAsked)).toBe(false);
  expect({ needsDatabase, builds, writesDocs, isDouble }).toEqual({
    needsDatabase: true,
    builds: ['dist'],
    writesDocs: false,
    isDouble: false,
  });
});

test('what is named is measured and nothing else, without the database where it does not take one', () => {
  const { isAsked, needsDatabase } = readOptions(['--only', 'sockets,lighthouse']);
  expect([isAsked('sockets'), isAsked('lighthouse'), isAsked('list')]).toEqual([true, true, false]);
  expect(needsDatabase).toBe(false);
  expect(readOptions(['--only', 'sockets,addresses']).needsDatabase).toBe(true);
  expect(readOptions(['--only', 'addresses']).isAsked('addresses')).toBe(true);
  expect(readOptions(['--only', 'many-pages']).isAsked('many-pages')).toBe(true);
});

test('builds are compared in the order in which they are given', () => {
  expect(readOptions(['--build', 'old/dist', '--build', 'new/dist']).builds).toEqual([
    'old/dist',
    'new/dist',
  ]);
});

test('an argument that there is none of is refused', () => {
  expect(() => readOptions(['--fast'])).toThrow("'--fast'");
});
