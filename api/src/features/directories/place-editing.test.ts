import { expect, test } from 'vitest';
import { createPlace } from '#db/directories/place.factory.ts';
import { administrator } from '#api/testing/administrator.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress, signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const SUGGEST = `mutation ($input: SuggestPlaceInput!) { suggestPlace(input: $input) { name } }`;
const WAITING = `{ placeSuggestions(first: 100) { totalCount nodes {
  id why suggestedBy { name }
  place { kind slug name website tags latitude city { id } openingHours { weekday opens closes } }
} } }`;
const APPROVE = `mutation ($id: ID!) { approvePlace(input: { id: $id }) { suggestion { id } } }`;
const DECLINE = `mutation ($id: ID!, $reasons: String!) {
  declinePlace(input: { id: $id, reasons: $reasons }) { suggestion { id } }
}`;
const PLACE = `query ($slug: ID!) {
  place(kind: RECORD_STORE, idOrSlug: $slug) { id name description isClaimed }
}`;
const RIGHTS = `query ($slug: ID!) {
  place(kind: RECORD_STORE, idOrSlug: $slug) { viewerCanEdit }
}`;
const UPDATE = `mutation ($input: UpdatePlaceInput!) {
  updatePlace(input: $input) { place { name description tags openingHours { weekday opens closes } } }
}`;
const CLAIM = `mutation ($placeId: ID!, $statement: String!) {
  claimPlace(input: { placeId: $placeId, statement: $statement }) { claim { id status } }
}`;
const CLAIMS = `{ placeClaims(first: 100) { totalCount nodes {
  id statement claimant { name } place { id name }
} } }`;
const GRANT = `mutation ($id: ID!) { grantPlaceClaim(input: { id: $id }) { claim { id status } } }`;
const REFUSE = `mutation ($id: ID!, $reasons: String!) {
  declinePlaceClaim(input: { id: $id, reasons: $reasons }) { claim { status reasons } }
}`;
const MINE = `query ($placeId: ID!) { myPlaceClaim(placeId: $placeId) { status reasons } }`;

const PROOF = 'My name stands on the door and on every paper bag.';

interface Suggestions {
  placeSuggestions: { nodes: { id: string; place: { name: string; slug: string } }[] };
}
interface Claims {
  placeClaims: { nodes: { id: string; place: { id: string }; claimant: { name: string } }[] };
}

const suggest = (client: TestClient, input: Record<string, unknown> = {}) =>
  client.graphql(SUGGEST, {
    input: { kind: 'RECORD_STORE', name: 'Tin Chapel Records', cityId: 'london', ...input },
  });

async function waiting(admin: TestClient, name: string) {
  const { data } = await admin.graphql<Suggestions>(WAITING);
  return data!.placeSuggestions.nodes.filter(({ place }) => place.name === name);
}

async function claimsOf(admin: TestClient, placeId: number) {
  const { data } = await admin.graphql<Claims>(CLAIMS);
  return data!.placeClaims.nodes.filter(({ place }) => place.id === String(placeId));
}

test('a visitor suggests a shop, which is listed once an administrator approves it', async () => {
  const visitor = server.client();
  const { data } = await suggest(visitor, {
    name: '  Brick Kiln Records ',
    website: 'https://brickkiln.example',
    tags: ['jazz'],
    openingHours: [{ weekday: 6, opens: '10:00', closes: '18:00' }],
    why: 'Best jazz in town.',
  });
  expect(data).toEqual({ suggestPlace: { name: 'Brick Kiln Records' } });
  const admin = await administrator(server);
  const [suggestion] = await waiting(admin, 'Brick Kiln Records');
  expect(suggestion).toMatchObject({
    why: 'Best jazz in town.',
    suggestedBy: null,
    place: {
      kind: 'RECORD_STORE',
      slug: 'brick-kiln-records',
      website: 'https://brickkiln.example',
      tags: ['jazz'],
      city: { id: 'london' },
      openingHours: [{ weekday: 6, opens: '10:00', closes: '18:00' }],
    },
  });
  const { id } = suggestion!;
  const found = () => visitor.graphql(PLACE, { slug: 'brick-kiln-records' });
  expect((await found()).data).toEqual({ place: null });
  await admin.graphql(APPROVE, { id });
  expect((await found()).data).toEqual({
    place: { id, name: 'Brick Kiln Records', description: '', isClaimed: false },
  });
  expect((await admin.graphql(APPROVE, { id })).errors[0]?.extensions.code).toBe('CONFLICT');
  expect(await waiting(admin, 'Brick Kiln Records')).toEqual([]);
});

