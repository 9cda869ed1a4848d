import { expect, test } from 'vitest';
import { newAddresses } from '../measures/addresses.ts';
import { recordingKey } from '../yardsticks/recording.ts';
import { seededRandom } from '../zipf.ts';
import { allScenarios } from './all.ts';
import { mixed } from './hour.ts';
import { newStudioPages } from './pages.ts';
import type { Shot } from '../load-driver.ts';

const slots = Array.from({ length: 100 }, (_, index) => ({ studioId: 1 + index, startsAt: 0 }));
const carts = ['e', 'f', 'g'].map((session) => ({
  session,
  giftCardCode: session,
  totalCents: 1,
}));
const material = {
  studioIds: Array.from({ length: 100 }, (_, index) => 1 + index),
  slots: slots.values(),
  tokens: ['a', 'b'],
  owners: [{ id: 1, token: 'c' }],
  hosts: [{ id: 2, token: 'd' }],
  goods: { products: [{ id: 1, slug: 'h' }], variantIds: [3, 4], carts: carts.values() },
  avatar: '/uploads/avatars/x.webp',
  now: Date.parse('2026-05-04T12:00:00Z'),
};

/** What tells a request apart for whoever answers it. */
function identity(shot: Shot): string {
  return `${recordingKey(shot)}\n${shot.headers?.Cookie ?? ''}`;
}

test('every scenario has a name of its own and something to ask of each', () => {
  const scenarios = allScenarios(material);
  const names = scenarios.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const paths = scenarios.flatMap(({ product, floor, usual }) =>
    [product, floor ?? product, usual ?? product].map((next) => next()?.path),
  );
  expect(paths.filter((path) => !path?.startsWith('/'))).toEqual([]);
});

test('a mixed hour asks in the shares that it says', () => {
  const times = { often: 0, seldom: 0 };
  const count = (name: keyof typeof times) => () => {
    times[name] += 1;
    return { path: '/' };
  };
  const next = mixed(
    [
      [98, count('often')],
      [2, count('seldom')],
    ],
    seededRandom(3),
  );
  for (let turn = 0; turn < 10_000; turn += 1) next();
  expect(times.often + times.seldom).toBe(10_000);
  expect(times.seldom).toBeGreaterThan(150);
  expect(times.seldom).toBeLessThan(250);
});

test('pages of studios that nobody has seen come in every language and currency before one comes again', () => {
  const next = newStudioPages([1, 2, 3]);
  const pages = Array.from({ length: 75 }, () => identity(next()));
  expect(new Set(pages).size).toBe(75);
  expect(identity(next())).toBe(pages[0]);
});

test('no address comes twice', () => {
  const next = newAddresses();
  const addresses = Array.from({ length: 30_000 }, () => identity(next()));
  expect(new Set(addresses).size).toBe(30_000);
});
