import { InMemoryCache } from '@apollo/client';
import type { TypePolicies } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { appendPage } from '#web/lib/pages.ts';
import { mergeMessages } from '../merge-messages.ts';

const policies: TypePolicies = {
  Query: { fields: { conversations: { keyArgs: ['isArchived', 'query'], merge: appendPage } } },
  Conversation: { fields: { messages: { keyArgs: false, merge: mergeMessages } } },
};

/**
 * Has the cache join pages of conversations and of messages. To be called above everything that asks
 * for them; not in `feature.ts`, since what every page loads has to stay small.
 */
export function useMessagesCache(): void {
  const { cache } = useApolloClient();
  // Once for each cache, and done twice it stays done.
  useState(() => {
    if (cache instanceof InMemoryCache) cache.policies.addTypePolicies(policies);
  });
}
