import { expect, test } from 'vitest';
import { canvasTrackLimits, isPrintableLength, peaksOfShape, shapeText } from './canvas-track.ts';

test('the shape of a sound goes through an address unchanged', () => {
  const peaks = [0, 1, 9, 16, 99, 100];
  expect(shapeText(peaks)).toBe('000109106364');
  expect(peaksOfShape(shapeText(peaks))).toEqual(peaks);
  const longest = Array.from({ length: canvasTrackLimits.parts }, () => 50);
  expect(peaksOfShape(shapeText(longest))).toEqual(longest);
});

test.each([
  ['nothing', ''],
  ['half a part', '641'],
  ['more than a hundred', '65'],
  ['other letters', '0G'],
  ['silence', '000000'],
  ['more than is printed', '32'.repeat(canvasTrackLimits.parts + 1)],
])('%s is no shape', (_what, text) => {
  expect(peaksOfShape(text)).toBeUndefined();
});

test('what is printed lasts from a second to twenty minutes', () => {
  expect([999, 1000, 1_200_000, 1_200_001].map(isPrintableLength)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
