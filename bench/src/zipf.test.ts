import { expect, test } from 'vitest';
import { seededRandom, zipf } from './zipf.ts';

function drawn(count: number, draws: number): number[] {
  const next = zipf(count, seededRandom(7));
  const times = Array.from({ length: count }, () => 0);
  for (let draw = 0; draw < draws; draw += 1) times[next()]! += 1;
  return times;
}

test('the first comes twice as often as the second, and ten times as often as the tenth', () => {
  const times = drawn(100, 200_000);
  expect(times[0]! / times[1]!).toBeCloseTo(2, 1);
  expect(times[0]! / times[9]!).toBeGreaterThan(9);
  expect(times[0]! / times[9]!).toBeLessThan(11);
});

test('every number comes, and none beyond', () => {
  const times = drawn(20, 10_000);
  expect(times.every((count) => count > 0)).toBe(true);
  expect(times).toHaveLength(20);
});

test('of the smallest and the largest chance come the first and the last number', () => {
  expect(zipf(5, () => 0)()).toBe(0);
  expect(zipf(5, () => 1 - Number.EPSILON)()).toBe(4);
});

test('the same seed gives the same numbers, another one others', () => {
  const numbers = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
  const first = numbers(1);
  expect(numbers(1)).toEqual(first);
  expect(numbers(2)).not.toEqual(first);
});
