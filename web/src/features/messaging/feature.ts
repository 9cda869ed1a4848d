import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { mergeMessages } from './merge-messages.ts';
import { messagingRoutes } from './routes.tsx';

export const messaging: Feature = {
  name: 'messaging',
  routes: messagingRoutes,
  typePolicies: {
    Query: { fields: { conversations: { keyArgs: ['isArchived', 'query'], merge: appendPage } } },
    Conversation: { fields: { messages: { keyArgs: false, merge: mergeMessages } } },
  },
};
