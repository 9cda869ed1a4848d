import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clipIntervals,
  containsInterval,
  intervalsOverlap,
  mergeIntervals,
  subtractIntervals,
} from './interval.ts';
import type { Interval } from './interval.ts';

const anyInterval = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 12 }))
  .map(([start, length]) => ({ start, end: start + length }));
const anyIntervals = fc.array(anyInterval, { maxLength: 8 });

const covers = (intervals: readonly Interval[], point: number) =>
  intervals.some(({ start, end }) => start <= point && point < end);
const points = Array.from({ length: 73 }, (_, point) => point);

test('touching intervals are joined, empty ones vanish', () => {
  expect(
    mergeIntervals([
      { start: 5, end: 9 },
      { start: 1, end: 3 },
      { start: 3, end: 4 },
      { start: 7, end: 7 },
    ]),
  ).toEqual([
    { start: 1, end: 4 },
    { start: 5, end: 9 },
  ]);
});

test('merging keeps every point and leaves gaps between the results', () => {
  fc.assert(
    fc.property(anyIntervals, (intervals) => {
      const merged = mergeIntervals(intervals);
      for (const point of points) expect(covers(merged, point)).toBe(covers(intervals, point));
      for (const [index, { start }] of merged.slice(1).entries()) {
        expect(start).toBeGreaterThan(merged[index]!.end);
      }
    }),
  );
});

test('subtracting removes exactly the points of the holes', () => {
  fc.assert(
    fc.property(anyIntervals, anyIntervals, (intervals, holes) => {
      const left = subtractIntervals(intervals, holes);
      for (const point of points) {
        expect(covers(left, point)).toBe(covers(intervals, point) && !covers(holes, point));
      }
    }),
  );
});

test('clipping keeps exactly the points inside the bounds', () => {
  fc.assert(
    fc.property(anyIntervals, anyInterval, (intervals, bounds) => {
      const clipped = clipIntervals(intervals, bounds);
      for (const point of points) {
        expect(covers(clipped, point)).toBe(covers(intervals, point) && covers([bounds], point));
      }
    }),
  );
});

test('intervals that touch do not overlap, and containment needs a single interval', () => {
  expect(intervalsOverlap({ start: 1, end: 2 }, { start: 2, end: 3 })).toBe(false);
  expect(intervalsOverlap({ start: 1, end: 3 }, { start: 2, end: 4 })).toBe(true);
  const intervals = [
    { start: 1, end: 2 },
    { start: 3, end: 6 },
  ];
  expect(containsInterval(intervals, { start: 3, end: 6 })).toBe(true);
  expect(containsInterval(intervals, { start: 1, end: 4 })).toBe(false);
});
