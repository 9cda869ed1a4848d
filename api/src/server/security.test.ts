import { once } from 'node:events';
import { createServer, request as startRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { useServer } from '#api/testing/test-server.ts';
import type { TestServer } from '#api/testing/test-server.ts';
import { createHealthApp } from './app.ts';
import { healthChecks } from './health.ts';

const server = useServer();

const LOGOUT = { query: 'mutation { logout { wasLoggedIn } }' };

/** Sends what `fetch` does not let anybody send. */
async function send(
  url: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  const request = startRequest(url, { method, headers }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const text = await readText(response);
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}

describe('a write', () => {
  test.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['another origin that looks alike', { Origin: 'http://127.0.0.1.evil.example' }],
    ['a sandboxed page', { Origin: 'null' }],
    ['another site, by the browser’s word', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sister site, by the browser’s word', { 'Sec-Fetch-Site': 'same-site' }],
  ])('from %s is refused on every door', async (_, headers) => {
    const client = server.client();
    await client.register();
    const rest = await client.post('/api/auth/logout', {}, headers);
    expect(rest).toMatchObject({
      status: 403,
      body: { message: 'This request came from another site and was blocked.', code: 'FORBIDDEN' },
    });
    const graphql = await client.post('/graphql', LOGOUT, headers);
    expect(graphql).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] },
    });
    expect((await client.get('/api/auth/me')).status).toBe(200);
  });

  test('from the product itself, or from no browser at all, is taken', async () => {
    for (const headers of [{ Origin: server.url }, { 'Sec-Fetch-Site': 'same-origin' }, {}]) {
      const client = server.client();
      await client.register();
      const { status } = await client.post('/api/auth/logout', {}, headers);
      expect(status).toBe(200);
    }
  });

  test('cannot be sent by GET', async () => {
    const client = server.client();
    await client.register();
    const response = await client.fetch(`/graphql?query=${encodeURIComponent(LOGOUT.query)}`, {
      headers: { 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(405);
    expect((await client.get('/api/auth/me')).status).toBe(200);
  });

  test('cannot be sent as a simple request, which a form could make', async () => {
    const client = server.client();
    await client.register();
    const response = await client.fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify(LOGOUT),
    });
    expect(response.status).toBe(415);
    expect((await client.get('/api/auth/me')).status).toBe(200);
  });
});

describe('every response', () => {
  const everywhere: [string, RequestInit][] = [
    ['/api/studios', {}],
    ['/api/nothing', {}],
    ['/graphql', { method: 'POST' }],
    ['/healthz', {}],
    ['/readyz', {}],
  ];

  test.each(everywhere)(
    'carries security headers, and nothing that names the server: %s',
    async (path, init) => {
      const { headers } = await server.client().fetch(path, init);
      const policy = headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toMatch(/style-src 'self'$/);
      for (const directive of ['base-uri', 'frame-ancestors', 'object-src']) {
        expect(policy).toContain(`${directive} 'none'`);
      }
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('X-Powered-By')).toBeNull();
    },
  );

  test('lets no other site read it', async () => {
    const { headers } = await server
      .client()
      .fetch('/api/studios', { headers: { Origin: 'https://evil.example' } });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test('to a Host that is none carries them too', async () => {
    const { headers } = await send(`${server.url}/api/studios`, { Host: 'user:pass@localhost' });
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('of a process that only works carries them too', async () => {
    const app = createServer(
      createHealthApp(server.runtime, { health: healthChecks(server.runtime) }),
    );
    onTestFinished(() => void app.close());
    await new Promise<void>((listening) => void app.listen(0, '127.0.0.1', listening));
    const { port } = app.address() as AddressInfo;
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/healthz`, {
      headers: { Connection: 'close' },
    });
    expect(status).toBe(200);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Powered-By')).toBeNull();
  });
});

test.each(['/', '/api/studios', '/graphql'])('TRACE of %s echoes nothing', async (path) => {
  const { status, text } = await send(server.url + path, { 'X-Secret': 'told' }, 'TRACE');
  expect([400, 404, 405]).toContain(status);
  expect(text).not.toContain('told');
});

describe('over HTTPS', () => {
  const behindProxy = useServer({ env: { TRUST_PROXY: '1' } });
  const configured = useServer({ env: { PUBLIC_URL: 'https://roomtone.example' } });
  const ways: [string, () => TestServer, Record<string, string>][] = [
    ['that a trusted proxy names', () => behindProxy, { 'X-Forwarded-Proto': 'https' }],
    ['by PUBLIC_URL alone', () => configured, {}],
  ];
  const account = { name: 'Ada', password: 'correct horse' };

  test.each(ways)('%s, browsers are told to stay there', async (_, serverOf, headers) => {
    const response = await serverOf().client().fetch('/healthz', { headers });
    expect(response.headers.get('Strict-Transport-Security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });

  test.each(ways)('%s, cookies cannot be planted', async (way, serverOf, headers) => {
    const client = serverOf().client();
    const username = `ada-${ways.findIndex(([name]) => name === way)}`;
    const input = { ...account, username, email: `${username}@example.com` };
    const response = await client.fetch('/api/auth/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(input),
    });
    const isRemoved = (line: string) => line.includes('Expires=Thu, 01 Jan 1970');
    const cookies = response.headers.getSetCookie().filter((line) => !isRemoved(line));
    expect(new Set(cookies.map((line) => line.split('=')[0]))).toEqual(
      new Set(['__Host-roomtone_device', '__Host-roomtone_session']),
    );
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
      expect(cookie).not.toContain('Domain');
    }
    expect((await client.fetch('/api/auth/me', { headers })).status).toBe(200);
    const planted = await serverOf()
      .client()
      .fetch('/api/auth/me', {
        headers: { ...headers, Cookie: `roomtone_session=${client.session}` },
      });
    expect(planted.status).toBe(401);
  });

  test('that nobody whom we trust names, nothing changes', async () => {
    const { headers } = await server
      .client()
      .fetch('/healthz', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  });
});

describe('rates', () => {
  const limited = useServer({ env: { RATE_LIMIT_FACTOR: '0.1' } });

  test('of logging in to one account are limited, with the time to wait', async () => {
    const login = { identifier: 'someone', password: 'guess' };
    const first = await limited.client().post('/api/auth/login', login);
    expect(first.status).toBe(401);
    const second = await limited
      .client()
      .post('/api/auth/login', { ...login, identifier: 'SOMEONE' });
    expect(second.status).toBe(429);
    expect(Number(second.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(second.body).toEqual({
      message: expect.stringMatching(/^Too many attempts. Try again in 15 minutes.$/) as string,
      code: 'RATE_LIMITED',
      retryAfter: expect.any(Number) as number,
    });
    const graphql = await limited
      .client()
      .graphql(
        'mutation { login(input: { identifier: "someone", password: "guess" }) { user { id } } }',
      );
    expect(graphql.status).toBe(429);
    expect(graphql.errors[0]?.extensions.code).toBe('RATE_LIMITED');
  });

  test('of all requests of an address are limited', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 150; count += 1) {
      statuses.add((await limited.client().fetch('/api/auth/me')).status);
    }
    expect(statuses).toEqual(new Set([401, 429]));
  });
});
