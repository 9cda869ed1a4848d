import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { OperationVariables } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryOnce } from './retry.ts';

const QUERY = gql`
  query Tally {
    tally
  }
`;
const MUTATION = gql`
  mutation Count($input: CountInput) {
    count(input: $input)
  }
`;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A client whose network fails `failures` times and answers from then on; keeps what was sent. */
function open(failures: number, failure: ApolloLink.Result | Error = new TypeError('offline')) {
  const sent: OperationVariables[] = [];
  const network = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        sent.push(variables);
        if (sent.length > failures) observer.next({ data: { tally: 1, count: 1 } });
        else if (failure instanceof Error) return observer.error(failure);
        else observer.next(failure);
        return observer.complete();
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([retryOnce(), network]),
  });
  return { client, sent };
}

/** What comes of a call, once nothing waits any more. */
async function outcomeOf(call: Promise<unknown>): Promise<PromiseSettledResult<unknown>> {
  const settled = Promise.allSettled([call]);
  await vi.runAllTimersAsync();
  return (await settled)[0];
}

test('a query is tried a second time, and no third', async () => {
  const once = open(1);
  expect((await outcomeOf(once.client.query({ query: QUERY }))).status).toBe('fulfilled');
  expect(once.sent).toHaveLength(2);
  const always = open(3);
  expect((await outcomeOf(always.client.query({ query: QUERY }))).status).toBe('rejected');
  expect(always.sent).toHaveLength(2);
});

test('a mutation with a key is repeated as it was', async () => {
  const variables = { input: { idempotencyKey: 'k1' } };
  const { client, sent } = open(1);
  const { status } = await outcomeOf(client.mutate({ mutation: MUTATION, variables }));
  expect(status).toBe('fulfilled');
  expect(sent).toEqual([variables, variables]);
});

test.each([
  ['without variables', {}],
  ['without a key', { input: {} }],
  ['with an empty key', { input: { idempotencyKey: '' } }],
])('a mutation %s is sent once', async (_which, variables) => {
  const { client, sent } = open(1);
  const { status } = await outcomeOf(client.mutate({ mutation: MUTATION, variables }));
  expect(status).toBe('rejected');
  expect(sent).toHaveLength(1);
});

test('what the server refuses is not sent again', async () => {
  const { client, sent } = open(1, { errors: [{ message: 'Taken.' }] });
  const outcome = await outcomeOf(
    client.mutate({ mutation: MUTATION, variables: { input: { idempotencyKey: 'k1' } } }),
  );
  expect(outcome).toMatchObject({ reason: expect.any(CombinedGraphQLErrors) });
  expect(sent).toHaveLength(1);
});

test('what was called off is not sent again', async () => {
  const calledOff = Object.assign(new Error('Called off.'), { name: 'AbortError' });
  const { client, sent } = open(1, calledOff);
  expect((await outcomeOf(client.query({ query: QUERY }))).status).toBe('rejected');
  expect(sent).toHaveLength(1);
});
