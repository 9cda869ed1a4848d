import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import { asWritten, createWrittenStudios } from '#api/testing/written-examples.ts';
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

const server = useServer({ env: { RATE_LIMIT_FACTOR: '1' } });
let client: TestClient;

beforeAll(async () => {
  await createWrittenStudios(server);
  ({ client } = await signedIn(server));
});

/** Sends a document, as often as it takes to be refused as the page says. */
async function send({ document, until }: Example): Promise<GraphqlResult<unknown>> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const result = await client.graphql(document);
    if (until === undefined || result.errors[0]?.extensions.code === until) return result;
  }
  throw new Error(`${until} did not come.`);
}

test('every document of the page has an answer', () => {
  expect(examples.length).toBe([...page.matchAll(/```graphql/g)].length);
});

test.each(examples)('the server answers as the page says: $document', async (example) => {
  const { data, errors, status, headers } = await send(example);
  const answer = { data, ...(errors.length > 0 && { errors }) };
  expect(asWritten(example.answer, answer)).toEqual(example.answer);
  const isLimited = example.until === 'RATE_LIMITED';
  expect([status, headers.has('Retry-After')]).toEqual(isLimited ? [429, true] : [200, false]);
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
