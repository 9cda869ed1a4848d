import { isObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn, signedInAdministrator } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { buildApiSchema } from './schema.ts';

const server = useServer({ env: { DEMO_MODE: 'off' } });
// The clock stands at 2026-12-01T12:00:00Z.

const callers = [
  'a visitor',
  'a member',
  'an owner',
  'an administrator',
  'an administrator without a second factor',
] as const;
type Caller = (typeof callers)[number];

let clients: Record<Caller, TestClient>;
/** Of the owner. */
let studioId: number;
let ownerId: number;
/** Of somebody who does not call. */
let otherStudioId: number;
let otherId: number;

beforeAll(async () => {
  const { em } = server.database;
  const owner = await signedIn(server, { isStudioOwner: true });
  ownerId = owner.user.id;
  otherId = (await createUser(em)).id;
  studioId = (await createStudio(em, { ownerId })).id;
  otherStudioId = (await createStudio(em, { ownerId: otherId })).id;
  clients = {
    'a visitor': server.client(),
    'a member': (await signedIn(server)).client,
    'an owner': owner.client,
    'an administrator': (await signedInAdministrator(server)).client,
    'an administrator without a second factor': (await signedIn(server, { role: 'admin' })).client,
  };
});

const BOOK =
  'mutation ($id: ID!) { bookStudio(input: { studioId: $id, date: "2026-12-09", hours: 1 }) { booking { id } } }';
const REVIEW =
  'mutation ($id: ID!) { addReview(input: { studioId: $id, rating: 4, title: "Warm", content: "The drums bloomed." }) { review { id } } }';
const EDIT =
  'mutation ($id: ID!) { updateProfile(input: { id: $id, bio: "Drums." }) { user { id } } }';

/** Each field that tells pages what the reader may do, and what they then do. */
const rights = {
  'Studio.viewerCanBook': { query: 'studio', attempt: BOOK },
  'Studio.viewerCanReview': { query: 'studio', attempt: REVIEW },
  'User.viewerCanEdit': { query: 'user', attempt: EDIT },
} as const;
type Right = keyof typeof rights;

/** What a page is told. */
async function told(client: TestClient, right: Right, id: number): Promise<unknown> {
  const field = right.split('.')[1]!;
  const { query } = rights[right];
  const { data } = await client.graphql<Record<string, Record<string, unknown>>>(
    `query ($id: ID!) { ${query}(id: $id) { ${field} } }`,
    { id },
  );
  return data![query]![field];
}

/** What happens then: the code of what refuses, if anything does. */
async function outcome(client: TestClient, right: Right, id: number): Promise<string> {
  const { errors } = await client.graphql(rights[right].attempt, { id });
  return errors[0]?.extensions.code ?? 'done';
}

describe('what somebody may do with a studio', () => {
  test.each([
    ['a visitor', true, 'UNAUTHENTICATED'],
    ['a member', true, 'done'],
    ['an owner', false, 'FORBIDDEN'],
    ['an administrator', true, 'done'],
    ['an administrator without a second factor', true, 'done'],
  ] as const)('is told to %s, and holds', async (caller, may, then) => {
    for (const right of ['Studio.viewerCanBook', 'Studio.viewerCanReview'] as const) {
      expect(await told(clients[caller], right, studioId), right).toBe(may);
      expect(await outcome(clients[caller], right, studioId), right).toBe(then);
    }
  });

  test('is everything in somebody else’s for an owner', async () => {
    for (const right of ['Studio.viewerCanBook', 'Studio.viewerCanReview'] as const) {
      expect(await told(clients['an owner'], right, otherStudioId), right).toBe(true);
      expect(await outcome(clients['an owner'], right, otherStudioId), right).toBe('done');
    }
  });

  test('costs one statement for a list, and none for visitors', async () => {
    const statements = async (client: TestClient, fields: string) => {
      server.database.takeQueries();
      await client.graphql(`{ studios(first: 10) { nodes { id ${fields} } } }`);
      return server.database.takeQueries().length;
    };
    const [visitor, owner] = [clients['a visitor'], clients['an owner']];
    const asked = 'viewerCanBook viewerCanReview';
    expect(await statements(visitor, asked)).toBe(await statements(visitor, ''));
    expect(await statements(owner, asked)).toBe((await statements(owner, '')) + 1);
  });
});

describe('changing a profile', () => {
  test.each([
    ['a visitor', false, 'UNAUTHENTICATED'],
    ['a member', false, 'FORBIDDEN'],
    ['an owner', true, 'done'],
    ['an administrator', true, 'done'],
    ['an administrator without a second factor', false, 'FORBIDDEN'],
  ] as const)('of an owner is told to %s, and holds', async (caller, may, then) => {
    expect(await told(clients[caller], 'User.viewerCanEdit', ownerId)).toBe(may);
    expect(await outcome(clients[caller], 'User.viewerCanEdit', ownerId)).toBe(then);
  });

  test('is told to whoever has just logged in, of themselves', async () => {
    const client = server.client();
    const { data } = await client.graphql(
      `mutation ($input: RegisterInput!) { register(input: $input) { user { viewerCanEdit } } }`,
      {
        input: {
          username: 'viewer',
          email: 'viewer@example.com',
          name: 'Vi Ewer',
          password: 'correct horse',
        },
      },
    );
    expect(data).toEqual({ register: { user: { viewerCanEdit: true } } });
  });
});

describe('what an administrator may do', () => {
  test.each([
    ['a visitor', null, 'UNAUTHENTICATED'],
    ['a member', { canAdminister: false }, 'FORBIDDEN'],
    ['an administrator', { canAdminister: true }, 'done'],
    ['an administrator without a second factor', { canAdminister: false }, 'FORBIDDEN'],
  ] as const)('is told to %s, and holds', async (caller, me, then) => {
    const client = clients[caller];
    expect((await client.graphql('{ me { canAdminister } }')).data).toEqual({ me });
    const { errors } = await client.graphql('{ adminOverview { users } }');
    expect(errors[0]?.extensions.code ?? 'done').toBe(then);
  });

  test('is told to nobody else', async () => {
    const query = `{ user(id: ${ownerId}) { canAdminister } }`;
    expect((await clients['a member'].graphql(query)).data).toEqual({
      user: { canAdminister: null },
    });
  });
});

describe('every field that tells what the reader may do', () => {
  test('says that it is theirs alone', async () => {
    const types = Object.values((await buildApiSchema()).getTypeMap()).filter(isObjectType);
    const found = types.flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ name }) => name.startsWith('viewerCan'))
        .map(({ name, extensions }) => [`${type.name}.${name}`, extensions.audience]),
    );
    expect(found.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(rights)));
    expect(found.filter(([, audience]) => audience !== 'personal')).toEqual([]);
  });

  test('keeps a response from caches', async () => {
    const query = (field: string) =>
      server
        .client()
        .fetch(`/graphql?query=${encodeURIComponent(`{studio(id:${studioId}){id ${field}}}`)}`, {
          headers: { 'Content-Type': 'application/json' },
        });
    expect((await query('name')).headers.get('Cache-Control')).toContain('public');
    expect((await query('viewerCanBook')).headers.get('Cache-Control')).toBe('private, no-store');
  });
});
