import { describe, expect, test } from 'vitest';
import { features } from '#api/features/index.ts';
import { joinFeatures } from '#api/lib/feature.ts';
import { refusalOf } from '#api/testing/operation-calls.ts';
import { useServer } from '#api/testing/test-server.ts';
import { graphqlOperations, restOperations } from './permissions.ts';
import { buildApiSchema } from './schema.ts';

const FACTOR = 0.01;
const server = useServer({ env: { RATE_LIMIT_FACTOR: String(FACTOR), TRUST_PROXY: '1' } });
const schema = await buildApiSchema();
const plugged = joinFeatures(features);

/** What anybody may change, by GraphQL or REST. */
const anonymousWrites = [...graphqlOperations(schema), ...restOperations(plugged)].filter(
  ({ name, audience }) =>
    !/^(query|GET) /.test(name) && (audience === 'anyone' || audience === 'public'),
);

const limited = anonymousWrites.flatMap((operation, index) => {
  const limit = operation.failureLimit ?? operation.limit;
  if (limit === undefined || limit === 'general') return [];
  const attempts = Math.ceil(limit.points * FACTOR);
  return [{ ...operation, attempts, network: `2001:db8:${index}` }];
});

test('what anybody may change says how often', () => {
  const silent = anonymousWrites.filter(
    ({ limit, failureLimit }) => limit === undefined && failureLimit === undefined,
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('there is something that anybody may change', () => {
  expect(limited.length).toBeGreaterThan(10);
});

describe('a network that calls too often', () => {
  test.each(limited)('is refused $name', async ({ name, attempts, network }) => {
    const call = async (from: string) => {
      const client = server.client({ 'X-Forwarded-For': from });
      return (await refusalOf(schema, name, { client, id: 1 })).code;
    };
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      expect(await call(`${network}::${attempt}`)).not.toBe('RATE_LIMITED');
    }
    expect(await call(`${network}::ffff`)).toBe('RATE_LIMITED');
    expect(await call(`${network}:1::1`), 'another network').not.toBe('RATE_LIMITED');
  });
});
