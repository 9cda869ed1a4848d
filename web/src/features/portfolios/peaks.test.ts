import { expect, test } from 'vitest';
import { loudness } from './peaks.ts';

test('each part is as loud as its loudest sample, the loudest of all being 100', () => {
  expect(loudness([0, 0.1, -0.5, 0.2, 0.25, 0], 3)).toEqual([20, 100, 50]);
});

test('silence and sounds shorter than their waveform are drawn all the same', () => {
  expect(loudness([0, 0, 0, 0], 2)).toEqual([0, 0]);
  expect(loudness([1, 0.5], 4)).toEqual([100, 100, 50, 50]);
  expect(loudness([], 2)).toEqual([0, 0]);
});
