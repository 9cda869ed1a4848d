import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { configForSeat } from './seat.ts';

const seat = (number: number, count: number) => ({ number, count, announces: false });

test('processes share what they have together, and one of them does the jobs', () => {
  const config = readConfig({ DATABASE_POOL_SIZE: '30', RENDER_THREADS: '6' });
  const [one, two] = [1, 2].map((number) => configForSeat(config, seat(number, 3)));
  expect(one).toEqual({ ...config, databasePoolSize: 10, renderThreads: 2 });
  expect(two).toEqual({ ...config, databasePoolSize: 10, renderThreads: 2, workers: 'off' });
});

test('a share is never too small to work with', () => {
  const config = readConfig({ DATABASE_POOL_SIZE: '10', RENDER_THREADS: '1' });
  expect(configForSeat(config, seat(1, 8))).toMatchObject({
    databasePoolSize: 2,
    renderThreads: 1,
  });
});

test('without threads to render in, none get any', () => {
  const config = readConfig({ RENDER_THREADS: '0' });
  expect(configForSeat(config, seat(1, 2)).renderThreads).toBe(0);
});

test('where no process does jobs, the first does none either', () => {
  const config = readConfig({ WORKERS: 'off' });
  expect(configForSeat(config, seat(1, 2)).workers).toBe('off');
});
