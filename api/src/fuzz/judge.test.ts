import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';
import type { LogEntry } from './judge.ts';
import type { FuzzRequest, FuzzResponse } from './request.ts';

const request: FuzzRequest = {
  kind: 'rest',
  actor: 'anonymous',
  method: 'GET',
  path: '/api/studios',
  headers: [],
};

function response(status: number, type: string, body: string): FuzzResponse {
  return { status, headers: { 'content-type': type }, body: Buffer.from(body) };
}

const reasonFor = (seen: FuzzResponse | undefined, log: LogEntry[] = []) =>
  judge(request, seen, log)?.reason;

const ok = response(200, 'application/json', '{}');

describe('a fault is', () => {
  test.each([500, 502, 503, 504])('the status %i', (status) => {
    expect(reasonFor(response(status, 'application/json', '{}'))).toBe(`status ${status}`);
  });

  test.each(['INTERNAL', 'INTERNAL_SERVER_ERROR'])('the code %s, whatever the status', (code) => {
    const body = JSON.stringify({ errors: [{ message: 'x', extensions: { code } }] });
    expect(reasonFor(response(200, 'application/json', body))).toBe('the code INTERNAL');
  });

  test.each([
    'x\\n    at run (/app/api/server/main.ts:7:1)',
    'in /app/node_modules/pg/lib/client.js',
    'select \\"id\\", \\"name\\" from \\"users\\"',
    'insert into \\"users\\" values',
    'violates foreign key constraint',
    'invalid input syntax for type integer',
  ])('the inside of the server: %s', (text) => {
    expect(reasonFor(response(400, 'application/json', `{"message":"${text}"}`))).toContain(
      'the inside of the server is shown',
    );
  });

  test.each([
    ['application/json', '{"a":'],
    ['text/html', '<!doctype html><p>'],
    ['text/html', 'Error'],
    ['image/svg+xml', '<svg>'],
    ['text/calendar', 'BEGIN:VCALENDAR\r\n'],
    ['image/webp', 'GIF89a'],
    ['no content type', 'x'],
  ])('a body that is no %s: %j', (type, body) => {
    const seen = response(200, type, body);
    const headers = type === 'no content type' ? {} : seen.headers;
    expect(reasonFor({ ...seen, headers })).toBe(`the body is no ${type}`);
  });

  test('an entry at the level error, be the response as it may', () => {
    const err = { type: 'TypeError', message: 'x of "7" is no 12', stack: 'at a (b/c.ts:3:1)' };
    const log = [{ level: 40 }, { level: 50, msg: 'unexpected error', err }];
    expect(reasonFor(ok, log)).toBe('logged: TypeError: x of … is no … c.ts:3');
    expect(reasonFor(undefined, log)).toBe(reasonFor(ok, log));
    expect(reasonFor(ok, [{ level: 60, msg: 'gone' }])).toBe('logged: gone');
  });
});

describe('no fault is', () => {
  test.each([
    ok,
    response(404, 'application/json', '{"message":"There is nothing here.","code":"NOT_FOUND"}'),
    response(200, 'text/html; charset=utf-8', '<!doctype html><html>Select a studio</html>\n'),
    response(304, 'text/html', ''),
    response(302, 'text/html', '<p>Found. Redirecting to /</p>'),
    response(200, 'image/svg+xml', '<svg></svg>'),
    response(200, 'text/plain', 'x'),
    undefined,
  ])('%j', (seen) => {
    expect(reasonFor(seen, [{ level: 40, msg: 'a warning' }])).toBeUndefined();
  });

  test('a body that HEAD has not', () => {
    const seen = response(200, 'application/json', '');
    expect(judge({ ...request, method: 'HEAD' }, seen, [])).toBeUndefined();
  });
});
