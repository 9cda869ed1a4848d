import { beforeAll, describe, expect, test } from 'vitest';
import { loadDemoData } from '#demo/demo.ts';
import { languages } from '#domain/accounts/language.ts';
import { signedIn, signedInAdministrator } from '#api/testing/member.ts';
import { addPublicData } from '#api/testing/public-data.ts';
import { readPublicQueries } from '#api/testing/public-queries.ts';
import type { publicQueries } from '#api/testing/public-queries.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const now = '2026-12-01T12:00:00Z';
const server = useServer({ env: { KEPT_ANSWERS: 'on', TRUST_PROXY: '1' } });

let queries: Record<keyof typeof publicQueries, string>;
let people: TestClient[];

beforeAll(async () => {
  const hashPassword = (password: string) => Promise.resolve(password);
  await loadDemoData(server.database.orm, { now: Date.parse(now), hashPassword });
  const unclaimed = await addPublicData(server.database.orm, now);
  queries = await readPublicQueries(server.client(), unclaimed);
  const members = await Promise.all([
    signedIn(server),
    signedIn(server, { isStudioOwner: true }),
    signedIn(server, { language: 'ja' }),
    signedInAdministrator(server),
  ]);
  people = [
    ...languages.map((language) => server.client({ 'Accept-Language': language })),
    server.client({ 'X-Forwarded-Host': 'elsewhere.example', 'X-Forwarded-Proto': 'https' }),
    ...members.map(({ client }) => client),
  ];
});

async function bytesFor(client: TestClient, query: string) {
  const response = await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return `${response.status} ${response.headers.get('etag')} ${await response.text()}`;
}

describe('ten people get the same bytes', () => {
  test('who are ten', () => {
    expect(people).toHaveLength(10);
  });

  test('of every public field, made or kept', async () => {
    for (const [field, query] of Object.entries(queries)) {
      for (const round of ['made', 'made and kept', 'kept']) {
        const bytes = new Set<string>();
        for (const client of people) bytes.add(await bytesFor(client, query));
        expect([field, round, ...bytes]).toHaveLength(3);
      }
    }
    expect(server.takeLog()).toEqual([]);
  });
});
