import { expect, test } from 'vitest';
import { administrator } from '#api/testing/administrator.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress, signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z, a Tuesday.

const REQUEST = `mutation ($input: RequestRemovalInput!) {
  requestRemoval(input: $input) { email }
}`;
const WAITING = `{ removalRequests(first: 100) { totalCount nodes {
  id name email listingUrl reason additionalDetails status dueOn
} } }`;
const DECIDE = `mutation ($input: DecideRemovalInput!) {
  decideRemoval(input: $input) { request { status answer } }
}`;

const house = {
  name: 'Nell Ferrand',
  email: 'Nell@House.example ',
  listingUrl: 'https://roomtone.example/studios/7',
  reason: 'It is my house, and I never listed it.',
};

interface Waiting {
  removalRequests: { nodes: { id: string; email: string }[] };
}

async function waiting(admin: TestClient, email: string) {
  const { data } = await admin.graphql<Waiting>(WAITING);
  return data!.removalRequests.nodes.find((request) => request.email === email);
}

test('a visitor asks, is mailed, and an administrator has three business days', async () => {
  const { data, errors } = await server.client().graphql(REQUEST, { input: house });
  expect(errors).toEqual([]);
  expect(data).toEqual({ requestRemoval: { email: 'nell@house.example' } });
  const [mail] = await collectMail(server);
  expect(mail).toMatchObject({
    recipient: 'nell@house.example',
    subject: 'We have received your removal request',
  });
  // Whoever typed a stranger's address chooses nothing of what they are mailed.
  expect(mail?.text).not.toContain('Nell Ferrand');
  const admin = await administrator(server);
  const request = await waiting(admin, 'nell@house.example');
  expect(request).toEqual({
    id: request!.id,
    ...house,
    email: 'nell@house.example',
    additionalDetails: '',
    status: 'WAITING',
    dueOn: '2026-12-04',
  });
});

test('whoever asked is told what was decided, and nothing is decided twice', async () => {
  const { client, user } = await signedIn(server, { language: 'en' });
  await confirmAddress(server, user.email);
  await client.graphql(REQUEST, { input: { ...house, email: user.email } });
  await collectMail(server);
  const admin = await administrator(server);
  const { id } = (await waiting(admin, user.email))!;
  const input = { id, outcome: 'REMOVED', answer: 'It is gone.' };
  expect((await admin.graphql(DECIDE, { input })).data).toEqual({
    decideRemoval: { request: { status: 'REMOVED', answer: 'It is gone.' } },
  });
  const mail = (await collectMail(server)).find(({ recipient }) => recipient === user.email);
  expect(mail?.subject).toBe('Your removal request: done');
  expect(mail?.text).toContain('“It is gone.”');
  const again = await admin.graphql(DECIDE, { input });
  expect(again.errors[0]?.extensions.code).toBe('CONFLICT');
  expect(await waiting(admin, user.email)).toBeUndefined();
});

test('what is missing is said in the words of the form', async () => {
  const input = { name: 'N', email: 'nell', listingUrl: 'my house', reason: 'Because' };
  const { errors } = await server.client().graphql(REQUEST, { input });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      listingUrl: 'Please enter a valid URL',
      reason: 'Please provide a detailed reason for removal',
    },
  });
});

test('nobody but administrators sees requests, or decides about them', async () => {
  const { client } = await signedIn(server);
  const input = { id: '1', outcome: 'DECLINED', answer: 'No.' };
  for (const result of [client.graphql(WAITING), client.graphql(DECIDE, { input })]) {
    expect((await result).errors[0]?.extensions.code).toBe('FORBIDDEN');
  }
});

test('a request cannot be put back among those that wait', async () => {
  await server.client().graphql(REQUEST, { input: { ...house, email: 'wait@house.example' } });
  const admin = await administrator(server);
  const { id } = (await waiting(admin, 'wait@house.example'))!;
  const input = { id, outcome: 'WAITING', answer: 'Later.' };
  expect((await admin.graphql(DECIDE, { input })).errors[0]?.extensions.code).toBe(
    'BAD_USER_INPUT',
  );
});
