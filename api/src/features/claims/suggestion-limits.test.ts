import { expect, test } from 'vitest';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer({ env: { RATE_LIMIT_FACTOR: '1' } });

test('a network that suggests without end has to wait', async () => {
  const client = server.client();
  const input = { name: 'Spam Palace', cityId: 'london', categories: ['recording'] };
  const codes: unknown[] = [];
  for (let time = 0; time < 11; time += 1) {
    const { errors } = await client.graphql(
      'mutation ($input: SuggestStudioInput!) { suggestStudio(input: $input) { name } }',
      { input },
    );
    codes.push(...errors.map(({ extensions }) => extensions.code));
  }
  expect(codes).toEqual(['RATE_LIMITED']);
});
