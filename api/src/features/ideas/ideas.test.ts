import { beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { insertIdea, insertVote } from '#db/ideas/idea.repository.ts';
import type { IdeaStatus } from '#domain/ideas/idea.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const NOW = Date.parse('2026-12-01T12:00:00Z');

const FIELDS = 'id title status voteCount language isOurs author { name }';
const LIST = `query ($first: Int, $after: String, $statuses: [IdeaStatus!], $text: String, $order: IdeaOrder) {
  ideas(first: $first, after: $after, statuses: $statuses, text: $text, order: $order) {
    totalCount nodes { ${FIELDS} } pageInfo { hasNextPage endCursor }
  }
}`;
const SUGGEST = `mutation ($title: String!, $text: String!) {
  suggestIdea(input: { title: $title, text: $text }) { idea { ${FIELDS} } }
}`;
const EDIT = `mutation ($id: ID!) {
  editIdea(input: { id: $id, title: "Reworded", text: "In other words." }) { idea { title } }
}`;
const REMOVE = `mutation ($id: ID!) { removeIdea(input: { id: $id }) { idea { id } } }`;
const VOTE = `mutation ($id: ID!) { voteForIdea(input: { id: $id }) { idea { voteCount } } }`;
const WITHDRAW = `mutation ($id: ID!) { withdrawIdeaVote(input: { id: $id }) { idea { voteCount } } }`;
const ONE = `query ($id: ID!) { idea(id: $id) { title voteCount viewerCanChange } }`;

interface Listed {
  ideas: {
    totalCount: number;
    nodes: { id: string; title: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

async function list(variables: Record<string, unknown>) {
  const { data, errors } = await server.client().graphql<Listed>(LIST, variables);
  expect(errors).toEqual([]);
  return data!.ideas;
}

/** An idea with votes of as many people. */
async function createIdea(title: string, votes: number, status: IdeaStatus = 'open') {
  const { sql, em } = server.database;
  const { id: userId } = await createUser(em);
  const idea = {
    title,
    text: `Why ${title}.`,
    language: 'en',
    userId,
    isOurs: false,
    status,
  } as const;
  const id = await insertIdea(sql, idea, NOW);
  for (let number = 0; number < votes; number += 1) {
    const { id: voterId } = await createUser(em);
    await insertVote(sql, { ideaId: id, userId: voterId }, NOW);
  }
  return String(id);
}

async function suggest(client: TestClient, title = 'Calendar on paper') {
  const { data } = await client.graphql<{ suggestIdea: { idea: { id: string } } }>(SUGGEST, {
    title,
    text: 'To hang on the wall of the live room.',
  });
  return data!.suggestIdea.idea.id;
}

const votes = async (id: string) =>
  (await server.client().graphql<{ idea: { voteCount: number } }>(ONE, { id })).data!.idea
    .voteCount;

describe('ideas', () => {
  beforeAll(async () => {
    await createIdea('Zither filter', 2);
    await createIdea('Zither lessons', 3, 'planned');
    await createIdea('Zither rental', 1, 'done');
  });

  test('are listed by votes or the latest first, page by page', async () => {
    const page = await list({ text: 'zither', first: 2 });
    expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(page.nodes.map(({ title }) => title)).toEqual(['Zither lessons', 'Zither filter']);
    const rest = await list({ text: 'zither', first: 2, after: page.pageInfo.endCursor });
    expect(rest.nodes.map(({ title }) => title)).toEqual(['Zither rental']);
    const latest = await list({ text: 'zither', order: 'LATEST' });
    expect(latest.nodes.map(({ title }) => title)).toEqual([
      'Zither rental',
      'Zither lessons',
      'Zither filter',
    ]);
  });

  test('are found by where they stand, and by words of title and text', async () => {
    const roadmap = await list({ text: 'ZITHER', statuses: ['PLANNED', 'DONE'] });
    expect(roadmap.nodes.map(({ title }) => title)).toEqual(['Zither lessons', 'Zither rental']);
    expect((await list({ text: 'zither why rental' })).totalCount).toBe(1);
    expect((await list({ text: 'zither nonsense' })).totalCount).toBe(0);
  });

  test('cost as many statements however many there are', async () => {
    const statements = async (first: number) => {
      server.database.takeQueries();
      expect((await list({ text: 'zither', first })).nodes).toHaveLength(first);
      return server.database.takeQueries().length;
    };
    expect(await statements(3)).toBe(await statements(1));
  });

  test('of which one is like what is typed are hinted at', async () => {
    const { client } = await signedIn(server);
    const similar = `{ similarIdeas(title: "Zither lesson") { title } }`;
    const { data } = await client.graphql<{ similarIdeas: { title: string }[] }>(similar);
    expect(data!.similarIdeas[0]).toEqual({ title: 'Zither lessons' });
    const { errors } = await server.client().graphql(similar);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('somebody who is logged in', () => {
  test('suggests an idea in their language, and votes for it by that', async () => {
    const { client, user } = await signedIn(server, { language: 'de' });
    const { data } = await client.graphql(SUGGEST, { title: ' Nachtpreise ', text: 'Ab 22 Uhr.' });
    expect(data).toEqual({
      suggestIdea: {
        idea: {
          id: expect.any(String) as string,
          title: 'Nachtpreise',
          status: 'OPEN',
          voteCount: 1,
          language: 'DE',
          isOurs: false,
          author: { name: user.name },
        },
      },
    });
  });

  test('is told what is missing, and nothing is stored', async () => {
    const { client } = await signedIn(server);
    const { errors } = await client.graphql(SUGGEST, { title: ' ', text: '' });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        title: 'Say in a few words what it is',
        text: 'Describe what you would like, and what for',
      },
    });
  });

  test('rewords and removes an idea of theirs while nobody else votes for it', async () => {
    const { client } = await signedIn(server);
    const id = await suggest(client);
    expect((await client.graphql(ONE, { id })).data).toMatchObject({
      idea: { viewerCanChange: true },
    });
    expect((await client.graphql(EDIT, { id })).data).toEqual({
      editIdea: { idea: { title: 'Reworded' } },
    });
    const { client: other } = await signedIn(server);
    expect((await other.graphql(EDIT, { id })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    await other.graphql(VOTE, { id });
    for (const change of [EDIT, REMOVE]) {
      expect((await client.graphql(change, { id })).errors[0]?.extensions.code).toBe('CONFLICT');
    }
    expect((await client.graphql(ONE, { id })).data).toMatchObject({
      idea: { title: 'Reworded', viewerCanChange: false },
    });
    await other.graphql(WITHDRAW, { id });
    expect((await client.graphql(REMOVE, { id })).errors).toEqual([]);
    expect((await client.graphql(ONE, { id })).data).toEqual({ idea: null });
  });

  test('has one vote for each idea, and can take it back', async () => {
    const { client } = await signedIn(server);
    const id = await createIdea('Metronome', 2);
    for (const expected of [3, 3]) {
      expect((await client.graphql(VOTE, { id })).data).toEqual({
        voteForIdea: { idea: { voteCount: expected } },
      });
    }
    expect((await client.graphql('{ votedIdeaIds }')).data).toEqual({ votedIdeaIds: [id] });
    for (const expected of [2, 2]) {
      expect((await client.graphql(WITHDRAW, { id })).data).toEqual({
        withdrawIdeaVote: { idea: { voteCount: expected } },
      });
    }
    expect((await client.graphql('{ votedIdeaIds }')).data).toEqual({ votedIdeaIds: [] });
  });
});

test('a visitor reads, and neither votes nor suggests', async () => {
  const id = await createIdea('Tuner', 1);
  const visitor = server.client();
  expect((await visitor.graphql('{ votedIdeaIds }')).data).toEqual({ votedIdeaIds: [] });
  for (const [operation, variables] of [
    [VOTE, { id }],
    [SUGGEST, { title: 'A', text: 'B' }],
  ] as const) {
    const { errors } = await visitor.graphql(operation, variables);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  }
  expect(await votes(id)).toBe(1);
});

describe('at the same moment', () => {
  test('votes of many people all count, and many of one count once', async () => {
    const id = await createIdea('Loud speakers', 0);
    const people = await Promise.all(Array.from({ length: 5 }, () => signedIn(server)));
    await Promise.all(
      people.flatMap(({ client }) => [1, 2, 3].map(() => client.graphql(VOTE, { id }))),
    );
    expect(await votes(id)).toBe(5);
    await Promise.all(
      people.flatMap(({ client }) => [1, 2].map(() => client.graphql(WITHDRAW, { id }))),
    );
    expect(await votes(id)).toBe(0);
  });

  test('an idea is either voted for by others or removed', async () => {
    const { client } = await signedIn(server);
    for (let round = 0; round < 5; round += 1) {
      const id = await suggest(client, `Round ${round}`);
      const { client: other } = await signedIn(server);
      const [removed, voted] = await Promise.all([
        client.graphql(REMOVE, { id }),
        other.graphql(VOTE, { id }),
      ]);
      const codes = [removed, voted].map(({ errors }) => errors[0]?.extensions.code);
      expect([
        [undefined, 'NOT_FOUND'],
        ['CONFLICT', undefined],
      ]).toContainEqual(codes);
    }
  });
});

describe('where limits hold', () => {
  const limited = useServer({ env: { RATE_LIMIT_FACTOR: '1' } });

  test('somebody can only suggest so much in a day', async () => {
    const { client } = await signedIn(limited);
    for (let number = 0; number < 10; number += 1) await suggest(client, `Idea ${number}`);
    const { errors } = await client.graphql(SUGGEST, { title: 'Another', text: 'And more.' });
    expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});
