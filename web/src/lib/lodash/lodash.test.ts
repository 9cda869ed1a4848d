import { setIn } from 'formik';
import { expect, test } from 'vitest';
import clone from './clone.ts';
import cloneDeep from './cloneDeep.ts';
import isPlainObject from './isPlainObject.ts';
import toPath from './toPath.ts';

test('paths lead into lists', () => {
  expect(toPath('links[0].url')).toEqual(['links', '0', 'url']);
  expect(toPath('title')).toEqual(['title']);
  expect(toPath(['links', 0])).toEqual(['links', '0']);
  expect(toPath('')).toEqual([]);
});

test('a copy of values is apart from them, and keeps files', () => {
  const photo = new File([], 'room.jpg');
  const values = { links: [{ url: 'a' }], photo, at: undefined };
  const copy = cloneDeep(values);
  expect(copy).toEqual(values);
  expect(copy.links[0]).not.toBe(values.links[0]);
  expect(copy.photo).toBe(photo);
  expect(clone(values)).toEqual(values);
  expect(clone(values)).not.toBe(values);
  expect(clone(values.links)[0]).toBe(values.links[0]);
});

test('only what literals make is plain', () => {
  expect(isPlainObject({})).toBe(true);
  expect(isPlainObject(Object.create(null))).toBe(true);
  expect([[], null, 'a', new Date(0), new Map()].filter(isPlainObject)).toEqual([]);
});

test('a form sets what is deep inside, and leaves the rest as it is', () => {
  const values = { links: [{ url: 'a' }, { url: 'b' }], title: 't' };
  const changed = setIn(values, 'links[1].url', 'c') as typeof values;
  expect(changed).toEqual({ links: [{ url: 'a' }, { url: 'c' }], title: 't' });
  expect(changed.links[0]).toBe(values.links[0]);
  expect(values.links[1]!.url).toBe('b');
});
