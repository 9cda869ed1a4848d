import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0.0.0 Safari/537.36`,
    'Chrome',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    'Edge',
    'Windows',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/126.0.0.0 Safari/537.36 OPR/110.0.0.0`,
    'Opera',
    'Linux',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/126.0.0.0 Safari/537.36`,
    'Chrome',
    'ChromeOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S928B) ${webkit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Firefox',
    'macOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('%s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
