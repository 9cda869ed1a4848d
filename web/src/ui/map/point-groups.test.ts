import { expect, test } from 'vitest';
import { groupPoints } from './point-groups.ts';

const point = (id: string, longitude: number) => ({
  id,
  name: id,
  detail: '',
  to: `/${id}`,
  latitude: 0,
  longitude,
});
const idsAt = (distance: number) =>
  groupPoints(
    [point('a', 0), point('b', 8), point('c', 15), point('d', 15)],
    ({ longitude }) => ({ x: longitude, y: 0 }),
    distance,
  ).map((group) => group.map(({ id }) => id));

test('points that are apart stand alone, and those at one place never do', () => {
  expect(idsAt(1)).toEqual([['a'], ['b'], ['c', 'd']]);
});

test('a group reaches as far as points cover each other, from where it begins', () => {
  expect(idsAt(10)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});
