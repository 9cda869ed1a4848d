import type { Choices } from './choices.ts';
import { mutate } from './graphql-requests.ts';
import type { FuzzRequest } from './request.ts';
import type { Target } from './target.ts';

const heads = [
  'GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET {path} HTTP/1.0\r\n\r\n',
  'GET http://localhost{path} HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET //evil.example{path} HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET \\{path} HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET {path} HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'GET {path} HTTP/1.1\r\n\r\n',
  'POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a":',
  'POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n',
  'CONNECT {path} HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n',
  'GET {path} HTTP/1.1\r\nHost: x\r\nX: ' + 'x'.repeat(20_000) + '\r\n\r\n',
  'get {path}\r\n\r\n',
  '\0\0\0\0',
];

/** Bytes that are hardly a request, or end in the midst of one. */
export function wireRequest(
  choices: Choices,
  { routes }: Pick<Target, 'routes'>,
): Omit<FuzzRequest, 'kind' | 'actor'> {
  const path = choices.pick(['/', ...routes.map((route) => route.path)]);
  const head = choices.pick(heads).replace('{path}', path);
  const text = choices.chance(40) ? mutate(head, choices) : head;
  return { method: 'GET', path, headers: [], wire: Buffer.from(text) };
}
