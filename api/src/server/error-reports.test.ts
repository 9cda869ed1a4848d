import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ErrorReporter } from './error-reports.ts';
import type { ErrorReport } from './error-reports.ts';
import { openLog } from './log.ts';

let server: Server;
let received: ErrorReport[] = [];
let status = 204;
let lost: unknown[] = [];
let now = Date.parse('2026-12-01T12:00:00Z');

beforeAll(async () => {
  server = createServer(async (request, response) => {
    received.push((await json(request)) as ErrorReport);
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => void server.close());

afterEach(() => {
  [received, lost, status] = [[], [], 204];
});

/** A log whose errors are reported to the server. */
function start(url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/errors`) {
  const onLost = (error: unknown) => void lost.push(error);
  const reporter = new ErrorReporter({ url, release: 'abc123', clock: () => now, onLost });
  const log = openLog('error', { write: () => undefined }, { report: reporter.report });
  return { reporter, log };
}

test('an unexpected error is sent with its id, where it was thrown and what runs', async () => {
  const { reporter, log } = start();
  const secret = 'Zk3x-9_aQ7bV2mN8pL4tR6yU1wE5sD0f';
  const error = Object.assign(new Error(`no studio at /x?token=${secret}`), { password: secret });
  log.error({ err: error, errorId: 'e-1', userId: 7 }, 'unexpected error');
  await reporter.flush();
  expect(received).toEqual([
    {
      what: 'unexpected error',
      errorId: 'e-1',
      error: {
        type: 'Error',
        message: 'no studio at /x?token=…',
        stack: expect.stringMatching(/^Error: no studio.*\n\s+at /) as string,
      },
      release: 'abc123',
      at: '2026-12-01T12:00:00.000Z',
      count: 1,
    },
  ]);
  expect(JSON.stringify(received)).not.toContain(secret);
});

test('what is expected to happen is not reported', async () => {
  const { reporter, log } = start();
  log.warn({ err: new Error('unavailable') }, 'unavailable');
  log.error({ err: 'request errored' }, 'request errored');
  log.error('text alone');
  log.info({ security: 'signed-in' }, 'security event');
  await reporter.flush();
  expect(received).toEqual([]);
});

test('the same error is sent once a minute, with how often it has happened', async () => {
  const { reporter, log } = start();
  const fail = () => log.error({ err: new TypeError('again') }, 'unexpected error');
  for (let time = 0; time < 100; time += 1) fail();
  await reporter.flush();
  now += 60_000;
  fail();
  await reporter.flush();
  expect(received.map(({ count }) => count)).toEqual([1, 100]);
});

test('no more than some wait, however many different ones happen at once', async () => {
  const { reporter, log } = start();
  for (let time = 0; time < 300; time += 1) log.error({ err: new Error(`number ${time}`) }, 'no');
  await reporter.flush();
  // One is on its way while fifty wait.
  expect(received.length).toBeLessThanOrEqual(51);
  expect(received.length).toBeGreaterThan(0);
});

test('an address that fails or is not there disturbs nobody, and is noted', async () => {
  status = 500;
  const failing = start();
  failing.log.error({ err: new Error('one') }, 'unexpected error');
  await failing.reporter.flush();
  const missing = start('http://127.0.0.1:1/');
  missing.log.fatal({ err: new Error('two') }, 'the database is lost');
  await missing.reporter.flush();
  expect(lost).toEqual([new Error('The response was 500.'), expect.any(TypeError)]);
});
