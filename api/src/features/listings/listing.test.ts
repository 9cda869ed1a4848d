import { expect, test } from 'vitest';
import { DRAFTS_OF_OWNER_LIMIT } from '#domain/listings/limits.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { administrator } from '#api/testing/administrator.ts';
import { storedFiles } from '#api/testing/avatars.ts';
import {
  change,
  inputOf,
  listed,
  see,
  start,
  submitted,
  uploadPicture,
  wholeDraft,
} from '#api/testing/listings.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

test('a studio is listed from nothing: written, submitted, approved, and found', async () => {
  const { client: owner } = await signedIn(server);
  const admin = await administrator(server);
  const waiting = await submitted(owner);
  expect(waiting).toMatchObject({ status: 'PENDING', studioId: null });
  const found = `{ studios(filter: { text: "${waiting.name}" }) { nodes { name } } }`;
  expect((await server.client().graphql(found)).data).toEqual({ studios: { nodes: [] } });

  const { data } = await change(admin, 'approveListing', {
    id: waiting.id,
    version: waiting.submittedVersion,
  });
  const { studioId, status } = data!.approveListing!.listing;
  expect(status).toBe('APPROVED');
  expect((await server.client().graphql(found)).data).toEqual({
    studios: { nodes: [{ name: waiting.name }] },
  });
  const { data: page } = await server.client().graphql<{ studio: unknown }>(
    `query ($id: ID!) { studio(id: $id) {
      neighbourhood zone groupSize loadIn parking isStepFree hourlyRateCents bufferMinutes
      cancellation categories { id } equipment { name category } spaces { name }
      houseRules { kind isAllowed } faqs { question }
      openingHours { weekday opens closes } images { url alt width height }
    } }`,
    { id: studioId },
  );
  expect(page!.studio).toEqual({
    neighbourhood: 'Hackney Wick',
    zone: 'Europe/London',
    groupSize: 8,
    loadIn: 'STAIRS',
    parking: 'STREET',
    isStepFree: false,
    hourlyRateCents: 55_00,
    bufferMinutes: 30,
    cancellation: 'STRICT',
    categories: [{ id: 'recording' }, { id: 'drums' }],
    equipment: [{ name: 'Neumann U 87 Ai', category: 'MICROPHONES' }],
    spaces: [{ name: 'Live room' }],
    houseRules: [
      { kind: 'SMOKING', isAllowed: false },
      { kind: 'FOOD', isAllowed: true },
    ],
    faqs: [{ question: 'Is there a drum kit?' }],
    openingHours: [
      { weekday: 1, opens: '10:00', closes: '22:00' },
      { weekday: 6, opens: '18:00', closes: '02:00' },
    ],
    images: [{ ...waiting.pictures[0], alt: 'The live room', width: 900, height: 600 }],
  });
});

test('a draft is saved as it is, and an older device is told that it is older', async () => {
  const { client } = await signedIn(server);
  const { id, version } = await start(client);
  const save = (from: number, name: string) =>
    change(client, 'saveListing', { id, version: from, content: inputOf({ name }) });
  expect((await save(version, 'First')).data!.saveListing!.listing.version).toBe(version + 1);
  const late = await save(version, 'Second');
  expect(late.errors[0]?.extensions.code).toBe('CONFLICT');
  expect((await see(client, id))?.content.name).toBe('First');
  expect((await save(version + 1, 'Third')).errors).toEqual([]);
});

test('of two saves of one version at once, one is kept and the other is told', async () => {
  const { client } = await signedIn(server);
  const { id, version } = await start(client);
  const names = Array.from({ length: 8 }, (_, index) => `Device ${index}`);
  const results = await Promise.all(
    names.map((name) => change(client, 'saveListing', { id, version, content: inputOf({ name }) })),
  );
  const kept = results.filter(({ errors }) => errors.length === 0);
  expect(kept).toHaveLength(1);
  expect(await see(client, id)).toMatchObject({
    version: version + 1,
    content: { name: kept[0]!.data!.saveListing!.listing.content.name },
  });
});

test('what is missing is named field by field, and nothing is submitted then', async () => {
  const { client } = await signedIn(server);
  const { id, version } = await start(client);
  const { errors } = await change(client, 'submitListing', { id, version });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      name: 'Give the studio a name',
      cityId: 'Choose a city',
      categories: 'Choose at least one room type',
      pictures: 'Add at least one photo',
      hourlyRateCents: 'Enter a price of at least $1',
    },
  });
  const draft = await wholeDraft(client, {
    gear: [{ name: '', category: 'console' }],
    isStepFree: true,
    hours: [
      { weekday: 1, opens: '10:00', closes: '18:00' },
      { weekday: 1, opens: '17:00', closes: '20:00' },
    ],
  });
  const second = await change(client, 'submitListing', { id: draft.id, version: draft.version });
  expect(second.errors[0]?.extensions.fields).toEqual({
    'gear[0].name': 'This field is required',
    loadIn: 'A studio without a step has no stairs for gear',
    hours: 'Hours of one day overlap',
  });
  expect((await see(client, draft.id))?.status).toBe('DRAFT');
});

