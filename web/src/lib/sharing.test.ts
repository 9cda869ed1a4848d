import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { noteChange, shareRequests, SharingLink } from './sharing.ts';

const QUERY = gql`
  query Note {
    note {
      text
    }
  }
`;
const MUTATION = gql`
  mutation Write {
    write
  }
`;

/** A client whose requests are answered by hand, in the order in which they were sent. */
function open() {
  const answers: ((data: Record<string, unknown>) => void)[] = [];
  const network = new ApolloLink(
    () =>
      new Observable((observer) => {
        answers.push((data) => {
          observer.next({ data });
          observer.complete();
        });
      }),
  );
  const sharing = new SharingLink();
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([sharing, network]),
    queryDeduplication: false,
  });
  shareRequests(client, sharing);
  const ask = async () => {
    const { data } = await client.query<{ note: { text: string } }>({
      query: QUERY,
      fetchPolicy: 'network-only',
    });
    return data?.note.text;
  };
  const answer = (index: number, text: string) =>
    answers[index]!({ note: { __typename: 'Note', text } });
  return { client, answers, answer, ask };
}

test('what is asked for at the same time is one request', async () => {
  const { answers, answer, ask } = open();
  const both = Promise.all([ask(), ask()]);
  expect(answers).toHaveLength(1);
  answer(0, 'one');
  expect(await both).toEqual(['one', 'one']);
  const later = ask();
  expect(answers).toHaveLength(2);
  answer(1, 'two');
  expect(await later).toBe('two');
});

test('what is asked for after a change shares no request from before it', async () => {
  const { client, answers, answer, ask } = open();
  const before = ask();
  noteChange(client);
  const after = [ask(), ask()];
  expect(answers).toHaveLength(2);
  answer(0, 'old');
  answer(1, 'new');
  expect(await before).toBe('old');
  expect(await Promise.all(after)).toEqual(['new', 'new']);
});

test('nor after a mutation of one’s own', async () => {
  const { client, answers, answer, ask } = open();
  const before = ask();
  const written = client.mutate({ mutation: MUTATION });
  answers[1]!({ write: true });
  await written;
  const after = ask();
  expect(answers).toHaveLength(3);
  answer(0, 'old');
  answer(2, 'new');
  expect([await before, await after]).toEqual(['old', 'new']);
});
