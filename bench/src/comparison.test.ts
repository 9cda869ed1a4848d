import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorOf } from './comparison.ts';
import { ask, fire } from './load-driver.ts';

/** Answers with what it is sent, compressed where that is asked for; every third time with an error. */
let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  const body = `{"path":"${request.url}"}`;
  if (request.url === '/failing' && asked % 3 === 0) response.statusCode = 500;
  if (request.headers['accept-encoding'] === 'br') {
    response.setHeader('Content-Encoding', 'br').end(brotliCompressSync(body));
  } else {
    response.end(body);
  }
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

test('an answer is right by its status and by its text, compressed or not', async () => {
  const isRight = (body: string) => body === '{"path":"/a"}';
  const plain = await ask(url, { path: '/a' });
  const compressed = await ask(url, { path: '/a', headers: { 'Accept-Encoding': 'br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect([plain, compressed].map((answer) => errorOf(answer, isRight))).toEqual([
    undefined,
    undefined,
  ]);
  expect(errorOf({ ...plain, status: 500 }, isRight)).toBe('500 {"path":"/a"}');
  expect(errorOf(compressed, () => false)).toBe('200 {"path":"/a"}');
});

test('requests are sent until there are no more, and what went wrong is counted', async () => {
  asked = 0;
  let left = 30;
  const score = await fire({
    url,
    connections: 4,
    seconds: Number.POSITIVE_INFINITY,
    next: () => ((left -= 1) < 0 ? undefined : { path: '/failing' }),
    errorText: (answer) => errorOf(answer, () => true),
  });
  expect(asked).toBe(30);
  expect(score).toMatchObject({ requests: 30, errors: 10 });
  expect(score.firstError).toBe('/failing: 500 {"path":"/failing"}');
  expect(score.latency.count).toBe(30);
});
