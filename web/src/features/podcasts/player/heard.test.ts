import { expect, test } from 'vitest';
import { keepPlace, keepRate, keptRate, placeOf, PLACES_LIMIT } from './heard.ts';
import { forgetHeard, STORAGE_KEY } from './played-episode.ts';

const MINUTE = 60_000;

test('an episode goes on where it was left', () => {
  keepPlace('a-clap', 31.7, MINUTE);
  expect(placeOf('a-clap')).toBe(31);
  expect(placeOf('another')).toBe(0);
});

test.each([2, 58])('after %i of 60 seconds it begins anew', (seconds) => {
  keepPlace('a-clap', 30, MINUTE);
  keepPlace('a-clap', seconds, MINUTE);
  expect(placeOf('a-clap')).toBe(0);
});

test('the places of those that were heard last are kept', () => {
  for (let number = 0; number <= PLACES_LIMIT; number += 1) keepPlace(`e-${number}`, 10, MINUTE);
  expect(placeOf('e-0')).toBe(0);
  expect(placeOf('e-1')).toBe(10);
});

test('the speed is kept beside them, until both are forgotten', () => {
  keepPlace('a-clap', 30, MINUTE);
  keepRate(1.5);
  expect([keptRate(), placeOf('a-clap')]).toEqual([1.5, 30]);
  forgetHeard();
  expect([keptRate(), placeOf('a-clap')]).toEqual([1, 0]);
});

test.each(['{', 'null', '[]', '{"places":[["a-clap"],7,["a-clap","x"],["a-clap",-1]],"rate":9}'])(
  'whatever else is stored is nothing: %s',
  (stored) => {
    localStorage.setItem(STORAGE_KEY, stored);
    expect([keptRate(), placeOf('a-clap')]).toEqual([1, 0]);
  },
);
