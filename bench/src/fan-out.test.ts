import { expect, test } from 'vitest';
import { describeFanOut, timesOf } from './fan-out.ts';

test('of times the middle one and the worst are said', () => {
  expect(timesOf([9, 1, 30, 4, 5])).toEqual({ median: 5, worst: 30 });
});

test('the ratio to the floor is less than one for what is slower', () => {
  const result = {
    sockets: 1000,
    product: { median: 40, worst: 90.25 },
    floor: { median: 10, worst: 12 },
  };
  expect(describeFanOut(result)).toBe(
    'A message is told to 1000 sockets in 40.0 ms (worst 90.3 ms); a bare server does it in 10.0 ms (worst 12.0 ms), a ratio of 0.25.',
  );
});
