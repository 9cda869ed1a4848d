import { expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { administrator } from '#api/testing/administrator.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress, signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const SEND = `mutation ($input: SendOwnerRequestInput!) {
  sendOwnerRequest(input: $input) { request { id status } }
}`;
const WITHDRAW = `mutation ($id: ID!) {
  withdrawOwnerRequest(input: { id: $id }) { request { status } }
}`;
const ANSWER = `mutation ($input: AnswerOwnerRequestInput!) {
  answerOwnerRequest(input: $input) { request { status answer } }
}`;
const WAITING = `{ ownerRequests(first: 100) { totalCount nodes { id subject owner { name } } } }`;
const OWN = `query ($kind: OwnerRequestKind!) {
  myOwnerRequests(kind: $kind) { nodes { id status answer studioName subject } }
}`;

interface Sent {
  sendOwnerRequest: { request: { id: string; status: string } } | null;
}

const send = (client: TestClient, input: Record<string, unknown> = {}) =>
  client.graphql<Sent>(SEND, {
    input: { kind: 'SUPPORT', subject: 'Calendar', details: 'It does not sync.', ...input },
  });

async function sent(client: TestClient, input: Record<string, unknown> = {}): Promise<string> {
  const { data, errors } = await send(client, input);
  expect(errors).toEqual([]);
  return data!.sendOwnerRequest!.request.id;
}

const answer = (client: TestClient, id: string, status = 'DONE') =>
  client.graphql(ANSWER, { input: { id, status, answer: 'It does now.' } });

async function owner() {
  const { client, user } = await signedIn(server, { isStudioOwner: true, language: 'en' });
  const studio = await createStudio(server.database.em, { ownerId: user.id });
  return { client, user, studio };
}

test('a request goes to administrators and its reply back, by email too', async () => {
  const { client, user } = await owner();
  await confirmAddress(server, user.email);
  const id = await sent(client, { subject: 'The calendar' });
  const admin = await administrator(server);
  await collectMail(server);
  const { data } = await admin.graphql<{ ownerRequests: { nodes: unknown[] } }>(WAITING);
  expect(data!.ownerRequests.nodes).toContainEqual({
    id,
    subject: 'The calendar',
    owner: { name: user.name },
  });
  expect((await answer(admin, id, 'IN_PROGRESS')).errors).toEqual([]);
  expect((await answer(admin, id)).data).toEqual({
    answerOwnerRequest: { request: { status: 'DONE', answer: 'It does now.' } },
  });
  expect((await client.graphql(OWN, { kind: 'SUPPORT' })).data).toEqual({
    myOwnerRequests: {
      nodes: [
        { id, status: 'DONE', answer: 'It does now.', studioName: null, subject: 'The calendar' },
      ],
    },
  });
  const emails = (await collectMail(server)).filter(({ recipient }) => recipient === user.email);
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Reply to “The calendar”',
    'Reply to “The calendar”',
  ]);
  expect(emails[0]?.text).toContain('“It does now.”');
  expect(emails[0]?.text).toContain('/owner-dashboard/support');
  // Closed is closed.
  expect((await answer(admin, id)).errors[0]?.extensions.code).toBe('CONFLICT');
  expect((await client.graphql(WITHDRAW, { id })).errors[0]?.extensions.code).toBe('CONFLICT');
});

test('what is about a studio is asked for once at a time, by those who run it', async () => {
  const { client, studio } = await owner();
  const boost = { kind: 'BOOST', studioId: String(studio.id) };
  const id = await sent(client, boost);
  expect((await send(client, boost)).errors[0]?.extensions.code).toBe('CONFLICT');
  // Another kind is another thing.
  await sent(client, { ...boost, kind: 'INTERVIEW' });
  expect((await client.graphql(WITHDRAW, { id })).data).toEqual({
    withdrawOwnerRequest: { request: { status: 'WITHDRAWN' } },
  });
  await sent(client, boost);
  const { client: other } = await owner();
  expect((await send(other, boost)).errors[0]?.extensions.code).toBe('NOT_FOUND');
});

test('of the same request at once, one is kept', async () => {
  const { client, studio } = await owner();
  const featured = { kind: 'FEATURED', studioId: String(studio.id) };
  const results = await Promise.all(Array.from({ length: 8 }, () => send(client, featured)));
  expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
});

test('what is missing is named', async () => {
  const { client } = await owner();
  const { errors } = await send(client, { kind: 'BOOST', subject: ' ', details: '' });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      studioId: 'Choose a studio',
      subject: 'Say in a few words what it is about',
      details: 'Tell us a little more',
    },
  });
});

test('at most 20 wait', async () => {
  const { client } = await owner();
  for (let count = 0; count < 20; count += 1) await sent(client);
  const { errors } = await send(client);
  expect(errors[0]?.message).toContain('at most 20 open requests');
});

test('others neither see, answer nor withdraw it', async () => {
  const { client } = await owner();
  const id = await sent(client);
  const { client: other } = await owner();
  expect((await other.graphql(OWN, { kind: 'SUPPORT' })).data).toEqual({
    myOwnerRequests: { nodes: [] },
  });
  expect((await other.graphql(WITHDRAW, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await other.graphql(WAITING)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await answer(other, id)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await send(server.client())).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const admin = await administrator(server);
  expect((await admin.graphql(WITHDRAW, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
});
