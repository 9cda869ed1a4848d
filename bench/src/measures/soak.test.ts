import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../servers.ts';
import { describeSoak, measureSoak } from './soak.ts';

/** Shows what it was told last at `/now`, and at `/late` what it was told before, twice. */
let said = 'nothing';
let lateAsked = 0;
const server = createServer((request, response) => {
  if (request.url!.startsWith('/say/')) {
    said = request.url!.slice('/say/'.length);
    lateAsked = 0;
  }
  if (request.url === '/broken') response.statusCode = 500;
  const isLate = request.url === '/late' && (lateAsked += 1) <= 2;
  response.end(isLate ? 'before' : said);
});
let running: RunningServer;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  running = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    memory: () => 100 * 1024 * 1024,
    processorMs: () => 0,
    stop: () => Promise.resolve(),
  };
});

afterAll(() => {
  server.close();
});

function soak(path: string) {
  const traffic = {
    name: 'traffic',
    title: 'traffic',
    product: () => ({ path }),
    isOnWire: false,
    isRight: () => true,
  };
  const visible = {
    change: (count: number) => ({ path: `/say/${count}` }),
    places: { now: { path: '/now' }, late: { path: '/late' } },
    shown: String,
  };
  return measureSoak('product', running, { traffic, visible, rounds: 3, seconds: 0.05 });
}

test('a soak tells memory after each round and how long what was before a change is shown', async () => {
  const result = await soak('/now');
  expect(result.requests).toBeGreaterThan(0);
  expect(result.errors).toBe(0);
  expect(result.memory).toHaveLength(3);
  expect(result.changes).toBeGreaterThan(0);
  expect(result.oldestMs.get('now')).toBe(0);
  expect(result.oldestMs.get('late')).toBeGreaterThan(0);
  expect(describeSoak(result)).toContain('none failed; memory after each 100, 100, 100 MB');
});

test('what fails meanwhile is counted and the first is told', async () => {
  const result = await soak('/broken');
  expect(result.errors).toBe(result.requests);
  expect(describeSoak(result)).toContain('failed, first /broken: 500');
});