test('two of one name have addresses of their own, and names in other scripts have one too', async () => {
  const visitor = server.client();
  await suggest(visitor, { name: 'Twin' });
  await suggest(visitor, { name: 'Twin' });
  await suggest(visitor, { name: '森の音' });
  const admin = await administrator(server);
  const twins = await waiting(admin, 'Twin');
  expect(twins.map(({ place }) => place.slug)).toEqual(['twin', 'twin-2']);
  const [forest] = await waiting(admin, '森の音');
  expect(forest?.place.slug).toMatch(/^record-store/);
});

test('whoever suggested it is mailed what was decided, with reasons', async () => {
  const { client, user } = await signedIn(server, { language: 'en' });
  await confirmAddress(server, user.email);
  await suggest(client, { name: 'Salt Loft' });
  await suggest(client, { name: 'Closed Long Ago' });
  const admin = await administrator(server);
  await collectMail(server);
  const [listed] = await waiting(admin, 'Salt Loft');
  await admin.graphql(APPROVE, { id: listed!.id });
  const [declined] = await waiting(admin, 'Closed Long Ago');
  await admin.graphql(DECLINE, { id: declined!.id, reasons: 'It closed in 2009.' });
  expect(await waiting(admin, 'Closed Long Ago')).toEqual([]);
  const emails = (await collectMail(server)).filter(({ recipient }) => recipient === user.email);
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Salt Loft is listed on Roomtone',
    'We did not add Closed Long Ago',
  ]);
  expect(emails[0]?.text).toContain('/store/salt-loft');
  expect(emails[1]?.text).toContain('“It closed in 2009.”');
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ cityId: 'atlantis' }, 'cityId'],
  [{ tags: ['guitars'] }, 'tags[0]'],
  [{ website: 'javascript:alert(1)' }, 'website'],
  [{ openingHours: [{ weekday: 1, opens: '10', closes: '18:00' }] }, 'openingHours[0].opens'],
  [
    {
      openingHours: [
        { weekday: 1, opens: '10:00', closes: '14:00' },
        { weekday: 1, opens: '13:00', closes: '18:00' },
      ],
    },
    'openingHours',
  ],
  [
    { kind: 'LABEL', openingHours: [{ weekday: 1, opens: '10:00', closes: '18:00' }] },
    'openingHours',
  ],
])('a suggestion with %j is refused at %s', async (change, field) => {
  const { errors } = await suggest(server.client(), change);
  expect(Object.keys(errors[0]?.extensions.fields ?? {})).toEqual([field]);
});

