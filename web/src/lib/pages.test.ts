import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { plugged } from '#web/app/plugged.ts';

const LIST = gql`
  query List($first: Int!, $after: String) {
    studios(first: $first, after: $after) {
      totalCount
      nodes {
        id
      }
    }
  }
`;
const MORE = gql`
  query More($first: Int!, $after: String!) {
    studios(first: $first, after: $after) {
      nodes {
        id
      }
    }
  }
`;

const page = (ids: string[], rest = {}) => ({
  studios: {
    __typename: 'StudioConnection',
    nodes: ids.map((id) => ({ __typename: 'Studio', id })),
    ...rest,
  },
});

function openList() {
  const cache = new InMemoryCache({ typePolicies: plugged.typePolicies });
  const variables = { first: 2 };
  cache.writeQuery({ query: LIST, variables, data: page(['1', '2'], { totalCount: 3 }) });
  const read = () =>
    cache.readQuery<{ studios: { totalCount: number; nodes: { id: string }[] } }>({
      query: LIST,
      variables,
    })?.studios;
  return { cache, variables, read };
}

test('a further page is added to the list, which keeps what only the first page said', () => {
  const { cache, variables, read } = openList();
  const data = page(['3']);
  cache.writeQuery({ query: MORE, variables: { ...variables, after: 'two' }, data });
  expect(read()?.nodes.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(read()?.totalCount).toBe(3);
});

test('nothing comes twice when pages overlap', () => {
  const { cache, variables, read } = openList();
  const data = page(['2', '3']);
  cache.writeQuery({ query: MORE, variables: { ...variables, after: 'one' }, data });
  expect(read()?.nodes.map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('asking from the top starts the list anew', () => {
  const { cache, variables, read } = openList();
  cache.writeQuery({ query: LIST, variables, data: page(['7'], { totalCount: 1 }) });
  expect(read()?.nodes.map(({ id }) => id)).toEqual(['7']);
});
