import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useServer } from '#api/testing/test-server.ts';
import type { GraphqlResult, TestClient } from '#api/testing/test-client.ts';
import { ALIAS_LIMIT, DEPTH_LIMIT } from './graphql.ts';
import { COST_LIMIT } from './query-cost.ts';

const page = readFileSync(new URL('../../../docs/api/graphql.md', import.meta.url), 'utf8');

/** A document of the page, and what it says that the server answers. */
interface Example {
  document: string;
  /** The code of failure until which it is sent. */
  until: string | undefined;
  answer: Record<string, unknown>;
}

const examples: Example[] = [
  ...page.matchAll(/```graphql(?: until (\w+))?\n(.*?)```\n+```json answer\n(.*?)```/gs),
].map(([, until, document = '', answer = '']) => ({
  document,
  until,
  answer: JSON.parse(answer) as Record<string, unknown>,
}));

/** What the page says, where `…` stands for any value. */
function expected(value: unknown): unknown {
  if (value === '…') return expect.anything();
  if (Array.isArray(value)) return value.map(expected);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, expected(inner)]));
}

const server = useServer();
let client: TestClient;

beforeAll(async () => {
  for (const [name, hourlyRateCents] of [
    ['Cedar Hall', 80_00],
    ['Birch Room', 60_00],
    ['Drum Loft', 95_00],
  ] as const) {
    await createStudio(server.database.em, { name, hourlyRateCents });
  }
  client = server.client();
  await client.register();
});

async function send({ document, until }: Example): Promise<GraphqlResult<unknown>> {
  let result = await client.graphql(document);
  for (
    let time = 0;
    until && result.errors[0]?.extensions.code !== until && time < 100;
    time += 1
  ) {
    result = await client.graphql(document);
  }
  return result;
}

test('every document of the page has an answer', () => {
  expect(examples.length).toBe([...page.matchAll(/```graphql/g)].length);
});

test.each(examples)('the server answers as the page says: $document', async (example) => {
  const { data, errors, status, headers } = await send(example);
  const answer = errors.length > 0 ? { data, errors } : { data };
  expect(answer).toMatchObject(expected(example.answer) as object);
  if (example.until) expect([status, headers.has('Retry-After')]).toEqual([429, true]);
});

test('the next page begins after the last item of the one before', async () => {
  const [{ document }] = examples as [Example];
  interface Found {
    studios: { nodes: { name: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
  }
  const first = await client.graphql<Found>(document);
  const { endCursor } = first.data!.studios.pageInfo;
  const second = await client.graphql<Found>(document, { after: endCursor });
  expect(second.data!.studios).toMatchObject({
    nodes: [{ name: 'Drum Loft' }],
    pageInfo: { hasNextPage: false, hasPreviousPage: true },
  });
});

test('the page says how much a query may ask for', () => {
  expect(page).toContain(
    `may cost ${COST_LIMIT.toLocaleString('en')} units, be ${DEPTH_LIMIT} levels deep and have ${ALIAS_LIMIT} aliases`,
  );
});
