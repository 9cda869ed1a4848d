import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { failureOf } from '#web/lib/failures.ts';
import { watchOtherTabs } from '../other-tabs.ts';
import { MeDocument } from '../session.generated.ts';
import type { MeQuery, SessionUserFragment } from '../session.generated.ts';
import { currentUser, followSession, useSession } from '../session.ts';

/** How often the session is checked again while somebody is logged in (spec §9). */
export const RECHECK_MS = 300_000;

/**
 * Checks that the session still holds: on each focus of the window, when the browser brings the page
 * back from its memory, when another tab says so, and every five minutes (spec §4).
 */
export function useSessionCheck(): void {
  const client = useApolloClient();
  const isLoggedIn = useSession() !== null;
  useEffect(() => {
    const check = () => void checkSession(client);
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) check();
    };
    window.addEventListener('focus', check);
    window.addEventListener('pageshow', onShow);
    const stopWatching = watchOtherTabs(check);
    return () => {
      window.removeEventListener('focus', check);
      window.removeEventListener('pageshow', onShow);
      stopWatching();
    };
  }, [client]);
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const timer = setInterval(() => void checkSession(client), RECHECK_MS);
    return () => clearInterval(timer);
  }, [isLoggedIn, client]);
}

/** A result that is not OK logs out here (spec §4); no result at all says nothing about anybody. */
async function checkSession(client: ApolloClient): Promise<void> {
  const before = currentUser(client);
  const now = await askWhoIsLoggedIn(client);
  // Whoever has logged in or out here meanwhile knows better than a result from before.
  if (now === undefined || currentUser(client) !== before) return;
  await followSession(client, now);
}

/** Who is logged in; undefined when nobody answers. */
async function askWhoIsLoggedIn(
  client: ApolloClient,
): Promise<SessionUserFragment | null | undefined> {
  try {
    const { data } = await client.query<MeQuery>({
      query: MeDocument,
      fetchPolicy: 'no-cache',
      context: { fresh: false },
    });
    return data?.me ?? null;
  } catch (error) {
    return failureOf(error).code === 'NETWORK' ? undefined : null;
  }
}
