import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useMyMessagesChangedSubscription } from '../conversation.generated.ts';

/** What shows messages, by the names of its queries. */
const SHOWN = new Set(['Conversations', 'ConversationPage', 'UnreadMessages']);

/** A function that asks again for everything about messages that is shown. */
export function useRenewMessages(): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    client
      .refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => SHOWN.has(queryName ?? ''),
      })
      // Without a connection what is shown stays, and the next notice comes with it.
      .catch(() => undefined);
  }, [client]);
}

/** Has all that shows messages follow what is written, read and archived, here and elsewhere. */
export function useMessagesLive(): void {
  useMyMessagesChangedSubscription({}, useRenewMessages());
}
