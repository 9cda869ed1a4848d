import { beforeAll, describe, expect, test } from 'vitest';
import { useServer } from '#api/testing/test-server.ts';
import type { TestClient } from '#api/testing/test-client.ts';

const server = useServer();

const UPDATE = /* GraphQL */ `
  mutation ($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      user {
        id
        name
        bio
        links
        genres
        isStudioOwner
        userType
      }
    }
  }
`;
const PROFILE = '{ user(id: "ID") { id name bio location avatarUrl createdAt } }';

interface Person {
  client: TestClient;
  id: number;
}

let musician: Person;
let owner: Person;
let admin: Person;

async function person(profile = {}): Promise<Person> {
  const client = server.client();
  const { id } = await client.register(profile);
  return { client, id };
}

beforeAll(async () => {
  musician = await person();
  owner = await person({ isStudioOwner: true });
  admin = await person();
  await server.database.sql
    .updateTable('users')
    .set({ role: 'admin', user_type: 'admin' })
    .where('id', '=', admin.id)
    .execute();
});

function patch({ client }: Person, id: number | string, body: unknown) {
  return client.patch<{ user?: Record<string, unknown>; message?: string; fields?: object }>(
    `/api/users/${id}`,
    body,
  );
}

async function stored(id: number) {
  return server.database.sql
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

describe('PATCH /api/users/{id}', () => {
  test('changes what is given of one’s own profile, and answers the user', async () => {
    const change = {
      name: ' Nora Quist ',
      bio: 'Drums.',
      location: 'Oslo',
      links: ['https://example.com/nora'],
      genres: ['Jazz', 'jazz', 'Dub'],
      instruments: [],
      spokenLanguages: ['nb', 'en'],
    };
    const { status, body, headers } = await patch(musician, musician.id, change);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(body.user).toEqual({
      id: musician.id,
      username: expect.any(String) as string,
      email: expect.any(String) as string,
      role: 'user',
      isStudioOwner: false,
      userType: 'musician',
      avatarUrl: null,
      ...change,
      name: 'Nora Quist',
      genres: ['jazz', 'Dub'],
    });
    const later = await patch(musician, musician.id, { bio: '' });
    expect(later.body.user).toMatchObject({ bio: '', location: 'Oslo', name: 'Nora Quist' });
    const { body: me } = await musician.client.get('/api/auth/me');
    expect(me).toMatchObject({ name: 'Nora Quist' });
  });

  test('lets anybody choose between musician and studio owner', async () => {
    const first = await patch(owner, owner.id, { isStudioOwner: false, userType: 'musician' });
    expect(first.body.user).toMatchObject({ isStudioOwner: false, userType: 'musician' });
    const second = await patch(owner, owner.id, { isStudioOwner: true });
    expect(second.body.user).toMatchObject({ isStudioOwner: true, userType: 'studio_owner' });
  });

  test.each([
    { isStudioOwner: true, userType: 'studio_owner' },
    { isStudioOwner: false, userType: 'musician' },
    { isStudioOwner: false, userType: 'admin' },
  ])('takes an administrator to the mode %o, who stays one', async (mode) => {
    const { body } = await patch(admin, admin.id, mode);
    expect(body.user).toMatchObject({ ...mode, role: 'admin' });
  });

  test('refuses Admin Mode to others, from an administrator’s hand too', async () => {
    for (const actor of [musician, admin]) {
      const { status, body } = await patch(actor, musician.id, { userType: 'admin' });
      expect(status).toBe(403);
      expect(body).toMatchObject({
        fields: { userType: 'Only administrators can use Admin Mode' },
      });
    }
    expect((await stored(musician.id)).user_type).toBe('musician');
  });

  test('lets administrators change others’ profiles', async () => {
    const { status, body } = await patch(admin, owner.id, { bio: 'Set right by an administrator' });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: owner.id, bio: 'Set right by an administrator' });
  });

  test('refuses others’ profiles, whether they exist or not, and says nothing else', async () => {
    for (const id of [owner.id, admin.id, 2_000_000_000, 'x', '0']) {
      const { status, body } = await patch(musician, id, { bio: 'Mine now', role: 'admin' });
      expect(status).toBe(403);
      expect(body).toEqual({ code: 'FORBIDDEN', message: 'You can only change your own profile' });
    }
    expect((await stored(owner.id)).bio).not.toBe('Mine now');
  });

  test('tells an administrator that there is no such user', async () => {
    expect((await patch(admin, 2_000_000_000, { bio: '' })).status).toBe(404);
    expect((await patch(admin, 'x', { bio: '' })).status).toBe(404);
  });

  test('is for who is logged in', async () => {
    const visitor = { client: server.client(), id: 0 };
    const { status, body } = await patch(visitor, musician.id, { bio: 'Mine now' });
    expect(status).toBe(401);
    expect(body.message).toBe('You must be logged in to update your profile');
  });

  test.each([
    ['role', 'admin', 'Roles can’t be changed here'],
    ['id', 1, 'This can’t be changed here'],
    ['email', 'new@example.com', 'An email address must be verified and can’t be changed here'],
    ['emailVerifiedAt', '2026-01-01', 'This can’t be changed here'],
    ['email_verified_at', '2026-01-01', 'This can’t be changed here'],
    ['password', 'correct horse', 'Passwords can’t be changed here'],
    ['passwordHash', 'x', 'This can’t be changed here'],
    ['password_hash', 'x', 'This can’t be changed here'],
    ['username', 'root', 'This can’t be changed here'],
    ['avatarUrl', 'https://evil.example/x.svg', 'Photos are uploaded and can’t be changed here'],
    ['createdAt', 0, 'This can’t be changed here'],
    ['__proto__', { role: 'admin' }, 'Is not a valid field name'],
    ['constructor', {}, 'Is not a valid field name'],
  ])('refuses %s by name, and changes nothing', async (field, value, text) => {
    const before = await stored(musician.id);
    for (const actor of [musician, admin]) {
      const result = await actor.client.fetch(`/api/users/${musician.id}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: `{ "bio": "Smuggled", ${JSON.stringify(field)}: ${JSON.stringify(value)} }`,
      });
      expect(result.status).toBe(400);
      expect(await result.json()).toEqual({
        code: 'BAD_USER_INPUT',
        message: `Some values are invalid: ${field}.`,
        fields: { [field]: text },
      });
    }
    expect(await stored(musician.id)).toEqual(before);
  });

  test('refuses a type that contradicts, and texts that are too long', async () => {
    const mode = await patch(musician, musician.id, { isStudioOwner: true, userType: 'musician' });
    expect(mode.status).toBe(400);
    expect(Object.keys(mode.body.fields ?? {})).toEqual(['isStudioOwner', 'userType']);
    const text = await patch(musician, musician.id, { bio: 'x'.repeat(1001), links: ['nowhere'] });
    expect(text.body.fields).toEqual({
      bio: 'Must be at most 1000 characters',
      'links[0]': 'Must be a web address, such as https://example.com',
    });
  });

  test('is not taken from a page of another site', async () => {
    const result = await musician.client.fetch(`/api/users/${musician.id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
      body: JSON.stringify({ bio: 'Mine now' }),
    });
    expect(result.status).toBe(403);
  });
});

