import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { outlivePage } from './outliving.ts';

const QUERY = gql`
  query Tally {
    tally
  }
`;
const MUTATION = gql`
  mutation Count($input: CountInput) {
    tally(input: $input)
  }
`;

/** A client, and with which options its requests were sent. */
function open() {
  const sent: unknown[] = [];
  const network = new ApolloLink((operation) => {
    sent.push(operation.getContext()['fetchOptions']);
    return new Observable((observer) => {
      observer.next({ data: { tally: 1 } });
      observer.complete();
    });
  });
  const link = ApolloLink.from([outlivePage(), network]);
  return { client: new ApolloClient({ cache: new InMemoryCache(), link }), sent };
}

test('a change goes on when its page is left, a query and what is too long for that do not', async () => {
  const { client, sent } = open();
  await client.mutate({ mutation: MUTATION, variables: { input: { text: 'Short' } } });
  await client.query({ query: QUERY });
  const text = 'Long '.repeat(10_000);
  await client.mutate({ mutation: MUTATION, variables: { input: { text } } });
  expect(sent).toEqual([{ keepalive: true }, undefined, undefined]);
});
