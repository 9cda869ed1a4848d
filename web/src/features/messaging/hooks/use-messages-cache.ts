import type { TypePolicies } from '@apollo/client';
import { appendPage } from '#web/lib/pages.ts';
import { useTypePolicies } from '#web/lib/use-type-policies.ts';
import { mergeMessages } from '../merge-messages.ts';

const policies: TypePolicies = {
  Query: { fields: { conversations: { keyArgs: ['isArchived', 'query'], merge: appendPage } } },
  Conversation: { fields: { messages: { keyArgs: false, merge: mergeMessages } } },
};

/** Has the cache join pages of conversations and of messages. To be called above everything that asks for them. */
export function useMessagesCache(): void {
  useTypePolicies(policies);
}
