import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import type { TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/dom';
import { Profiler } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openRoot, untilSettled } from '#web/testing/opened-page.ts';
import { queryHook } from './apollo-hooks.ts';
import { FreshnessLink, FRESH_MS, keepTimes, queryKey } from './freshness.ts';

type NoteResult = { note: { __typename: string; id: string; text: string } };

const QUERY: TypedDocumentNode<NoteResult, Record<string, never>> = gql`
  query Note {
    note {
      id
      text
    }
  }
`;
const useNoteQuery = queryHook(QUERY);
const note = (text: string): NoteResult => ({ note: { __typename: 'Note', id: '1', text } });

afterEach(() => {
  vi.useRealTimers();
});

/** Shows a note that the server rendered with, and counts what that takes. */
function show() {
  const counts = { asked: 0, rendered: 0 };
  const network = new ApolloLink(
    () =>
      new Observable((observer) => {
        counts.asked += 1;
        observer.next({ data: note('from the network') });
        observer.complete();
      }),
  );
  const freshness = new FreshnessLink([queryKey(QUERY, {})]);
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([freshness, network]),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
  keepTimes(client, freshness);
  client.writeQuery({ query: QUERY, data: note('from the server') });

  function Note() {
    const { data } = useNoteQuery();
    return <p>{data?.note.text}</p>;
  }
  const root = openRoot();
  const render = () =>
    root.render(
      <ApolloProvider client={client}>
        <Profiler id="note" onRender={() => (counts.rendered += 1)}>
          <Note />
        </Profiler>
      </ApolloProvider>,
    );
  render();
  return { counts, render };
}

test('what is fresh is rendered once, and not asked for while it shows', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  const { counts, render } = show();
  await screen.findByText('from the server');
  await untilSettled();
  expect(counts).toEqual({ asked: 0, rendered: 1 });
  vi.setSystemTime(Date.now() + FRESH_MS + 1);
  render();
  await waitFor(() => expect(counts.rendered).toBe(2));
  expect(counts.asked).toBe(0);
});

test('what is not fresh shows at once, and is asked for', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  const freshUntil = Date.now() + FRESH_MS;
  vi.spyOn(Date, 'now').mockReturnValueOnce(freshUntil - FRESH_MS);
  const { counts } = show();
  vi.setSystemTime(freshUntil);
  expect(await screen.findByText('from the network')).toBeVisible();
  expect(counts.asked).toBe(1);
});
