import { expect, test } from 'vitest';
import { nameOf } from './field.ts';

test('a build alone is the product, and several are called by their folders', () => {
  expect(nameOf('dist', ['dist'])).toBe('product');
  const builds = ['../old/dist/', '/tmp/new/dist', 'third'];
  expect(builds.map((build) => nameOf(build, builds))).toEqual(['old', 'new', 'third']);
});

test('builds in folders of one name are called by their paths', () => {
  const builds = ['one/app/dist', 'two/app/dist'];
  expect(builds.map((build) => nameOf(build, builds))).toEqual(builds);
});
