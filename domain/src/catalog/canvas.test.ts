import { describe, expect, test } from 'vitest';
import {
  bulkPercent,
  canvasFrames,
  canvasPrice,
  canvasSizes,
  canvasStyles,
  shipsForFree,
} from './canvas.ts';
import type { CanvasFrame, CanvasSize, CanvasStyle } from './canvas.ts';

const sizes = Object.keys(canvasSizes) as CanvasSize[];
const frames = Object.keys(canvasFrames) as CanvasFrame[];
const styles = Object.keys(canvasStyles) as CanvasStyle[];

/** Price and original of every choice of a size, in dollars: a row for each frame, a pair for each style. */
const pricesOf = (size: CanvasSize) =>
  frames.map((frame) =>
    styles.map((style) => {
      const { priceCents, originalCents } = canvasPrice({ size, frame, style });
      return `${priceCents / 100}/${originalCents / 100}`;
    }),
  );

describe('prices, as the specification and ruling 47 have them', () => {
  test.each<[CanvasSize, string[][]]>([
    [
      'small',
      [
        ['39/59', '49/71', '59/82'],
        ['49/71', '59/82', '69/94'],
        ['49/71', '59/82', '69/94'],
        ['59/82', '69/94', '79/106'],
        ['79/106', '89/117', '99/129'],
      ],
    ],
    [
      'medium',
      [
        ['69/99', '79/111', '89/122'],
        ['79/111', '89/122', '99/134'],
        ['79/111', '89/122', '99/134'],
        ['89/122', '99/134', '109/146'],
        ['109/146', '119/157', '129/169'],
      ],
    ],
    [
      'large',
      [
        ['99/139', '109/151', '119/162'],
        ['109/151', '119/162', '129/174'],
        ['109/151', '119/162', '129/174'],
        ['119/162', '129/174', '139/186'],
        ['139/186', '149/197', '159/209'],
      ],
    ],
    [
      'xlarge',
      [
        ['149/199', '159/212', '169/226'],
        ['159/212', '169/226', '179/239'],
        ['159/212', '169/226', '179/239'],
        ['169/226', '179/239', '189/252'],
        ['189/252', '199/266', '209/279'],
      ],
    ],
  ])('%s', (size, prices) => {
    expect(pricesOf(size)).toEqual(prices);
  });
});

test('many prints cost less: 10% from 5, 15% from 10 and 20% from 25', () => {
  expect([1, 4, 5, 9, 10, 24, 25, 99].map(bulkPercent)).toEqual([0, 0, 10, 10, 15, 15, 20, 20]);
});

test('large and extra large are sent everywhere for nothing', () => {
  expect(sizes.filter(shipsForFree)).toEqual(['large', 'xlarge']);
});
