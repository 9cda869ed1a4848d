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

const send = (client: TestClient, studioId: number, input: Record<string, unknown> = {}) =>
  client.graphql<Sent>(SEND, {
    input: {
      kind: 'INTERVIEW',
      studioId: String(studioId),
      subject: 'November',
      details: 'It is quiet.',
      ...input,
    },
  });

async function sent(
  client: TestClient,
  studioId: number,
  input: Record<string, unknown> = {},
): Promise<string> {
  const { data, errors } = await send(client, studioId, input);
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
  const { client, user, studio } = await owner();
  await confirmAddress(server, user.email);
  const id = await sent(client, studio.id, { subject: 'The calendar' });
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
  expect((await client.graphql(OWN, { kind: 'INTERVIEW' })).data).toEqual({
    myOwnerRequests: {
      nodes: [
        {
          id,
          status: 'DONE',
          answer: 'It does now.',
          studioName: studio.name,
          subject: 'The calendar',
        },
      ],
    },
  });
  const emails = (await collectMail(server)).filter(({ recipient }) => recipient === user.email);
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Reply to “The calendar”',
    'Reply to “The calendar”',
  ]);
  expect(emails[0]?.text).toContain('“It does now.”');
  expect(emails[0]?.text).toContain('/owner-dashboard/get-interviewed');
  // Closed is closed.
  expect((await answer(admin, id)).errors[0]?.extensions.code).toBe('CONFLICT');
  expect((await client.graphql(WITHDRAW, { id })).errors[0]?.extensions.code).toBe('CONFLICT');
});

test('what is about a studio is asked for once at a time, by those who run it', async () => {
  const { client, studio } = await owner();
  const id = await sent(client, studio.id);
  expect((await send(client, studio.id)).errors[0]?.extensions.code).toBe('CONFLICT');
  expect((await client.graphql(WITHDRAW, { id })).data).toEqual({
    withdrawOwnerRequest: { request: { status: 'WITHDRAWN' } },
  });
  await sent(client, studio.id);
  const { client: other } = await owner();
  expect((await send(other, studio.id)).errors[0]?.extensions.code).toBe('NOT_FOUND');
});

test('of the same request at once, one is kept', async () => {
  const { client, studio } = await owner();
  const results = await Promise.all(Array.from({ length: 8 }, () => send(client, studio.id)));
  expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
});

test('what is bought by now is not asked for', async () => {
  const { client, studio } = await owner();
  for (const kind of ['BOOST', 'FEATURED']) {
    const { errors } = await send(client, studio.id, { kind });
    expect(errors[0]?.extensions.fields).toEqual({ kind: expect.any(String) as unknown });
  }
});

test('what is missing is named', async () => {
  const { client, studio } = await owner();
  const { errors } = await send(client, studio.id, { subject: ' ', details: '' });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      subject: 'Say in a few words what it is about',
      details: 'Tell us a little more',
    },
  });
});

test('at most 20 wait', async () => {
  const { client, user, studio } = await owner();
  const ownerId = user.id;
  for (let count = 0; count < 20; count += 1) {
    const another = await createStudio(server.database.em, { ownerId });
    await sent(client, another.id);
  }
  const { errors } = await send(client, studio.id);
  expect(errors[0]?.message).toContain('at most 20 open requests');
});

test('others neither see, answer nor withdraw it', async () => {
  const { client, studio } = await owner();
  const id = await sent(client, studio.id);
  const { client: other } = await owner();
  expect((await other.graphql(OWN, { kind: 'INTERVIEW' })).data).toEqual({
    myOwnerRequests: { nodes: [] },
  });
  expect((await other.graphql(WITHDRAW, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await other.graphql(WAITING)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await answer(other, id)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await send(server.client(), studio.id)).errors[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
  const admin = await administrator(server);
  expect((await admin.graphql(WITHDRAW, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
});
