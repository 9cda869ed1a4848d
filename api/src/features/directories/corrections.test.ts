import { expect, test } from 'vitest';
import { createPlace } from '#db/directories/place.factory.ts';
import { administrator } from '#api/testing/administrator.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress, signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const SUGGEST = `mutation ($input: SuggestCorrectionInput!) {
  suggestCorrection(input: $input) { isSent }
}`;
const WAITING = `query ($first: Int = 100) { corrections(first: $first) { totalCount nodes {
  id fact details email sender { name } place { id name } waveId
} } }`;
const ACCEPT = `mutation ($id: ID!) { acceptCorrection(input: { id: $id }) { correctionId } }`;
const DISMISS = `mutation ($id: ID!, $reasons: String!) {
  dismissCorrection(input: { id: $id, reasons: $reasons }) { correctionId }
}`;
const RESTORE = `mutation ($id: ID!) { restorePlace(input: { id: $id }) { placeId } }`;
const PLACE = `query ($id: ID!) { place(kind: RECORD_STORE, idOrSlug: $id) { name } }`;

interface Waiting {
  corrections: {
    nodes: { id: string; fact: string; place: { id: string } | null; waveId: string | null }[];
  };
}

const suggest = (client: TestClient, input: Record<string, unknown>) =>
  client.graphql(SUGGEST, { input: { fact: 'HOURS', details: 'Shut on Mondays.', ...input } });

async function waitingOf(admin: TestClient, placeId: number) {
  const { data } = await admin.graphql<Waiting>(WAITING);
  return data!.corrections.nodes.filter(({ place }) => place?.id === String(placeId));
}

test('a visitor says what is wrong, once, and is told when it is corrected', async () => {
  const { id, name } = await createPlace(server.database.em);
  const visitor = server.client();
  const email = 'passer-by@house.example';
  expect((await suggest(visitor, { placeId: id, email })).data).toEqual({
    suggestCorrection: { isSent: true },
  });
  await suggest(visitor, { placeId: id, email: `  ${email} ` });
  const admin = await administrator(server);
  const waiting = await waitingOf(admin, id);
  expect(waiting).toEqual([
    {
      id: waiting[0]!.id,
      fact: 'HOURS',
      details: 'Shut on Mondays.',
      email,
      sender: null,
      place: { id: String(id), name },
      waveId: null,
    },
  ]);
  await collectMail(server);
  expect((await admin.graphql(ACCEPT, { id: waiting[0]!.id })).errors).toEqual([]);
  const [mail] = await collectMail(server);
  expect(mail).toMatchObject({
    recipient: email,
    subject: 'We have corrected what you told us',
  });
  // Nobody has shown that the address is theirs.
  expect(mail?.text).not.toContain(name);
  expect(await waitingOf(admin, id)).toEqual([]);
  const again = await admin.graphql(ACCEPT, { id: waiting[0]!.id });
  expect(again.errors[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a member is mailed why the page stays, at no address but their own', async () => {
  const { id, name } = await createPlace(server.database.em);
  const { client, user } = await signedIn(server, { language: 'en' });
  await confirmAddress(server, user.email);
  await suggest(client, { placeId: id, email: 'somebody-else@house.example' });
  const admin = await administrator(server);
  const [waiting] = await waitingOf(admin, id);
  expect(waiting).toMatchObject({ email: '', sender: { name: user.name } });
  const unsaid = await admin.graphql(DISMISS, { id: waiting!.id, reasons: ' ' });
  expect(unsaid.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  await collectMail(server);
  await admin.graphql(DISMISS, { id: waiting!.id, reasons: 'We called: open on Mondays.' });
  const emails = await collectMail(server);
  expect(emails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [user.email, `About ${name}: the page stays as it is`],
  ]);
  expect(emails[0]?.text).toContain('“We called: open on Mondays.”');
});

test('of two administrators who see to it at once, one does', async () => {
  const { id } = await createPlace(server.database.em);
  await suggest(server.client(), { placeId: id, email: 'one@house.example' });
  const admin = await administrator(server);
  const correction = (await waitingOf(admin, id))[0]!.id;
  await collectMail(server);
  const results = await Promise.all([
    admin.graphql(ACCEPT, { id: correction }),
    admin.graphql(DISMISS, { id: correction, reasons: 'No.' }),
  ]);
  const codes = results.map(({ errors }) => errors[0]?.extensions.code ?? 'done');
  expect(new Set(codes)).toEqual(new Set(['done', 'NOT_FOUND']));
  expect(await collectMail(server)).toHaveLength(1);
});

test('a shop that has closed for good is found no longer, until that is taken back', async () => {
  const { id, name } = await createPlace(server.database.em);
  const visitor = server.client();
  await suggest(visitor, { placeId: id, fact: 'CLOSED', details: '' });
  const admin = await administrator(server);
  const [waiting] = await waitingOf(admin, id);
  const found = async () => (await visitor.graphql(PLACE, { id: String(id) })).data;
  expect(await found()).toEqual({ place: { name } });
  await admin.graphql(ACCEPT, { id: waiting!.id });
  expect(await found()).toEqual({ place: null });
  const late = await suggest(visitor, { placeId: id });
  expect(late.errors[0]?.extensions.code).toBe('NOT_FOUND');
  await admin.graphql(RESTORE, { id });
  expect(await found()).toEqual({ place: { name } });
  const again = await admin.graphql(RESTORE, { id });
  expect(again.errors[0]?.extensions.code).toBe('NOT_FOUND');
});

test('something is wrong on a wave as well', async () => {
  const input = { waveId: 'london-jazz', fact: 'LINK', details: 'It leads to another record.' };
  const admin = await administrator(server);
  const { data } = await admin.graphql<{ waves: { id: string }[] }>(
    '{ waves(language: EN) { id } }',
  );
  const waveId = data!.waves[0]!.id;
  expect((await suggest(server.client(), { ...input, waveId })).errors).toEqual([]);
  const waiting = await admin.graphql<Waiting>(WAITING);
  const found = waiting.data!.corrections.nodes.find((node) => node.waveId === waveId);
  expect(found).toMatchObject({ fact: 'LINK', place: null });
  expect((await admin.graphql(ACCEPT, { id: found!.id })).errors).toEqual([]);
  const nowhere = await suggest(server.client(), { ...input, waveId: 'no-such-wave' });
  expect(nowhere.errors[0]?.extensions.code).toBe('NOT_FOUND');
  const shut = await suggest(server.client(), { waveId, fact: 'CLOSED' });
  expect(Object.keys(shut.errors[0]?.extensions.fields ?? {})).toEqual(['fact']);
});

test.each([
  [{ details: '  ' }, 'details'],
  [{ details: 'x'.repeat(1001) }, 'details'],
  [{ details: 'a\0b' }, 'input.details'],
  [{ email: 'nobody' }, 'email'],
])('%j is refused', async (change, field) => {
  const { id } = await createPlace(server.database.em);
  const { errors } = await suggest(server.client(), { placeId: id, ...change });
  expect(Object.keys(errors[0]?.extensions.fields ?? {})).toEqual([field]);
});

test('labels have no hours that could be wrong, and what is only suggested has no page', async () => {
  const label = await createPlace(server.database.em, { kind: 'label' });
  const { errors } = await suggest(server.client(), { placeId: label.id });
  expect(Object.keys(errors[0]?.extensions.fields ?? {})).toEqual(['fact']);
  const draft = await createPlace(server.database.em, { status: 'draft' });
  for (const input of [{ placeId: draft.id }, {}, { placeId: label.id, waveId: 'x' }]) {
    const refused = await suggest(server.client(), input);
    expect(refused.errors[0]?.extensions.code).toBe('NOT_FOUND');
  }
});

test('nobody but administrators sees what is wrong, or sees to it', async () => {
  const { client } = await signedIn(server);
  for (const result of [
    client.graphql(WAITING),
    client.graphql(ACCEPT, { id: '1' }),
    client.graphql(DISMISS, { id: '1', reasons: 'No.' }),
    client.graphql(RESTORE, { id: '1' }),
  ]) {
    expect((await result).errors[0]?.extensions.code).toBe('FORBIDDEN');
  }
});

test('the list takes as many statements for many as for one', async () => {
  const admin = await administrator(server);
  for (let count = 0; count < 3; count += 1) {
    const { id } = await createPlace(server.database.em);
    await suggest(server.client(), { placeId: id });
  }
  const statements = async (first: number) => {
    server.database.takeQueries();
    expect((await admin.graphql(WAITING, { first })).errors).toEqual([]);
    return server.database.takeQueries().length;
  };
  expect(await statements(3)).toBe(await statements(1));
});
