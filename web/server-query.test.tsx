import { ApolloLink, gql, Observable } from '@apollo/client';
import type { DocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { createServerClient } from './src/lib/apollo.ts';
import { queryHook, suspenseQueryHook } from './src/lib/apollo-hooks.ts';

const CITY: DocumentNode = gql`
  query City {
    city
  }
`;
const STREET: DocumentNode = gql`
  query Street($city: String!) {
    street(city: $city)
  }
`;
const useCity = queryHook<{ city: string }, Record<string, never>>(CITY);
const useCitySuspended = suspenseQueryHook<{ city: string }, Record<string, never>>(CITY);
const useStreet = queryHook<{ street: string }, { city: string }>(STREET);

/** Renders what is there when all has been answered. @returns it, the names of what was asked, and the cache */
async function render(
  tree: ReactNode,
  answer: (name: string) => object | undefined,
  known?: { city: string },
) {
  const asked: string[] = [];
  const link = new ApolloLink(({ operationName = '' }) => {
    asked.push(operationName);
    return new Observable((observer) => {
      queueMicrotask(() => {
        observer.next(answer(operationName) ?? {});
        observer.complete();
      });
    });
  });
  const client = createServerClient({}, link);
  if (known) client.writeQuery({ query: CITY, data: known });
  const { prelude } = await prerenderToNodeStream(
    <ApolloProvider client={client}>{tree}</ApolloProvider>,
  );
  const html = await text(prelude);
  client.stop();
  return { html: html.replaceAll('<!-- -->', ''), asked, cached: client.extract() };
}

const answers: Record<string, object> = {
  City: { data: { city: 'Lisbon' } },
  Street: { data: { street: 'Rua Nova' } },
};

test('what stands around levels of queries is rendered once', async () => {
  const rendered = vi.fn<() => void>();
  function Around({ children }: { children: ReactNode }) {
    rendered();
    return <p>{children}</p>;
  }
  function City() {
    const { data } = useCity();
    return data ? <Street city={data.city} /> : 'No city';
  }
  function Street({ city }: { city: string }) {
    const { data } = useStreet({ variables: { city } });
    return `${city}, ${data?.street ?? 'no street'}`;
  }
  const page = (
    <Around>
      <City />
      {' and '}
      <City />
    </Around>
  );
  const { html, asked } = await render(page, (name) => answers[name]);
  expect(html).toBe('<p>Lisbon, Rua Nova and Lisbon, Rua Nova</p>');
  expect(rendered).toHaveBeenCalledOnce();
  expect(asked).toEqual(['City', 'Street']);
});

test('what a query failed with is rendered', async () => {
  function City() {
    const { error, loading } = useCity();
    return `${loading ? 'loading' : 'done'}: ${error?.message}`;
  }
  const { html } = await render(<City />, () => ({ errors: [{ message: 'No map.' }] }));
  expect(html).toBe('done: No map.');
});

test.each([{ skip: true }, { ssr: false }])('with %o nothing is asked', async (options) => {
  function City() {
    const { data } = useCity(options);
    return data ? data.city : 'No city';
  }
  const { html, asked } = await render(<City />, (name) => answers[name]);
  expect(html).toBe('No city');
  expect(asked).toEqual([]);
});

test('hooks that suspend share what the others have asked, and leave it to the browser', async () => {
  function City() {
    const { data } = useCitySuspended();
    return data.city;
  }
  function Name() {
    return useCity().data?.city;
  }
  const page = [<City key="city" />, <Name key="name" />];
  const { html, asked, cached } = await render(page, (name) => answers[name]);
  expect(html).toBe('LisbonLisbon');
  expect(asked).toEqual(['City']);
  expect(cached).toEqual({ ROOT_QUERY: { __typename: 'Query', city: 'Lisbon' } });
});

test('a hook that suspends throws what its query failed with, unless that is ignored', async () => {
  const failed = { data: { city: null }, errors: [{ message: 'No map.' }] };
  function City({ errorPolicy }: { errorPolicy?: 'ignore' | 'all' }) {
    const { data, error } = useCitySuspended(errorPolicy && { errorPolicy });
    return `${data ? data.city : 'none'}, ${error?.message}`;
  }
  await expect(render(<City />, () => failed)).rejects.toThrow('No map.');
  const all = await render(<City errorPolicy="all" />, () => failed);
  expect(all.html).toBe('null, No map.');
  const ignored = await render(<City errorPolicy="ignore" />, () => failed);
  expect(ignored.html).toBe('null, undefined');
});

test('what the cache holds is not asked', async () => {
  function City() {
    const { data } = useCity();
    return data?.city;
  }
  const { html, asked } = await render(<City />, () => undefined, { city: 'Porto' });
  expect(html).toBe('Porto');
  expect(asked).toEqual([]);
});
