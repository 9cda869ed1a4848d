import { expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer({ env: { RATE_LIMIT_FACTOR: '1' } });

/** Reports so often. @returns the codes of what was refused */
async function refusals(client: TestClient, times: number): Promise<unknown[]> {
  const { id: studioId } = await createStudio(server.database.em);
  const input = { studioId, reason: 'FAKE' };
  const codes: unknown[] = [];
  for (let time = 0; time < times; time += 1) {
    const { errors } = await client.graphql(
      'mutation ($input: ReportStudioInput!) { reportStudio(input: $input) { studio { id } } }',
      { input },
    );
    codes.push(...errors.map(({ extensions }) => extensions.code));
  }
  return codes;
}

test('whoever reports without end has to wait: an account sooner than a network', async () => {
  const { client } = await signedIn(server);
  expect(await refusals(client, 11)).toEqual(['RATE_LIMITED']);
  // The eleven before count, too.
  expect(await refusals(server.client(), 20 - 11 + 1)).toEqual(['RATE_LIMITED']);
});
