import { expect, test } from 'vitest';
import { cityNameIn, otherCityNames } from './city-names.ts';

const london = { id: 'london', name: 'London' };

test.each([
  ['en', 'London'],
  ['es', 'Londres'],
  ['fr', 'Londres'],
  ['de', 'London'],
  ['ja', 'ロンドン'],
])('London in %s is %s', (language, name) => {
  expect(cityNameIn(language, london)).toBe(name);
});

test('a city that is not known keeps the name that it has', () => {
  expect(cityNameIn('ja', { id: 'lyon', name: 'Lyon' })).toBe('Lyon');
  expect(otherCityNames('lyon')).toEqual([]);
  expect(otherCityNames('london')).toEqual(['Londres', 'ロンドン']);
});
