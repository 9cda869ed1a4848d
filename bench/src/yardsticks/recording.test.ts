import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../load-driver.ts';
import type { Shot } from '../load-driver.ts';
import { startWire } from '../servers.ts';
import type { RunningServer } from '../servers.ts';
import { teachWire } from './recording.ts';

/** Answers with how often it was asked, compressed. */
let asked = 0;
const product = createServer((_, response) => {
  asked += 1;
  response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('X-Request-Id', String(asked));
  response.writeHead(asked === 2 ? 404 : 200).end(gzipSync(`{"asked":${asked}}`));
});
let productUrl: string;
let wire: RunningServer;

beforeAll(async () => {
  await new Promise<void>((listening) => product.listen(0, '127.0.0.1', listening));
  productUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  wire = await startWire();
});

afterAll(async () => {
  await wire.stop();
  product.close();
});

test('the wire answers each request with the bytes that the product has answered, and with no others', async () => {
  const shots: Shot[] = [
    { path: '/graphql', body: '{"query":"one"}' },
    { path: '/graphql', body: '{"query":"two"}' },
  ];
  let turn = 0;
  const known = await teachWire(() => shots[(turn += 1) % 2], productUrl, wire.url);
  expect(known).toHaveLength(2);
  expect(asked).toBe(2);
  // Taught in the order in which they were first asked for.
  const [two, one] = known;
  const first = await ask(wire.url, two!);
  expect(first.status).toBe(200);
  expect(first.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json',
  });
  expect(first.headers).not.toHaveProperty('x-request-id');
  expect(gunzipSync(first.body).toString()).toBe('{"asked":1}');
  const second = await ask(wire.url, one!);
  expect(second.status).toBe(404);
  expect(gunzipSync(second.body).toString()).toBe('{"asked":2}');
  expect(asked).toBe(2);
  const other = await ask(wire.url, { path: '/graphql', body: '{"query":"three"}' });
  expect(other.body.toString()).toBe('This was not recorded.');
});