describe('updateProfile', () => {
  test('changes one’s own profile', async () => {
    const { data } = await musician.client.graphql(UPDATE, {
      input: { id: musician.id, bio: 'Vibraphone.', userType: 'STUDIO_OWNER' },
    });
    expect(data).toMatchObject({
      updateProfile: {
        user: { bio: 'Vibraphone.', isStudioOwner: true, userType: 'STUDIO_OWNER' },
      },
    });
  });

  test.each([
    ['somebody else’s', () => musician.client, () => owner.id, 'FORBIDDEN'],
    ['a visitor’s', () => server.client(), () => owner.id, 'UNAUTHENTICATED'],
    ['nobody’s', () => admin.client, () => 2_000_000_000, 'NOT_FOUND'],
  ])('refuses %s', async (_whose, client, id, code) => {
    const { errors } = await client().graphql(UPDATE, { input: { id: id(), bio: 'Mine now' } });
    expect(errors[0]?.extensions.code).toBe(code);
  });

  test.each(['role', 'userId', 'email', 'password', 'emailVerifiedAt'])(
    'knows no field %s',
    async (field) => {
      const { errors } = await admin.client.graphql(UPDATE, {
        input: { id: musician.id, bio: 'Smuggled', [field]: 'x' },
      });
      expect(errors[0]?.message).toContain(`"${field}"`);
      expect((await stored(musician.id)).bio).not.toBe('Smuggled');
    },
  );
});

describe('profiles', () => {
  test('are public without what is personal', async () => {
    const query = PROFILE.replace('ID', String(owner.id));
    const { data } = await server.client().graphql<{ user: Record<string, unknown> }>(query);
    expect(data?.user).toMatchObject({ id: String(owner.id), name: 'Test Musician' });
    const personal = `{ user(id: "${owner.id}") { id email username role isStudioOwner } }`;
    for (const client of [server.client(), musician.client]) {
      expect((await client.graphql(personal)).data).toEqual({
        user: {
          id: String(owner.id),
          email: null,
          username: null,
          role: null,
          isStudioOwner: null,
        },
      });
    }
  });

  test('of nobody are null', async () => {
    for (const id of ['2000000000', '0', '-1', 'x', '9'.repeat(30)]) {
      const { data } = await server.client().graphql(PROFILE.replace('ID', id));
      expect(data).toEqual({ user: null });
    }
  });

  test('for changing are for their user and administrators', async () => {
    const query = `{ user(id: "${owner.id}") { id userType isStudioOwner } }`;
    const whole = { id: String(owner.id), userType: 'STUDIO_OWNER', isStudioOwner: true };
    for (const { client } of [owner, admin]) {
      expect(await client.graphql(query)).toMatchObject({ data: { user: whole }, errors: [] });
    }
    expect((await musician.client.graphql(query)).data).toEqual({
      user: { id: String(owner.id), userType: null, isStudioOwner: null },
    });
  });
});
