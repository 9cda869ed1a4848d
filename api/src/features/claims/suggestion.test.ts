import { expect, test } from 'vitest';
import { createUnclaimedStudio } from '#db/claims/unclaimed-studio.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { administrator } from '#api/testing/administrator.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress, signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const SUGGEST = `mutation ($input: SuggestStudioInput!) { suggestStudio(input: $input) { name } }`;
const WAITING = `{ suggestionsToReview(first: 100) { totalCount nodes {
  id why suggestedBy { name } similar { name studioId unclaimedId }
  studio { name website city { id } categories { id } }
} } }`;
const APPROVE = `mutation ($id: ID!) { approveSuggestion(input: { id: $id }) { suggestion { id } } }`;
const DECLINE = `mutation ($id: ID!, $reasons: String!) {
  declineSuggestion(input: { id: $id, reasons: $reasons }) { suggestion { id } }
}`;
const STUDIO = `query ($id: ID!) {
  unclaimedStudio(id: $id) { name provingDomain isClaimed studioId }
}`;

interface Waiting {
  suggestionsToReview: { nodes: { id: string; studio: { name: string } }[] };
}

const suggest = (client: TestClient, input: Record<string, unknown> = {}) =>
  client.graphql(SUGGEST, {
    input: { name: 'Tin Chapel', cityId: 'london', categories: ['recording'], ...input },
  });

/** What waits under a name. */
async function waiting(admin: TestClient, name: string) {
  const { data } = await admin.graphql<Waiting>(WAITING);
  return data!.suggestionsToReview.nodes.find(({ studio }) => studio.name === name)!;
}

test('a visitor suggests a studio, which has a page once an administrator approves it', async () => {
  const visitor = server.client();
  const { data } = await suggest(visitor, {
    name: '  Brick Kiln ',
    website: 'brickkiln.example/rooms',
    why: 'Best drum room in town.',
  });
  expect(data).toEqual({ suggestStudio: { name: 'Brick Kiln' } });
  const admin = await administrator(server);
  const suggestion = await waiting(admin, 'Brick Kiln');
  expect(suggestion).toEqual({
    id: suggestion.id,
    why: 'Best drum room in town.',
    suggestedBy: null,
    similar: [],
    studio: {
      name: 'Brick Kiln',
      website: 'https://brickkiln.example/rooms',
      city: { id: 'london' },
      categories: [{ id: 'recording' }],
    },
  });
  const { id } = suggestion;
  expect((await visitor.graphql(STUDIO, { id })).data).toEqual({ unclaimedStudio: null });
  expect((await admin.graphql(APPROVE, { id })).errors).toEqual([]);
  expect((await visitor.graphql(STUDIO, { id })).data).toEqual({
    unclaimedStudio: {
      name: 'Brick Kiln',
      provingDomain: 'brickkiln.example',
      isClaimed: false,
      studioId: null,
    },
  });
  // Decided is decided.
  const again = await admin.graphql(DECLINE, { id, reasons: 'No.' });
  expect(again.errors[0]?.extensions.code).toBe('CONFLICT');
});

test('it is found by its name, and is none of the studios', async () => {
  const id = await createUnclaimedStudio(server.database.em, { name: 'Quince Orchard Sound' });
  const search = `{ siteSearch(text: "quince orchard") { kind hits { title url } } }`;
  expect((await server.client().graphql(search)).data).toEqual({
    siteSearch: [
      {
        kind: 'UNCLAIMED_STUDIOS',
        hits: [{ title: 'Quince Orchard Sound', url: `/unclaimed-studios/${id}` }],
      },
    ],
  });
});

test('whoever suggests it is mailed what becomes of it', async () => {
  const { client, user } = await signedIn(server, { language: 'en' });
  await confirmAddress(server, user.email);
  await suggest(client, { name: 'Salt Loft' });
  await suggest(client, { name: 'Moon Base' });
  const admin = await administrator(server);
  await collectMail(server);
  const { id } = await waiting(admin, 'Salt Loft');
  await admin.graphql(APPROVE, { id });
  const declined = await waiting(admin, 'Moon Base');
  await admin.graphql(DECLINE, { id: declined.id, reasons: 'It is on the moon.' });
  const emails = (await collectMail(server)).filter(({ recipient }) => recipient === user.email);
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Salt Loft is on Roomtone',
    'We did not add Moon Base',
  ]);
  expect(emails[0]?.text).toContain(`/unclaimed-studios/${id}`);
  expect(emails[1]?.text).toContain('“It is on the moon.”');
});

test('studios of nearly the same name are hinted at', async () => {
  const { em } = server.database;
  const { id } = await createStudio(em, { name: 'Café Tempête', cityId: 'paris' });
  await createStudio(em, { name: 'Cafe Tempete', cityId: 'berlin' });
  await createStudio(em, { name: 'Cafe Tempete', cityId: 'paris', status: 'pending' });
  const unclaimed = await createUnclaimedStudio(em, { name: 'Cafe Tempete 2', cityId: 'paris' });
  const hints = `{ similarStudios(name: "cafe tempete", cityId: "paris") {
    name studioId unclaimedId
  } }`;
  expect((await server.client().graphql(hints)).data).toEqual({
    similarStudios: [
      { name: 'Café Tempête', studioId: String(id), unclaimedId: null },
      { name: 'Cafe Tempete 2', studioId: null, unclaimedId: String(unclaimed) },
    ],
  });
});

test('what is missing or wrong is named', async () => {
  const { errors } = await suggest(server.client(), {
    name: ' ',
    cityId: 'atlantis',
    categories: [],
    website: 'javascript:alert(1)',
  });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      name: 'Give the studio a name',
      cityId: 'There is no such city',
      categories: 'Choose at least one room type',
      website: 'Must be a web address, such as https://example.com',
    },
  });
});

test('nobody but administrators sees or decides what was suggested', async () => {
  await suggest(server.client());
  const admin = await administrator(server);
  const { id } = await waiting(admin, 'Tin Chapel');
  const { client } = await signedIn(server);
  for (const [operation, variables] of [
    [WAITING, {}],
    [APPROVE, { id }],
    [DECLINE, { id, reasons: 'No.' }],
  ] as const) {
    const { errors } = await client.graphql(operation, variables);
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  }
  expect(await waiting(admin, 'Tin Chapel')).toMatchObject({ id });
});
