import { describe, expect, test } from 'vitest';
import { useCalendarServer } from '#api/testing/calendar-server.ts';
import { isPublic, textFetcher } from './fetch-text.ts';

const server = useCalendarServer();
const limits = { bytes: 1000, seconds: 5, redirects: 2 };
const fetchAny = textFetcher(() => true);
const fetchPublic = textFetcher(isPublic);

const reasonOf = async (fetching: Promise<string>) =>
  fetching.then(
    () => 'none',
    (error: unknown) => (error as { reason?: string }).reason,
  );

describe('a text', () => {
  test('is what the address sends, also after redirects', async () => {
    server.answer('/text', (_, response) => response.end('BEGIN'));
    server.answer('/moved', (_, response) => response.writeHead(302, { Location: '/text' }).end());
    expect(await fetchAny(`${server.url}/text`, limits)).toBe('BEGIN');
    expect(await fetchAny(`${server.url}/moved`, limits)).toBe('BEGIN');
  });

  test('that is larger than it may be is not read to its end', async () => {
    server.answer('/endless', (request, response) => {
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(500)));
      };
      response.on('drain', write);
      request.on('close', () => response.destroy());
      write();
    });
    expect(await reasonOf(fetchAny(`${server.url}/endless`, limits))).toBe('large');
  });

  test('that is packed is refused, since it could be far more than is counted', async () => {
    server.answer('/packed', (_, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x'),
    );
    expect(await reasonOf(fetchAny(`${server.url}/packed`, limits))).toBe('unreachable');
  });

  test('that does not come is not waited for', async () => {
    server.answer('/silent', () => undefined);
    const short = { ...limits, seconds: 0.2 };
    expect(await reasonOf(fetchAny(`${server.url}/silent`, short))).toBe('slow');
  });

  test('that only leads elsewhere is given up', async () => {
    server.answer('/round', (_, response) => response.writeHead(302, { Location: '/round' }).end());
    expect(await reasonOf(fetchAny(`${server.url}/round`, limits))).toBe('redirects');
  });

  test.each(['ftp://example.org/a.ics', 'file:///etc/passwd', 'https://a:b@example.org/', 'a.ics'])(
    'is not fetched from %s',
    async (address) => {
      expect(await reasonOf(fetchAny(address, limits))).toBe('address');
    },
  );
});

describe('an address of this machine or a network around it', () => {
  test.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://0.0.0.0/',
    'http://2130706433/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
  ])('such as %s is refused', async (address) => {
    expect(await reasonOf(fetchPublic(address, limits))).toBe('private');
  });

  test('is refused by its name too, once that is resolved', async () => {
    server.answer('/text', (_, response) => response.end('secret'));
    const named = server.url.replace('127.0.0.1', 'localhost');
    expect(await reasonOf(fetchPublic(`${named}/text`, limits))).toBe('private');
  });

  test('is refused where a redirect leads to it', async () => {
    let wasReached = false;
    server.answer('/inside', (_, response) => {
      wasReached = true;
      response.end('secret');
    });
    const inside = server.url.replace('127.0.0.1', '127.0.0.2');
    expect(await fetchAny(`${inside}/inside`, limits)).toBe('secret');
    wasReached = false;
    server.answer('/outside', (_, response) =>
      response.writeHead(302, { Location: `${inside}/inside` }).end(),
    );
    const fetchOutside = textFetcher((address) => address === '127.0.0.1');
    expect(await reasonOf(fetchOutside(`${server.url}/outside`, limits))).toBe('private');
    expect(wasReached).toBe(false);
  });

  test.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1::1', true],
    ['100.64.0.1', false],
    ['::', false],
    ['64:ff9b::7f00:1', false],
    ['none', false],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublic(address)).toBe(expected);
  });
});
