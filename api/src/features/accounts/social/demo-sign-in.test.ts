import { describe, expect, test } from 'vitest';
import { demoMusician, demoOwner, standings } from '#demo/accounts/demo-accounts.ts';
import { demo } from '#demo/demo.ts';
import { createUser } from '#db/accounts/user.factory.ts';
import { useServer } from '#api/testing/test-server.ts';

interface Me {
  role: string;
  isStudioOwner: boolean;
  username: string;
}

describe('in demo mode without credentials', () => {
  const server = useServer({ demo });

  const end = async (path: string, headers: Record<string, string> = {}) => {
    const client = server.client();
    const response = await client.fetch(path, { headers });
    expect(response.status).toBe(303);
    const { body } = await client.get<Me>('/api/auth/me');
    return { to: response.headers.get('Location'), me: body, cookies: response.headers };
  };

  test('a button of Google says so before there is demo data', async () => {
    const { to } = await end('/api/auth/google?to=/saved');
    expect(to).toBe('/login?problem=not-configured&provider=google&to=%2Fsaved');
  });

  test('Google logs in somebody who books, Facebook somebody with studios', async () => {
    for (const { username, email, name, role } of [demoMusician, demoOwner]) {
      await createUser(server.database.em, { username, email, name, ...standings[role] });
    }
    const google = await end('/api/auth/google?to=/saved');
    expect(google.to).toBe('/saved');
    expect(google.me).toMatchObject({
      username: demoMusician.username,
      role: 'user',
      isStudioOwner: false,
    });
    expect(google.cookies.getSetCookie().join('\n')).toContain('roomtone_notice=signed-in');
    const facebook = await end('/api/auth/facebook?to=//evil.example');
    expect(facebook.to).toBe('/');
    expect(facebook.me).toMatchObject({ username: demoOwner.username, isStudioOwner: true });
  });

  test.each(['twitter', 'github'])('%s says that it cannot be used here', async (provider) => {
    const { to } = await end(`/api/auth/${provider}`);
    expect(to).toBe(`/login?problem=not-configured&provider=${provider}&to=%2F`);
  });

  test('another site logs nobody in', async () => {
    const { to, me } = await end('/api/auth/google', { 'Sec-Fetch-Site': 'cross-site' });
    expect(to).toBe('/login?to=%2F');
    expect(me).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('outside demo mode', () => {
  const server = useServer({ env: { DEMO_MODE: 'off' } });

  test.each(['google', 'facebook', 'twitter', 'github'])(
    '%s without credentials logs nobody in, demo account or not',
    async (provider) => {
      await createUser(server.database.em, { username: `${demoMusician.username}_${provider}` });
      const client = server.client();
      const response = await client.fetch(`/api/auth/${provider}?to=/saved`);
      expect(response.headers.get('Location')).toContain('problem=not-configured');
      expect(client.session).toBeUndefined();
    },
  );
});
