import { afterEach, describe, expect, test } from 'vitest';
import { useSocialProvider } from '#api/testing/social-provider.ts';
import type { Faults } from '#api/testing/social-provider.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const noon = Date.parse('2026-12-01T12:00:00Z');
const provider = useSocialProvider(noon);
const server = useServer({ env: provider.env });
const nora = { id: '7', name: 'Nora', email: 'nora@example.com', isEmailVerified: true };

afterEach(() => {
  provider.faults = {};
  server.setTime('2026-12-01T12:00:00Z');
});

async function locationOf(client: TestClient, path: string): Promise<string> {
  const { status, headers } = await client.fetch(path);
  expect(status).toBe(303);
  return headers.get('Location') ?? '';
}

const goAway = (client: TestClient) => locationOf(client, '/api/auth/google?to=/saved');
const problem = (name: string, to = '%2Fsaved') =>
  `/login?problem=${name}&provider=google&to=${to}`;

async function users(): Promise<number> {
  return (await server.database.sql.selectFrom('users').select('id').execute()).length;
}

describe('the state', () => {
  test('that nobody gave out leads nowhere', async () => {
    const client = server.client();
    const back = await provider.agree(await goAway(client), nora);
    const forged = back.replace(/state=[^&]+/, 'state=made-up');
    expect(await locationOf(client, forged)).toBe(problem('expired', '%2F'));
    expect(client.session).toBeUndefined();
  });

  test('works once', async () => {
    const client = server.client();
    const back = await provider.agree(await goAway(client), nora);
    expect(await locationOf(client, back)).toBe('/saved');
    expect(await locationOf(client, back)).toBe(problem('expired', '%2F'));
  });

  test('works once of many times at once', async () => {
    const begun = await server.client().fetch('/api/auth/google?to=/saved');
    const [cookie = ''] = (begun.headers.getSetCookie()[0] ?? '').split(';', 1);
    const back = await provider.agree(begun.headers.get('Location') ?? '', nora);
    const ends = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { headers } = await server.client().fetch(back, { headers: { Cookie: cookie } });
        return headers.get('Location');
      }),
    );
    expect(ends.filter((end) => end === '/saved')).toHaveLength(1);
  });

  test('of another browser is refused, and still works in its own', async () => {
    const victim = server.client();
    const attacker = server.client();
    const back = await provider.agree(await goAway(attacker), nora);
    await goAway(victim);
    expect(await locationOf(victim, back)).toBe(problem('expired', '%2F'));
    expect(victim.session).toBeUndefined();
    expect(await locationOf(attacker, back)).toBe('/saved');
  });

  test('of one provider does not do for another', async () => {
    const client = server.client();
    const back = await provider.agree(await goAway(client), nora);
    const end = await locationOf(client, back.replace('google', 'github'));
    expect(end).toContain('problem=expired');
  });

  test('expires', async () => {
    const client = server.client();
    const back = await provider.agree(await goAway(client), nora);
    server.setTime('2026-12-01T12:10:01Z');
    expect(await locationOf(client, back)).toBe(problem('expired', '%2F'));
  });

  test('is not stored, and its cookie is out of the reach of scripts', async () => {
    const response = await server.client().fetch('/api/auth/google');
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Secure-roomtone_attempt_[\w-]{8}=[\w-]{43}; Max-Age=600; Path=\/api\/auth;/,
    );
    expect(cookie).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    const state = new URL(response.headers.get('Location') ?? '').searchParams.get('state')!;
    const stored = JSON.stringify(
      await server.database.sql.selectFrom('sign_in_attempts').selectAll().execute(),
    );
    expect(stored).not.toContain(state);
  });
});

describe('an ID token', () => {
  const seconds = noon / 1000;
  test.each<[string, Faults]>([
    ['of another attempt', { claims: { nonce: 'of somebody else' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['for somebody else', { claims: { aud: 'another product' } }],
    ['for several, given to another', { claims: { aud: ['roomtone', 'x'], azp: 'x' } }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['that has expired', { claims: { exp: seconds - 61 } }],
    ['without an end', { claims: { exp: undefined } }],
    ['from the future', { claims: { iat: seconds + 61 } }],
    ['with the signature of somebody else', { forged: true }],
    ['that says it needs no signature', { header: { alg: 'none' } }],
    ['signed with the public key as a secret', { header: { alg: 'HS256' } }],
    ['of a key that is not published', { header: { kid: 'key-2' } }],
  ])('%s is refused', async (_name, faults) => {
    const before = await users();
    const client = server.client();
    const back = await provider.agree(await goAway(client), { ...nora, id: '8' });
    provider.faults = faults;
    expect(await locationOf(client, back)).toBe(problem('failed'));
    expect(client.session).toBeUndefined();
    expect(await users()).toBe(before);
  });
});

describe('a provider', () => {
  test('where somebody says no leads back with a word about it', async () => {
    const client = server.client();
    const state = new URL(await goAway(client)).searchParams.get('state')!;
    const back = `/api/auth/google/callback?error=access_denied&state=${state}`;
    expect(await locationOf(client, back)).toBe(problem('refused'));
  });

  test('that says something else is wrong leads back too', async () => {
    const client = server.client();
    const state = new URL(await goAway(client)).searchParams.get('state')!;
    const back = `/api/auth/google/callback?error=server_error&state=${state}`;
    expect(await locationOf(client, back)).toBe(problem('failed'));
  });

  test('that refuses the code leads back too', async () => {
    const client = server.client();
    const state = new URL(await goAway(client)).searchParams.get('state')!;
    const back = `/api/auth/google/callback?code=made-up&state=${state}`;
    expect(await locationOf(client, back)).toBe(problem('failed'));
  });

  test.each(['down', 'slow'] as const)('that is %s leads back', async (silence) => {
    const client = server.client();
    const back = await provider.agree(await goAway(client), nora);
    provider.faults = { silence };
    expect(await locationOf(client, back)).toBe(problem('unreachable'));
  });
});

test('another site cannot log anybody in', async () => {
  const response = await server.client().fetch('/api/auth/google?to=/saved', {
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(response.headers.get('Location')).toBe('/login?to=%2Fsaved');
  expect(response.headers.getSetCookie()).toEqual([]);
});
