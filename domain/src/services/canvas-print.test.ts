import { expect, test } from 'vitest';
import {
  canvasShippingDays,
  canvasSizeIds,
  canvasStyleIds,
  defaultCanvasChoices,
  drawCanvas,
  isUvProtected,
  printPixels,
  productionDays,
} from './canvas-print.ts';

test('terms, as the specification has them', () => {
  expect(defaultCanvasChoices.map(({ size, frame, style }) => `${size}/${frame}/${style}`)).toEqual(
    ['small/black/classic', 'medium/wood/themed', 'large/premium/artistic'],
  );
  expect(canvasStyleIds.map((style) => productionDays(style))).toEqual([
    { from: 3, to: 5 },
    { from: 3, to: 5 },
    { from: 7, to: 10 },
  ]);
  expect(canvasShippingDays).toEqual({
    domestic: { from: 3, to: 7 },
    international: { from: 7, to: 14 },
  });
  expect([isUvProtected('premium'), isUvProtected('wood')]).toEqual([true, false]);
});

test('files have 300 dots for each inch of the print', () => {
  expect(canvasSizeIds.map((size) => printPixels(size))).toEqual([
    { width: 3000, height: 2400 },
    { width: 4800, height: 3600 },
    { width: 6000, height: 4800 },
    { width: 7200, height: 6000 },
  ]);
});

test.each(canvasStyleIds)('%s draws each moment once, louder ones longer', (style) => {
  const { lines } = drawCanvas([0, 50, 100], { size: 'small', style });
  const path = lines.map((line) => line.path).join('');
  expect(path.match(/M/g)).toHaveLength(3);
  const lengths = [...path.matchAll(/v([\d.]+)/g)].map(([, length]) => Number(length));
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
});
