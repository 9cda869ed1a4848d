import { ApolloLink, gql, Observable } from '@apollo/client';
import type { DocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { createServerClient } from './src/lib/apollo.ts';
import { queryHook } from './src/lib/apollo-hooks.ts';

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
const useStreet = queryHook<{ street: string }, { city: string }>(STREET);

/** Renders what is there when all has been answered. @returns it, and the names of what was asked */
async function render(tree: ReactNode, answer: (name: string) => object | undefined) {
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
  const { prelude } = await prerenderToNodeStream(
    <ApolloProvider client={client}>{tree}</ApolloProvider>,
  );
  const html = await text(prelude);
  client.stop();
  return { html: html.replaceAll('<!-- -->', ''), asked };
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
