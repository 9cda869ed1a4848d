import { describe, expect, test } from 'vitest';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const account = {
  username: 'ada.l',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  password: 'correct horse',
  isStudioOwner: false,
};

describe('registering', () => {
  test('creates an account, logs in and returns the user without secrets', async () => {
    const client = server.client();
    const { status, body } = await client.post('/api/auth/register', account);
    expect(status).toBe(201);
    expect(body).toEqual({
      user: {
        id: expect.any(Number) as number,
        username: 'ada.l',
        email: 'ada@example.com',
        name: 'Ada Lovelace',
        role: 'user',
        isStudioOwner: false,
        avatarUrl: null,
        userType: 'musician',
      },
    });
    const me = await client.get('/api/auth/me');
    expect(me.body).toMatchObject({ username: 'ada.l' });
    expect(me.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test.each([
    ['username', { email: 'other@example.com', username: 'ADA.L' }, 'This username is taken'],
    [
      'email',
      { username: 'other', email: 'Ada@Example.com' },
      'An account with this email address already exists',
    ],
  ])('a %s that is taken is a conflict, whatever its case', async (field, change, text) => {
    const { status, body } = await server
      .client()
      .post('/api/auth/register', { ...account, ...change });
    expect(status).toBe(409);
    expect(body).toEqual({ message: text, code: 'CONFLICT', fields: { [field]: text } });
  });

  test('names every field that is wrong', async () => {
    const { status, body } = await server
      .client()
      .post('/api/auth/register', { username: 'ab', name: 'A', email: 'x', password: '1234567' });
    expect(status).toBe(400);
    expect(body).toEqual({
      message: 'Some values are invalid: username, name, email, password.',
      code: 'BAD_USER_INPUT',
      fields: {
        username: 'Username must be at least 3 characters',
        name: 'Name must be at least 2 characters',
        email: 'Please enter a valid email address',
        password: 'Password must be at least 8 characters',
      },
    });
  });

  test('never grants a role that was asked for', async () => {
    const { body } = await server.client().post<{ user: { role: string } }>('/api/auth/register', {
      ...account,
      username: 'sneaky',
      email: 'sneaky@example.com',
      role: 'admin',
      userType: 'admin',
      id: 1,
    });
    expect(body.user).toMatchObject({ role: 'user', userType: 'musician' });
  });

  test('many at once with one name make one account', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        server.client().post('/api/auth/register', {
          ...account,
          username: 'popular',
          email: `popular${index}@example.com`,
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(results.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

describe('logging in', () => {
  test.each(['ada.l', 'ADA.L', 'ada@example.com', ' Ada@example.com '])(
    'works as %j',
    async (identifier) => {
      const client = server.client();
      const { status, body } = await client.post('/api/auth/login', {
        identifier,
        password: account.password,
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ user: { username: 'ada.l' } });
    },
  );

  test('answers alike for a wrong password and an unknown account', async () => {
    const wrong = { identifier: 'ada.l', password: 'wrong password' };
    const unknown = { identifier: 'nobody', password: 'wrong password' };
    const [first, second] = [
      await server.client().post('/api/auth/login', wrong),
      await server.client().post('/api/auth/login', unknown),
    ];
    expect(first.status).toBe(401);
    expect(first.body).toEqual({
      message: 'Login failed. Please check your credentials.',
      code: 'UNAUTHENTICATED',
    });
    expect(second).toMatchObject({ status: 401, body: first.body as object });
  });

  test('gives a cookie that scripts cannot read, for the browser session or for 30 days', async () => {
    const login = { identifier: 'ada.l', password: account.password };
    const cookieOf = async (rememberMe: boolean) => {
      const response = await server.client().fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...login, rememberMe }),
      });
      const cookies = response.headers.getSetCookie();
      return cookies.findLast((line) => line.startsWith('roomtone_session=')) ?? '';
    };
    const session = await cookieOf(false);
    expect(session).toContain('HttpOnly');
    expect(session).toContain('SameSite=Lax');
    expect(session).not.toContain('Max-Age');
    expect(await cookieOf(true)).toContain('Max-Age=2592000');
  });

  test('ends the session that the browser had', async () => {
    const client = server.client();
    await client.register();
    const before = client.session!;
    await client.post('/api/auth/login', { identifier: 'ada.l', password: account.password });
    expect(client.session).not.toBe(before);
    const old = await server
      .client()
      .fetch('/api/auth/me', { headers: { Cookie: `roomtone_session=${before}` } });
    expect(old.status).toBe(401);
  });
});

describe('a session', () => {
  test('ends with logging out, everywhere it was copied to', async () => {
    const client = server.client();
    await client.register();
    const token = client.session!;
    expect((await client.post('/api/auth/logout', {})).body).toEqual({ user: null });
    expect(client.session).toBeUndefined();
    const copy = await server
      .client()
      .fetch('/api/auth/me', { headers: { Cookie: `roomtone_session=${token}` } });
    expect(copy.status).toBe(401);
  });

  test('ends after twelve hours without use, unless it is remembered', async () => {
    const [browser, remembered] = [server.client(), server.client()];
    const login = { identifier: 'ada.l', password: account.password };
    await browser.post('/api/auth/login', login);
    await remembered.post('/api/auth/login', { ...login, rememberMe: true });
    const statuses = async () => [
      (await browser.get('/api/auth/me')).status,
      (await remembered.get('/api/auth/me')).status,
    ];
    server.setTime('2026-12-01T23:59:00Z');
    expect(await statuses()).toEqual([200, 200]);
    server.setTime('2026-12-02T12:00:00Z');
    expect(await statuses()).toEqual([401, 200]);
    server.setTime('2026-12-01T12:00:00Z');
  });

  test.each([false, true])(
    'ends after thirty days however much it is used, remembered: %s',
    async (rememberMe) => {
      const client = server.client();
      const login = { identifier: 'ada.l', password: account.password, rememberMe };
      await client.post('/api/auth/login', login);
      const statusAfter = async (hours: number) => {
        server.setTime(
          new Date(Date.parse('2026-12-01T12:00:00Z') + hours * 3_600_000).toISOString(),
        );
        return (await client.get('/api/auth/me')).status;
      };
      for (let hours = 8; hours < 30 * 24; hours += 8) expect(await statusAfter(hours)).toBe(200);
      expect(await statusAfter(30 * 24)).toBe(401);
      server.setTime('2026-12-01T12:00:00Z');
    },
  );

  test('is stored as a hash only', async () => {
    const client = server.client();
    await client.register();
    const rows = await server.database.sql.selectFrom('sessions').select('token_hash').execute();
    const stored = rows.map(({ token_hash }) => Buffer.from(token_hash).toString('base64url'));
    expect(stored).not.toContain(client.session);
  });

  test('with a made-up token is none', async () => {
    const response = await server
      .client()
      .fetch('/api/auth/me', { headers: { Cookie: 'roomtone_session=made-up' } });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      message: 'Please log in to continue.',
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('GraphQL', () => {
  test('registers, tells who is logged in, and logs out', async () => {
    const client = server.client();
    const registered = await client.graphql(
      `mutation ($input: RegisterInput!) { register(input: $input) { user { username role userType } } }`,
      { input: { ...account, username: 'grace', email: 'grace@example.com', isStudioOwner: true } },
    );
    expect(registered.data).toEqual({
      register: { user: { username: 'grace', role: 'USER', userType: 'STUDIO_OWNER' } },
    });
    expect((await client.graphql('{ me { username } }')).data).toEqual({
      me: { username: 'grace' },
    });
    expect((await client.graphql('mutation { logout { wasLoggedIn } }')).data).toEqual({
      logout: { wasLoggedIn: true },
    });
    expect((await client.graphql('{ me { username } }')).data).toEqual({ me: null });
  });

  test('refuses wrong credentials with a code and no data', async () => {
    const { data, errors } = await server
      .client()
      .graphql(
        `mutation { login(input: { identifier: "ada.l", password: "nope" }) { user { id } } }`,
      );
    expect(data).toEqual({ login: null });
    expect(errors).toMatchObject([
      {
        message: 'Login failed. Please check your credentials.',
        path: ['login'],
        extensions: { code: 'UNAUTHENTICATED' },
      },
    ]);
  });
});
