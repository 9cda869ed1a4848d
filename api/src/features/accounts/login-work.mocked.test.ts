import { expect, test, vi } from 'vitest';
import { verify } from '@node-rs/argon2';
import { newMember } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

// The library does its work; the test counts how often.
vi.mock('@node-rs/argon2', { spy: true });

const server = useServer();

test('a login does the same work whether or not there is such an account', async () => {
  const { username } = await newMember(server);
  const works = [];
  for (const identifier of [username, 'nobody at all', 'nobody@example.com']) {
    server.database.takeQueries();
    vi.mocked(verify).mockClear();
    const login = { identifier, password: 'wrong password' };
    const { status, body } = await server.client().post('/api/auth/login', login);
    const statements = server.database.takeQueries();
    const [stored] = vi.mocked(verify).mock.calls[0] ?? [];
    const cost = String(stored).split('$').slice(1, 4);
    works.push({
      status,
      body,
      statements,
      comparisons: vi.mocked(verify).mock.calls.length,
      cost,
    });
  }
  expect(works[0]).toMatchObject({ status: 401, comparisons: 1 });
  expect(works[1]).toEqual(works[0]);
  expect(works[2]).toEqual(works[0]);
});
