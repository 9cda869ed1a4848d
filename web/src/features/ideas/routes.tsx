import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const ideaRoutes: RouteObject[] = [
  page({
    path: 'feedback',
    params: ['q', 'status', 'order'],
    load: async () => (await import('./pages/feedback-page.tsx')).FeedbackPage,
  }),
  page({
    path: 'feedback/new',
    params: [],
    load: async () => (await import('./pages/suggest-idea-page.tsx')).SuggestIdeaPage,
  }),
  page({
    path: 'feedback/:id',
    params: [],
    load: async () => (await import('./pages/idea-page.tsx')).IdeaPage,
  }),
  page({
    path: 'roadmap',
    params: [],
    load: async () => (await import('./pages/roadmap-page.tsx')).RoadmapPage,
  }),
];