test.each([
  ['a city that there is not', { cityId: 'atlantis' }, 'cityId'],
  ['a room type that there is not', { categories: ['sauna' as 'drums'] }, 'categories[0]'],
  ['a name without end', { name: 'x'.repeat(81) }, 'name'],
  [
    'a photograph of somebody else',
    { pictures: [{ url: '/uploads/studio-pictures/aa.webp', alt: '', width: 1, height: 1 }] },
    'pictures[0]',
  ],
])('%s is not saved', async (_name, content, field) => {
  const { client } = await signedIn(server);
  const { id, version } = await start(client);
  const { errors } = await change(client, 'saveListing', {
    id,
    version,
    content: inputOf(content),
  });
  expect(Object.keys(errors[0]?.extensions.fields ?? {})).toEqual([field]);
  expect((await see(client, id))?.version).toBe(version);
});

test('nobody but its owner touches a listing, and administrators read it', async () => {
  const { client: owner } = await signedIn(server);
  const { client: other } = await signedIn(server, { isStudioOwner: true });
  const admin = await administrator(server);
  const { id, version } = await start(owner);
  expect(await see(owner, id)).toMatchObject({ id });
  expect(await see(admin, id)).toMatchObject({ id });
  const input = { id, version };
  const attempts = [
    ['saveListing', { ...input, content: inputOf({}) }],
    ['submitListing', input],
  ] as const;
  for (const client of [other, admin]) {
    for (const [name, values] of attempts) {
      const { errors } = await change(client, name, values);
      expect(errors[0]?.extensions.code, name).toBe('NOT_FOUND');
    }
    const removal =
      'mutation ($id: ID!) { removeListing(input: { id: $id }) { removedListingId } }';
    const { errors } = await client.graphql(removal, { id });
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await uploadPicture(client, id)).status).toBe(404);
  }
  expect(await see(other, id)).toBeUndefined();
  const visitor = server.client();
  expect((await change(visitor, 'submitListing', input)).errors[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
  expect((await uploadPicture(visitor, id)).status).toBe(401);
  expect((await see(owner, id))?.version).toBe(version);
});

test('drafts are removed with their photographs, studios are not', async () => {
  const { client: owner, user } = await signedIn(server);
  const admin = await administrator(server);
  const draft = await wholeDraft(owner);
  const removal = 'mutation ($id: ID!) { removeListing(input: { id: $id }) { removedListingId } }';
  expect((await owner.graphql(removal, { id: draft.id })).data).toEqual({
    removeListing: { removedListingId: draft.id },
  });
  expect(await see(owner, draft.id)).toBeUndefined();
  const files = await server.database.sql
    .selectFrom('files')
    .select(['removed_at as removedAt'])
    .where('user_id', '=', user.id)
    .execute();
  expect(files).toEqual([{ removedAt: expect.any(String) as string }]);
  const studio = await listed(owner, admin);
  const { errors } = await owner.graphql(removal, { id: studio.id });
  expect(errors[0]?.extensions.code).toBe('CONFLICT');
});

test('a photograph is made upright for screens; the same one again is the same', async () => {
  const { client } = await signedIn(server);
  const { id } = await start(client);
  const first = await uploadPicture(client, id, { width: 3000, height: 1500, colour: '#123456' });
  expect(first).toMatchObject({ status: 200, body: { picture: { width: 1920, height: 960 } } });
  const again = await uploadPicture(client, id, { width: 3000, height: 1500, colour: '#123456' });
  expect(again.body.picture?.url).toBe(first.body.picture?.url);
  const name = first.body.picture!.url.split('/').at(-1);
  expect(storedFiles(server, 'studio-pictures').filter((file) => file === name)).toHaveLength(1);
  const served = await server.client().fetch(first.body.picture!.url);
  expect(served.headers.get('Content-Type')).toBe('image/webp');
  expect(await uploadPicture(client, id, { width: 300, height: 900 })).toMatchObject({
    status: 400,
    body: { fields: { picture: 'Each side must be at least 480 pixels' } },
  });
});

test('an owner lists their own: studios of before, and drafts', async () => {
  const { client, user } = await signedIn(server);
  const studio = await createStudio(server.database.em, { ownerId: user.id, name: 'Old Mill' });
  await start(client);
  const { data } = await client.graphql(
    '{ myListings { totalCount nodes { status studioId content { name } } } }',
  );
  expect(data).toEqual({
    myListings: {
      totalCount: 2,
      nodes: [
        { status: 'DRAFT', studioId: null, content: { name: '' } },
        { status: 'APPROVED', studioId: String(studio.id), content: { name: 'Old Mill' } },
      ],
    },
  });
});

test('there is an end to drafts, however many are begun at once', async () => {
  const { client } = await signedIn(server);
  const begun = await Promise.all(
    Array.from({ length: DRAFTS_OF_OWNER_LIMIT + 3 }, () =>
      client.graphql('mutation { startListing { listing { id } } }'),
    ),
  );
  const refused = begun.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
  expect(refused).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT']);
});

test('gear is suggested as other studios have it', async () => {
  const { client } = await signedIn(server);
  await createStudio(server.database.em, { equipment: ['Zeitgeist Z 88'] });
  const suggestions = '{ gearSuggestions(text: "geist z8") { name category } }';
  const item = { name: 'Zeitgeist Z 88', category: 'MICROPHONES' };
  expect((await client.graphql(suggestions)).data).toEqual({ gearSuggestions: [item] });
  const known = '{ knownGear(names: ["unheard of", "zeitgeist z88"]) { name category } }';
  expect((await client.graphql(known)).data).toEqual({ knownGear: [item] });
});
