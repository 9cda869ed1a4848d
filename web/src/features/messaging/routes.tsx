import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const messagingRoutes: RouteObject[] = [
  page({
    path: 'messages',
    params: ['archived', 'q'],
    load: async () => (await import('./pages/messages-page.tsx')).MessagesPage,
    children: [
      page({
        path: ':id',
        params: [],
        load: async () => (await import('./pages/messages-page.tsx')).ConversationPage,
      }),
    ],
  }),
];
