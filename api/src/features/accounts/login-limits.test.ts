import { describe, expect, test } from 'vitest';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });

/** Tries to log in from an IP address. @returns the status of the response */
async function tryFrom(address: string, identifier: string, password = 'wrong'): Promise<number> {
  const headers = { 'X-Forwarded-For': address };
  const login = { identifier, password };
  const { status } = await server.client().post('/api/auth/login', login, headers);
  return status;
}

let visitors = 0;
/** An address in a network that nobody else is in. */
function elsewhere(): string {
  visitors += 1;
  return `2001:db8:${visitors.toString(16)}::1`;
}

describe('guesses of one password', () => {
  test('count together however the account is spelled', async () => {
    const username = 'ilkiniki';
    const email = 'ilkiniki@example.com';
    await server.client().register({ username, email });
    const spellings = [
      'ilkiniki',
      'ILKINIKI',
      'İlkiniki',
      'ilkİniki',
      'İLKİNİKİ',
      'ilkiniki@example.com',
      'ilkiniki@EXAMPLE.com',
      'İlkiniki@example.com',
      'ilkinikİ@example.com',
      ' ilkiniki ',
    ];
    for (const spelling of spellings) expect(await tryFrom(elsewhere(), spelling)).toBe(401);
    for (const spelling of [username, email, 'ilKİniki']) {
      expect(await tryFrom(elsewhere(), spelling, 'correct horse')).toBe(429);
    }
  });

  test('count alike for an account that does not exist, so that nobody learns which do', async () => {
    const spellings = ['nİemand', 'niemand', 'NIEMAND', 'Niemand', 'nieMand'];
    for (const spelling of [...spellings, ...spellings]) {
      expect(await tryFrom(elsewhere(), spelling)).toBe(401);
    }
    expect(await tryFrom(elsewhere(), 'NİEMAND')).toBe(429);
  });
});

test('one household or rented server counts as one, whatever its addresses', async () => {
  const addresses = Array.from({ length: 60 }, (_, index) => `2001:db8:ffff:7::${index + 1}`);
  const statuses = await Promise.all(
    addresses.map((address, index) => tryFrom(address, `nobody${index}`)),
  );
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect(await tryFrom('2001:db8:ffff:7:ffff::1', 'somebody')).toBe(429);
  expect(await tryFrom('2001:db8:ffff:8::1', 'somebody')).toBe(401);
});
