import { describe, expect, test } from 'vitest';
import { useSocialProvider } from '#api/testing/social-provider.ts';
import type { ProviderPerson } from '#api/testing/social-provider.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const provider = useSocialProvider(Date.parse('2026-12-01T12:00:00Z'));
const server = useServer({ env: provider.env });

let count = 0;
/** Somebody whom nobody has seen. */
function person(facts: Partial<ProviderPerson> = {}): ProviderPerson {
  count += 1;
  const handle = `nora${count}`;
  return {
    id: String(1000 + count),
    name: `Nora Quist ${count}`,
    handle,
    email: `${handle}@example.com`,
    isEmailVerified: true,
    ...facts,
  };
}

/** Has an account show that its address is its own. */
async function confirm(userId: number): Promise<void> {
  await server.database.sql
    .updateTable('users')
    .set({ email_verified_at: '2026-12-01T11:00:00Z' })
    .where('id', '=', userId)
    .execute();
}

async function locationOf(client: TestClient, path: string): Promise<string> {
  const response = await client.fetch(path);
  expect(response.status).toBe(303);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  return response.headers.get('Location') ?? '';
}

/** Goes to a provider, agrees there, and comes back. @returns where the browser ends */
async function signIn(
  client: TestClient,
  who: ProviderPerson,
  { name = 'google', to = '/saved' } = {},
): Promise<string> {
  const away = await locationOf(client, `/api/auth/${name}?to=${encodeURIComponent(to)}`);
  return locationOf(client, await provider.agree(away, who));
}

const me = async (client: TestClient) =>
  (
    await client.get<{
      id: number;
      username: string;
      name: string;
      email: string;
      userType: string;
    }>('/api/auth/me')
  ).body;

describe.each(['google', 'github', 'facebook'])('%s', (name) => {
  test('makes an account for somebody new, and finds it again', async () => {
    const who = person();
    const client = server.client();
    expect(await signIn(client, who, { name })).toBe('/saved');
    const user = await me(client);
    expect(user).toMatchObject({
      email: who.email,
      name: who.name,
      username: who.name.toLowerCase().replaceAll(' ', '_'),
      role: 'user',
      userType: 'musician',
      isStudioOwner: false,
    });
    const elsewhere = server.client();
    expect(await signIn(elsewhere, { ...who, email: 'moved@example.com' }, { name })).toBe(
      '/saved',
    );
    expect((await me(elsewhere)).id).toBe(user.id);
  });
});

test.each([
  ['google', true, []],
  ['google', false, ['Confirm your email address']],
  ['github', true, []],
  ['facebook', true, ['Confirm your email address']],
])(
  '%s with an address it has verified (%s) leads to mails %j',
  async (name, isEmailVerified, mails) => {
    await collectMail(server);
    const client = server.client();
    await signIn(client, person({ isEmailVerified }), { name });
    const { data } = await client.graphql('{ me { isEmailVerified } }');
    expect(data).toEqual({ me: { isEmailVerified: mails.length === 0 } });
    expect((await collectMail(server)).map(({ subject }) => subject)).toEqual(mails);
  },
);

test.each([
  ['de-AT,en;q=0.5', 'DE'],
  ['sv', 'EN'],
])('somebody new whose browser prefers %s reads %s', async (preferred, language) => {
  const client = server.client();
  const away = await locationOf(client, '/api/auth/google');
  const back = await provider.agree(away, person());
  await client.fetch(back, { headers: { 'Accept-Language': preferred } });
  const { data } = await client.graphql('{ me { language } }');
  expect(data).toEqual({ me: { language } });
});

describe.each(['google', 'github', 'facebook'])('a name that %s tells', (name) => {
  test.each([
    ['Nora\r\n\u202EQuist', 'Nora Quist'],
    ['Win at https://evil.example/x', 'Win at'],
  ])('is made one of ours: %j', async (told, stored) => {
    const client = server.client();
    await signIn(client, person({ name: told }), { name });
    expect(await me(client)).toMatchObject({ name: stored });
  });

  test('is taken from elsewhere when nothing is left of it', async () => {
    const who = person({ name: 'evil.com' });
    const client = server.client();
    await signIn(client, who, { name });
    expect(await me(client)).toMatchObject({ name: who.handle });
  });
});

test('somebody of whom nothing can be a name is called by their username', async () => {
  const client = server.client();
  await signIn(client, person({ name: '', email: 'evil.com@example.com' }));
  const { name, username } = await me(client);
  expect(name).toBe(username);
  expect(name).toMatch(/^musician/);
});

test('the way to the provider carries PKCE, a state, and for OpenID a nonce', async () => {
  const away = new URL(await locationOf(server.client(), '/api/auth/google'));
  expect(Object.fromEntries(away.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    state: expect.stringMatching(/^[\w-]{43}$/) as string,
    nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    redirect_uri: 'https://roomtone.example/api/auth/google/callback',
    scope: 'openid email profile',
  });
});

