import { expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const IMPORT = `mutation ($input: ImportListingsInput!) {
  importListings(input: $input) { imported skippedLines }
}`;
const LISTINGS = `{ myListings(first: 100) { nodes { status studioId content {
  name cityId hourlyRateCents gear { name category } hours { weekday opens closes } firstReply
} } } }`;

interface Listed {
  myListings: {
    nodes: { status: string; content: { name: string; hourlyRateCents: number | null } }[];
  };
}

const importing = (client: TestClient, csv: string, skipBadRows = false) =>
  client.graphql(IMPORT, { input: { csv, skipBadRows } });

async function listed(client: TestClient) {
  const { data } = await client.graphql<Listed>(LISTINGS);
  return data!.myListings.nodes;
}

const HEADER = 'name,city,hourly_rate,gear,hours';
const GOOD =
  'Attic,london,49.50,"microphones: U 87; console: Neve 8078","mon 10:00-22:00; sat 18:00-02:00"';

test('each row becomes a draft', async () => {
  const { client } = await signedIn(server);
  const { data } = await importing(client, `${HEADER}\n${GOOD}\n\nTwo,London,,,`);
  expect(data).toEqual({ importListings: { imported: 2, skippedLines: [] } });
  const nodes = await listed(client);
  expect(nodes).toHaveLength(2);
  expect(nodes.find(({ content }) => content.name === 'Attic')).toEqual({
    status: 'DRAFT',
    studioId: null,
    content: {
      name: 'Attic',
      cityId: 'london',
      hourlyRateCents: 49_50,
      gear: [
        { name: 'U 87', category: 'MICROPHONES' },
        { name: 'Neve 8078', category: 'CONSOLE' },
      ],
      hours: [
        { weekday: 1, opens: '10:00', closes: '22:00' },
        { weekday: 6, opens: '18:00', closes: '02:00' },
      ],
      firstReply: '',
    },
  });
});

test('a bad row is named by line and column, and nothing is taken', async () => {
  const { client } = await signedIn(server);
  const csv = `${HEADER}\n${GOOD}\n"a\nb",atlantis,lots,a drum,noon\nHall,,20000,,`;
  const { errors } = await importing(client, csv);
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(errors[0]?.extensions.fields).toEqual({
    'lines[3].hourly_rate': 'Has the wrong type',
    'lines[3].gear': expect.stringContaining('Write gear as kind: name') as string,
    'lines[3].hours': expect.stringContaining('Write hours like this') as string,
    'lines[5].hourly_rate': 'Must be from 0 to 1000000',
  });
  expect(await listed(client)).toEqual([]);
});

test('a table with semicolons is one too', async () => {
  const { client } = await signedIn(server);
  const { data } = await importing(client, 'name;city\nAttic;London\n');
  expect(data).toEqual({ importListings: { imported: 1, skippedLines: [] } });
});

test('bad rows are skipped when that is asked for', async () => {
  const { client } = await signedIn(server);
  const { data } = await importing(client, `${HEADER}\nA,atlantis,,,\n${GOOD}`, true);
  expect(data).toEqual({ importListings: { imported: 1, skippedLines: [2] } });
  expect(await listed(client)).toHaveLength(1);
});

test.each([
  ['nothing', '', 'csv', 'no rows'],
  ['a first line', `${HEADER}\n`, 'csv', 'no rows'],
  ['an open quote', `${HEADER}\n"open`, 'csv', 'not valid CSV'],
  ['a short row', `${HEADER}\na,b`, 'csv', 'not valid CSV'],
  ['an unknown column', `${HEADER},colour\n${GOOD},red`, 'lines[1].colour', 'no such column'],
  ['no names', 'city\nlondon', 'lines[1].name', 'missing'],
  ['21 rows', `name\n${'x\n'.repeat(21)}`, 'csv', 'more than 20 rows'],
  ['a large file', `name\n${'x'.repeat(200_001)}`, 'csv', 'larger than 200 KB'],
])('%s is no table of listings', async (_name, csv, field, words) => {
  const { client } = await signedIn(server);
  const { errors } = await importing(client, csv);
  expect(errors[0]?.extensions.fields).toEqual({
    [field]: expect.stringContaining(words) as string,
  });
});

test('beyond 20 drafts nothing is imported', async () => {
  const { client } = await signedIn(server);
  const rows = (count: number) => `name\n${'x\n'.repeat(count)}`;
  expect((await importing(client, rows(15))).errors).toEqual([]);
  expect((await importing(client, rows(6))).errors[0]?.extensions.code).toBe('CONFLICT');
  expect(await listed(client)).toHaveLength(15);
});

test('what was exported can be imported again, formulas and all', async () => {
  const { client, user } = await signedIn(server, { isStudioOwner: true });
  await createStudio(server.database.em, {
    ownerId: user.id,
    name: '=HYPERLINK("https://example.com"), the studio',
    equipment: ['Otari MTR-90'],
    hourlyRateCents: 61_25,
    hours: [{ opensMinute: 600, closesMinute: 1320 }],
    isPromotedByHand: true,
  });
  const csv = await (await client.fetch('/api/owner/listings.csv')).text();
  expect(csv).toContain(`"'=HYPERLINK(`);
  const before = await listed(client);
  expect((await importing(client, csv)).errors).toEqual([]);
  const after = await listed(client);
  expect(after).toHaveLength(2);
  const draft = after.find(({ status }) => status === 'DRAFT');
  expect(draft?.content).toEqual(before[0]?.content);
});

test('visitors import nothing', async () => {
  const { errors } = await importing(server.client(), `${HEADER}\n${GOOD}`);
  expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
