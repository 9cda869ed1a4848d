import { expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer({ env: { RATE_LIMIT_FACTOR: '1' } });

async function reportUntilRefused(client: TestClient): Promise<number> {
  const { id: studioId } = await createStudio(server.database.em);
  const input = { studioId, reason: 'FAKE' };
  for (let times = 0; times <= 30; times += 1) {
    const { errors } = await client.graphql(
      'mutation ($input: ReportStudioInput!) { reportStudio(input: $input) { studio { id } } }',
      { input },
    );
    if (errors.length > 0) {
      expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
      return times;
    }
  }
  return Number.POSITIVE_INFINITY;
}

test('whoever reports without end has to wait: an account sooner than a network', async () => {
  const { client } = await signedIn(server);
  expect(await reportUntilRefused(client)).toBe(10);
  // The eleven before count, too.
  expect(await reportUntilRefused(server.client())).toBe(20 - 11);
});
