import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { MeDocument, useMeSuspenseQuery } from './session.generated.ts';
import type { SessionUserFragment } from './session.generated.ts';

/** How often the session is checked again while somebody is logged in (spec §9). */
const RECHECK_MS = 300_000;

/** Who is logged in, or null, which is also what a server that cannot tell leaves (spec §4). */
export function useSession(): SessionUserFragment | null {
  const { data } = useMeSuspenseQuery({ fetchPolicy: 'cache-first', errorPolicy: 'ignore' });
  return data?.me ?? null;
}

/** Takes over who is logged in from an answer of the server. */
export function setSession(client: ApolloClient, user: SessionUserFragment): void {
  client.writeQuery({ query: MeDocument, data: { me: { __typename: 'CurrentUser', ...user } } });
  forgetPersonalAnswers(client);
}

/** Forgets who was logged in and everything that only they may see. */
export async function endSession(client: ApolloClient): Promise<void> {
  client.writeQuery({ query: MeDocument, data: { me: null } });
  forgetPersonalAnswers(client);
  // What is on the screen stays; the rest is asked for again when it is needed.
  try {
    await client.refetchQueries({ include: 'active' });
  } catch {
    // A page that only they may see is refused from now on, and leaves for the login by itself.
  }
}

const PERSONAL_FIELDS = [
  'myBookings',
  'booking',
  'myFavorites',
  'myFavoriteStudioIds',
  'myFavorite',
  'myCollections',
  'collection',
  'preferredCurrency',
  'myWaysIn',
  'adminOverview',
  'outbox',
  'letter',
  'currencyRateChanges',
];

function forgetPersonalAnswers({ cache }: ApolloClient): void {
  for (const fieldName of PERSONAL_FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

/** Checks on each focus of the window, and every five minutes, that the session still holds. */
export function useSessionCheck(): void {
  const client = useApolloClient();
  const isLoggedIn = useSession() !== null;
  const check = useCallback(async () => {
    try {
      await client.query({
        query: MeDocument,
        fetchPolicy: 'network-only',
        context: { fresh: false },
      });
    } catch {
      // The server cannot be reached: nothing is known, so nothing changes.
    }
  }, [client]);
  useEffect(() => {
    const onFocus = () => void check();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [check]);
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const timer = setInterval(() => void check(), RECHECK_MS);
    return () => clearInterval(timer);
  }, [isLoggedIn, check]);
}
