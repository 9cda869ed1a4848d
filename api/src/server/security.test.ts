import { describe, expect, test } from 'vitest';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const LOGOUT = { query: 'mutation { logout }' };

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
      body: { message: 'This request came from another site and was refused.', code: 'FORBIDDEN' },
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
    expect(response.status).toBe(400);
    expect((await client.get('/api/auth/me')).status).toBe(200);
  });
});

test('answers carry security headers, and nothing that names the server', async () => {
  const { headers } = await server.client().fetch('/api/studios');
  expect(headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}'/);
  expect(headers.get('Content-Security-Policy')).not.toContain("script-src 'self' 'unsafe-inline'");
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('X-Powered-By')).toBeNull();
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
      .graphql('mutation { login(input: { identifier: "someone", password: "guess" }) { id } }');
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
