import type { Choices } from './choices.ts';
import { hostileText } from './hostile-values.ts';

type Header = readonly [name: string, value: string];

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset="\\"',
  'application/json;charset=__proto__',
  'application/graphql',
  'application/graphql-response+json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'image/png',
  'image/svg+xml',
  '/',
  ';',
];

/** By name, what the server reads and may stumble over. */
const hostileHeaders: Readonly<Record<string, readonly string[]>> = {
  'Content-Type': contentTypes,
  'Content-Encoding': ['gzip', 'deflate', 'br', 'zstd', 'identity', 'x', 'gzip, gzip', '__proto__'],
  Accept: ['*/*', 'text/html', 'application/json', 'image/*;q=x', '', ';;;', 'text/html;q=0', '/'],
  'Accept-Encoding': ['gzip', 'br', 'deflate', 'identity;q=0', '*;q=0', 'gzip;q=NaN', ',,,'],
  'Accept-Language': [
    'ja',
    'de-AT;q=0.5,fr',
    'xx',
    '*',
    '__proto__',
    'constructor',
    'en;q=1e999',
    '-',
    'a'.repeat(3000),
    ','.repeat(2000),
    'de-DE-x-private-'.repeat(50),
  ],
  Cookie: [
    'language=__proto__',
    'language=%ff; currency=%00; theme=constructor',
    'currency=XXX',
    'currency=JPY; language=ja; theme=dark',
    'roomtone_session=',
    'roomtone_session=x; roomtone_session=y',
    'roomtone_pending=%E0%A4%A',
    '__proto__=1; constructor=2',
    ';;;===',
    '=',
    'a='.repeat(2000),
  ],
  Host: ['localhost', 'user:password@localhost', '[::1]', '[', '?', 'localhost:99999', 'İ', ''],
  'X-Forwarded-For': ['1.2.3.4', '::ffff:1.2.3.4', 'x', '1.2.3.4, '.repeat(300)],
  'X-Forwarded-Proto': ['https', 'javascript', ''],
  'X-Forwarded-Host': ['evil.example', 'a:b@c'],
  Range: ['bytes=0-', 'bytes=0-0,5-2', 'bytes=99999999999999999999-', 'bytes=-1', 'x', 'bytes=a-b'],
  'If-None-Match': ['*', '"x"', 'W/"', '"'.repeat(1000)],
  'If-Modified-Since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT', '275760-09-14'],
  'If-Range': ['"x"', 'x'],
  Authorization: ['Basic', 'Basic //', 'Bearer x', 'Bearer __proto__', 'x'.repeat(4000)],
  Origin: ['null', 'http://localhost', 'https://evil.example', 'x', 'http://[', 'file://'],
  'Sec-Fetch-Site': ['cross-site', 'same-origin', 'x'],
  Referer: ['http://[', 'x', 'https://evil.example/%ff'],
  'User-Agent': ['', 'x'.repeat(5000), 'Mozilla/5.0 (', '()'.repeat(200), 'ÿþ'],
  'X-Request-Id': ['__proto__', 'x'.repeat(3000)],
  'Idempotency-Key': ['', 'x', 'x'.repeat(3000), '__proto__'],
  Expect: ['100-continue', 'x'],
  Upgrade: ['websocket', 'h2c', 'x'],
  'X-HTTP-Method-Override': ['DELETE'],
  'Apollo-Require-Preflight': ['true'],
  'X-Apollo-Operation-Name': ['x', ''],
  'Cache-Control': ['no-cache', 'max-age=x'],
  DNT: ['1'],
};

/** A few headers that no browser would send like this. */
export function strangeHeaders(choices: Choices): Header[] {
  const names = Object.keys(hostileHeaders);
  return choices.list(1, 3, () => {
    const name = choices.pick(names);
    const value = choices.weighted<string>([
      [8, () => headerText(choices.pick(hostileHeaders[name]!))],
      [1, () => headerText(hostileText(choices))],
    ]);
    return [name, value] as const;
  });
}

/** Three of them and the address stay below the 16 KB that Node takes as the head of a request. */
const LONGEST = 2500;

/** As much of a text as may stand in a header at all. */
function headerText(text: string): string {
  return text.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/gu, '?').slice(0, LONGEST);
}
