import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const messagingRoutes: RouteObject[] = [
  page({
    path: 'messages',
    params: ['archived', 'q'],
    load: async () => (await import('./pages/messages-page.tsx')).MessagesPage,
    children: [
      page({
        index: true,
        params: [],
        load: async () => (await import('./pages/no-conversation.tsx')).NoConversation,
      }),
      page({
        path: ':id',
        params: [],
        load: async () => (await import('./pages/conversation-page.tsx')).ConversationPage,
      }),
    ],
  }),
];
