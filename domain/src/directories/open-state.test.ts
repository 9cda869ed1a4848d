import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/calendar.ts';
import { openStateAt } from './open-state.ts';

const times = [
  { start: 100, end: 200 },
  { start: 300, end: 400 },
];

test.each([
  [100, { isOpen: true, closesAt: 200 }],
  [199, { isOpen: true, closesAt: 200 }],
  [200, { isOpen: false, opensAt: 300 }],
  [350, { isOpen: true, closesAt: 400 }],
  [50, { isOpen: false, opensAt: 100 }],
  [400, { isOpen: false, opensAt: null }],
])('at %d', (now, state) => {
  expect(openStateAt(times, now)).toEqual(state);
});

test('what is open around the clock closes at no time', () => {
  expect(openStateAt([{ start: 0, end: 8 * DAY_MS }], 5)).toEqual({ isOpen: true, closesAt: null });
});