test('a request cannot choose where the provider sends people back to', async () => {
  const response = await server
    .client()
    .fetch('/api/auth/google', { headers: { 'X-Forwarded-Host': 'evil.example' } });
  const away = new URL(response.headers.get('Location') ?? '');
  expect(away.searchParams.get('redirect_uri')).toMatch(/^https:\/\/roomtone\.example\//);
});

test('the session is another one afterwards', async () => {
  const client = server.client();
  await client.register();
  const before = client.session;
  const statusOfIt = async () => {
    const headers = { Cookie: `__Host-roomtone_session=${before}` };
    return (await server.client().fetch('/api/auth/me', { headers })).status;
  };
  expect(await statusOfIt()).toBe(200);
  await signIn(client, person());
  expect(client.session).toBeDefined();
  expect(client.session).not.toBe(before);
  expect(await statusOfIt()).toBe(401);
});

test('people of one name get usernames of their own', async () => {
  const usernames = [];
  for (let times = 0; times < 3; times += 1) {
    const client = server.client();
    await signIn(client, person({ name: 'Ada Same' }));
    usernames.push((await me(client)).username);
  }
  expect(usernames[0]).toBe('ada_same');
  expect(new Set(usernames).size).toBe(3);
});

test('of two first logins at once both end in one account', async () => {
  const who = person();
  const clients = [server.client(), server.client(), server.client(), server.client()];
  const ends = await Promise.all(clients.map((client) => signIn(client, who)));
  expect(ends).toEqual(['/saved', '/saved', '/saved', '/saved']);
  const ids = await Promise.all(clients.map(async (client) => (await me(client)).id));
  expect(new Set(ids).size).toBe(1);
});

describe('where it leads afterwards', () => {
  test.each([
    ['/studios/7?date=2026-12-24#reserve', '/studios/7?date=2026-12-24#reserve'],
    ['/search?q=é', '/search?q=%C3%A9'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    [String.raw`/\evil.example`, '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/x\r\nSet-Cookie: a=b', '/'],
  ])('%j: %s', async (to, end) => {
    expect(await signIn(server.client(), person(), { to })).toBe(end);
  });
});

describe('an address that has an account', () => {
  test('opens it when both the provider and we have made sure of it', async () => {
    const owner = server.client();
    const { id, username } = await owner.register();
    const email = `${username}@example.com`;
    await confirm(id);
    await collectMail(server);
    const client = server.client();
    const who = person({ email: email.toUpperCase() });
    expect(await signIn(client, who)).toBe('/saved');
    expect((await me(client)).id).toBe(id);
    const mail = { recipient: email, subject: 'You can now log in to Roomtone with Google' };
    expect(await collectMail(server)).toContainEqual(expect.objectContaining(mail));
  });

  test('opens it for one identity of a provider only', async () => {
    const { id, username } = await server.client().register();
    await confirm(id);
    const email = `${username}@example.com`;
    await signIn(server.client(), person({ email }));
    expect(await signIn(server.client(), person({ email }))).toContain('problem=connected-');
  });

  test('is not taken over when the provider has not made sure of it', async () => {
    const owner = server.client();
    const { id, username } = await owner.register();
    await confirm(id);
    const client = server.client();
    const who = person({ email: `${username}@example.com`, isEmailVerified: false });
    expect(await signIn(client, who)).toBe(
      '/login?problem=account-exists&provider=google&to=%2Fsaved',
    );
    expect(client.session).toBeUndefined();
  });

  test('is not taken over when its account never confirmed it', async () => {
    const owner = server.client();
    const { username } = await owner.register();
    const who = person({ email: `${username}@EXAMPLE.com`, isEmailVerified: true });
    expect(await signIn(server.client(), who)).toContain('problem=account-exists');
  });

  test('is not taken over by Facebook, which does not say', async () => {
    const { id, username } = await server.client().register();
    await confirm(id);
    const who = person({ email: `${username}@example.com` });
    expect(await signIn(server.client(), who, { name: 'facebook' })).toContain('account-exists');
  });
});

describe('Twitter, which gives no address', () => {
  const complete = (client: TestClient, email: string) =>
    client.graphql<{ completeSignUp: { user: { id: string } } }>(
      'mutation ($email: String!) { completeSignUp(input: { email: $email }) { user { id email username } } }',
      { email },
    );

  test('leads somebody new to a page that asks for one', async () => {
    const client = server.client();
    const who = person();
    expect(await signIn(client, who, { name: 'twitter' })).toBe('/register/address?to=%2Fsaved');
    expect(client.session).toBeUndefined();
    const pending = '{ pendingSignUp { provider name } }';
    expect((await client.graphql(pending)).data).toEqual({
      pendingSignUp: { provider: 'TWITTER', name: who.name },
    });
    expect((await server.client().graphql(pending)).data).toEqual({ pendingSignUp: null });

    const { errors } = await complete(client, 'nowhere');
    expect(errors[0]?.extensions.fields).toEqual({ email: 'Please enter a valid email address' });
    const { username } = await server.client().register();
    const taken = await complete(client, `${username}@example.com`);
    expect(taken.errors[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });

    const { data } = await complete(client, who.email!);
    expect(data?.completeSignUp.user).toMatchObject({ email: who.email });
    expect((await me(client)).email).toBe(who.email);
    expect((await client.graphql(pending)).data).toEqual({ pendingSignUp: null });
    expect(await signIn(server.client(), who, { name: 'twitter' })).toBe('/saved');
  });

  test('asks nobody who did not come from there', async () => {
    const { errors } = await complete(server.client(), 'somebody@example.com');
    expect(errors[0]).toMatchObject({
      message: 'Logging in took too long. Please start again.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });
});
