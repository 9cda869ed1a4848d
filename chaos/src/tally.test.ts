import { expect, test } from 'vitest';
import type { Call, Reply } from './http.ts';
import { Tally } from './tally.ts';

const call: Call = { method: 'POST', path: '/api/bookings' };

const reply = (status: number, text = '', headers: Reply['headers'] = {}): Reply => ({
  status,
  headers,
  text,
});

const conflict = '{"errors":[{"message":"Taken","extensions":{"code":"CONFLICT"}}],"data":null}';
const internal = '{"errors":[{"message":"Oh","extensions":{"code":"INTERNAL"}}],"data":null}';

test.each([
  ['served', reply(201, '{"id":1}')],
  ['declined', reply(409)],
  ['declined', reply(200, conflict)],
  ['unavailable', reply(503, '', { 'retry-after': '2' })],
  ['wrong', reply(503)],
  ['wrong', reply(500)],
  ['wrong', reply(200, internal)],
  ['wrong', reply(404)],
  ['wrong', { code: 'ECONNRESET' }],
] as const)('what came of a request is %s: %o', (kind, outcome) => {
  const tally = new Tally(() => false);
  expect(tally.count(call, outcome, [409], 1)).toBe(kind);
  expect(tally.requests).toBe(1);
  expect(tally.examples).toHaveLength(kind === 'wrong' ? 1 : 0);
});

test('connections are lost while the process is killed, and only then', () => {
  let isKilled = true;
  const tally = new Tally(() => isKilled);
  expect(tally.count(call, { code: 'ECONNREFUSED' }, [], 1)).toBe('unreachable');
  expect(tally.count(call, { code: 'ECONNRESET' }, [], 1)).toBe('cut');
  isKilled = false;
  expect(tally.count(call, { code: 'ECONNREFUSED' }, [], 1)).toBe('wrong');
});
