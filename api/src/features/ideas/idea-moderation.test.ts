import { expect, test } from 'vitest';
import { collectMail } from '#api/testing/mail-collector.ts';
import { administrator } from '#api/testing/administrator.ts';
import { confirmAddress, signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const SUGGEST = `mutation ($title: String!) {
  suggestIdea(input: { title: $title, text: "Because." }) { idea { id } }
}`;
const VOTE = `mutation ($id: ID!) { voteForIdea(input: { id: $id }) { idea { voteCount } } }`;
const ANSWER = `mutation ($id: ID!, $status: IdeaStatus!, $reply: String!) {
  answerIdea(input: { id: $id, status: $status, reply: $reply }) {
    idea { status reply repliedAt }
  }
}`;
const MERGE = `mutation ($id: ID!, $intoId: ID!) {
  mergeIdea(input: { id: $id, intoId: $intoId }) { idea { id voteCount } }
}`;
const HIDE = `mutation ($id: ID!) { hideIdea(input: { id: $id }) { idea { isHidden } } }`;
const SHOW = `mutation ($id: ID!) { showIdea(input: { id: $id }) { idea { isHidden } } }`;
const ADD = `mutation ($status: RoadmapStatus!) {
  addRoadmapItem(input: { title: "A map of the moon", text: "For far sessions.", status: $status }) {
    idea { id status isOurs author { name } voteCount }
  }
}`;
const ONE = `query ($id: ID!) { idea(id: $id) { status reply mergedIntoId voteCount } }`;
const HIDDEN = `{ hiddenIdeas { nodes { id } } }`;

async function suggest(client: TestClient, title: string): Promise<string> {
  const { data } = await client.graphql<{ suggestIdea: { idea: { id: string } } }>(SUGGEST, {
    title,
  });
  return data!.suggestIdea.idea.id;
}

const read = async (id: string) => (await server.client().graphql(ONE, { id })).data;

test('an answer is read by everybody, and mailed to whoever suggested the idea', async () => {
  const { client, user } = await signedIn(server, { language: 'en' });
  await confirmAddress(server, user.email);
  const id = await suggest(client, 'Darker dark mode');
  const admin = await administrator(server);
  await collectMail(server);
  await admin.graphql(ANSWER, { id, status: 'PLANNED', reply: 'For the next release.' });
  expect(await read(id)).toMatchObject({
    idea: { status: 'PLANNED', reply: 'For the next release.' },
  });
  // Moved on without a word.
  await admin.graphql(ANSWER, { id, status: 'IN_WORK', reply: 'For the next release.' });
  await admin.graphql(ANSWER, { id, status: 'DONE', reply: 'Enjoy.' });
  const emails = (await collectMail(server)).filter(({ recipient }) => recipient === user.email);
  expect(emails.map(({ subject }) => subject)).toEqual([
    'A reply to your idea: Darker dark mode',
    'It’s there: Darker dark mode',
  ]);
  expect(emails[0]?.text).toContain('“For the next release.”');
  expect(emails[1]?.text).toContain(`/feedback/${id}`);
});

test('what is answered stays as its author wrote it', async () => {
  const { client } = await signedIn(server);
  const id = await suggest(client, 'Warmer lamps');
  const admin = await administrator(server);
  await admin.graphql(ANSWER, { id, status: 'DECLINED', reply: 'Lamps are the studios’ own.' });
  const { errors } = await client.graphql(
    `mutation ($id: ID!) { removeIdea(input: { id: $id }) { idea { id } } }`,
    { id },
  );
  expect(errors[0]?.extensions.code).toBe('CONFLICT');
});

test('whoever switched these emails off gets none', async () => {
  const { client, user } = await signedIn(server);
  await confirmAddress(server, user.email);
  await server.database.sql
    .insertInto('notification_preferences')
    .values({ user_id: user.id, kind: 'idea-answered', channel: 'email', is_on: false })
    .execute();
  const id = await suggest(client, 'Quieter emails');
  const admin = await administrator(server);
  await collectMail(server);
  await admin.graphql(ANSWER, { id, status: 'DONE', reply: 'Hush.' });
  const emails = await collectMail(server);
  expect(emails.filter(({ recipient }) => recipient === user.email)).toEqual([]);
});

test('of two that are the same the votes go along, once per person', async () => {
  const [{ client: one }, { client: other }, { client: both }] = [
    await signedIn(server),
    await signedIn(server),
    await signedIn(server),
  ];
  const id = await suggest(one, 'Split the bill');
  const intoId = await suggest(other, 'Divide the price');
  await both.graphql(VOTE, { id });
  await both.graphql(VOTE, { id: intoId });
  const admin = await administrator(server);
  expect((await admin.graphql(MERGE, { id, intoId })).data).toEqual({
    mergeIdea: { idea: { id: intoId, voteCount: 3 } },
  });
  expect(await read(id)).toMatchObject({ idea: { mergedIntoId: intoId, voteCount: 0 } });
  expect((await both.graphql('{ votedIdeaIds }')).data).toEqual({ votedIdeaIds: [intoId] });
  expect((await both.graphql(VOTE, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  // What was merged before goes along.
  const lastId = await suggest(one, 'Shared invoices');
  await admin.graphql(MERGE, { id: intoId, intoId: lastId });
  expect(await read(id)).toMatchObject({ idea: { mergedIntoId: lastId } });
  expect(await read(lastId)).toMatchObject({ idea: { voteCount: 3 } });
});

test('votes that come while two are merged are with one of them, none is lost', async () => {
  const { client } = await signedIn(server);
  const admin = await administrator(server);
  const people = await Promise.all(Array.from({ length: 4 }, () => signedIn(server)));
  for (let round = 0; round < 3; round += 1) {
    const id = await suggest(client, `Source ${round}`);
    const intoId = await suggest(client, `Target ${round}`);
    const [, ...results] = await Promise.all([
      admin.graphql(MERGE, { id, intoId }),
      ...people.map((person) => person.client.graphql(VOTE, { id })),
    ]);
    const counted = results.filter(({ errors }) => errors.length === 0).length;
    expect(await read(intoId)).toMatchObject({ idea: { voteCount: 1 + counted } });
    expect(await read(id)).toMatchObject({ idea: { voteCount: 0 } });
  }
});

test('an idea merges into no idea that it is, nor into one that is gone', async () => {
  const { client } = await signedIn(server);
  const id = await suggest(client, 'Alone');
  const admin = await administrator(server);
  const itself = await admin.graphql(MERGE, { id, intoId: id });
  expect(itself.errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { intoId: 'Choose another idea to merge it into' },
  });
  const gone = await admin.graphql(MERGE, { id, intoId: '2000000' });
  expect(gone.errors[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a hidden idea is there for administrators alone, until it is shown again', async () => {
  const { client } = await signedIn(server);
  const id = await suggest(client, 'Buy followers');
  const admin = await administrator(server);
  await admin.graphql(HIDE, { id });
  expect(await read(id)).toEqual({ idea: null });
  expect((await client.graphql(VOTE, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  const { data } = await admin.graphql<{ hiddenIdeas: { nodes: unknown[] } }>(HIDDEN);
  expect(data!.hiddenIdeas.nodes).toContainEqual({ id });
  const moderated = `query ($id: ID!) { ideaToModerate(id: $id) { isHidden } }`;
  expect((await admin.graphql(moderated, { id })).data).toEqual({
    ideaToModerate: { isHidden: true },
  });
  await admin.graphql(SHOW, { id });
  expect(await read(id)).toMatchObject({ idea: { status: 'OPEN' } });
});

test('the team puts things on the roadmap, and rewords them whoever votes', async () => {
  const admin = await administrator(server);
  const { data } = await admin.graphql<{ addRoadmapItem: { idea: { id: string } } }>(ADD, {
    status: 'IN_WORK',
  });
  const { id } = data!.addRoadmapItem.idea;
  expect(data).toEqual({
    addRoadmapItem: { idea: { id, status: 'IN_WORK', isOurs: true, author: null, voteCount: 0 } },
  });
  const { client } = await signedIn(server);
  await client.graphql(VOTE, { id });
  const edit = `mutation ($id: ID!) {
    editIdea(input: { id: $id, title: "A map of Mars", text: "Closer." }) { idea { title } }
  }`;
  expect((await admin.graphql(edit, { id })).data).toEqual({
    editIdea: { idea: { title: 'A map of Mars' } },
  });
  expect((await client.graphql(edit, { id })).errors[0]?.extensions.code).toBe('FORBIDDEN');
});

test('nobody but administrators does any of it', async () => {
  const { client } = await signedIn(server);
  const id = await suggest(client, 'Moderate me');
  for (const [operation, variables] of [
    [ANSWER, { id, status: 'DONE', reply: '' }],
    [MERGE, { id, intoId: '1' }],
    [HIDE, { id }],
    [SHOW, { id }],
    [ADD, { status: 'PLANNED' }],
    [HIDDEN, {}],
  ] as const) {
    const { errors } = await client.graphql(operation, variables);
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  }
  expect(await read(id)).toMatchObject({ idea: { status: 'OPEN', reply: '' } });
});