test('only administrators see and decide suggestions', async () => {
  const { client } = await signedIn(server);
  expect((await client.graphql(WAITING)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  const { errors } = await client.graphql(APPROVE, { id: '1' });
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
});

test('whoever runs a shop claims it in words, and keeps it up to date once that is granted', async () => {
  const { id, slug } = await createPlace(server.database.em);
  const owner = await signedIn(server);
  const rival = await signedIn(server);
  const admin = await administrator(server);
  await owner.client.graphql(CLAIM, { placeId: id, statement: PROOF });
  await rival.client.graphql(CLAIM, { placeId: id, statement: `${PROOF} Truly.` });
  const edit = (client: TestClient) =>
    client.graphql(UPDATE, {
      input: {
        id,
        name: 'New Name',
        cityId: 'london',
        description: 'New records.',
        tags: ['jazz'],
        openingHours: [
          { weekday: 2, opens: '14:00', closes: '18:00' },
          { weekday: 2, opens: '10:00', closes: '13:00' },
        ],
      },
    });
  expect((await edit(owner.client)).errors[0]?.extensions.code).toBe('FORBIDDEN');

  const claims = await claimsOf(admin, id);
  expect(claims).toHaveLength(2);
  const { data } = await admin.graphql(GRANT, { id: claims[0]!.id });
  expect(data).toEqual({ grantPlaceClaim: { claim: { id: claims[0]!.id, status: 'GRANTED' } } });
  expect(await claimsOf(admin, id)).toEqual([]);

  expect((await edit(owner.client)).data).toEqual({
    updatePlace: {
      place: {
        name: 'New Name',
        description: 'New records.',
        tags: ['jazz'],
        openingHours: [
          { weekday: 2, opens: '10:00', closes: '13:00' },
          { weekday: 2, opens: '14:00', closes: '18:00' },
        ],
      },
    },
  });
  expect((await rival.client.graphql(MINE, { placeId: id })).data).toEqual({
    myPlaceClaim: { status: 'DECLINED', reasons: '' },
  });
  expect((await edit(rival.client)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await edit(server.client())).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await edit(admin)).errors).toEqual([]);
  const mayEdit = async (client: TestClient) => (await client.graphql(RIGHTS, { slug })).data;
  expect(await mayEdit(owner.client)).toEqual({ place: { viewerCanEdit: true } });
  expect(await mayEdit(rival.client)).toEqual({ place: { viewerCanEdit: false } });
  const late = await rival.client.graphql(CLAIM, { placeId: id, statement: PROOF });
  expect(late.errors[0]?.extensions.code).toBe('CONFLICT');
});

test('a claim that proves nothing is declined, and can be made anew', async () => {
  const { id } = await createPlace(server.database.em);
  const { client } = await signedIn(server);
  const admin = await administrator(server);
  const short = await client.graphql(CLAIM, { placeId: id, statement: 'It is mine.' });
  expect(short.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  await client.graphql(CLAIM, { placeId: id, statement: PROOF });
  await client.graphql(CLAIM, { placeId: id, statement: `${PROOF} See our website.` });
  const claims = await claimsOf(admin, id);
  expect(claims).toHaveLength(1);
  await admin.graphql(REFUSE, { id: claims[0]!.id, reasons: 'Anybody could say so.' });
  expect((await client.graphql(MINE, { placeId: id })).data).toEqual({
    myPlaceClaim: { status: 'DECLINED', reasons: 'Anybody could say so.' },
  });
  const again = await client.graphql(CLAIM, { placeId: id, statement: PROOF });
  expect(again.errors).toEqual([]);
});

test('a claim is written anew as often as somebody thinks of better words', async () => {
  const { id } = await createPlace(server.database.em);
  const claimants = [await signedIn(server), await signedIn(server), await signedIn(server)];
  const admin = await administrator(server);
  // More often than a statement is sent before the database plans it without its values.
  for (let time = 1; time <= 8; time += 1) {
    const statement = `${PROOF} I say so ${time} times.`;
    for (const { client } of claimants) {
      expect((await client.graphql(CLAIM, { placeId: id, statement })).errors).toEqual([]);
    }
  }
  const last = { statement: `${PROOF} I say so 8 times.` };
  expect(await claimsOf(admin, id)).toMatchObject([last, last, last]);
});

test('what is only suggested can be neither claimed nor changed', async () => {
  const { id } = await createPlace(server.database.em, { status: 'draft' });
  const admin = await administrator(server);
  const claim = await admin.graphql(CLAIM, { placeId: id, statement: PROOF });
  expect(claim.errors[0]?.extensions.code).toBe('NOT_FOUND');
  const { errors } = await admin.graphql(UPDATE, { input: { id, name: 'A', cityId: 'london' } });
  expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
});
