import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { ideaRoutes } from './routes.tsx';

export const ideas: Feature = {
  name: 'ideas',
  routes: ideaRoutes,
  typePolicies: {
    Query: {
      fields: {
        ideas: { keyArgs: ['first', 'statuses', 'text', 'order'], merge: appendPage },
        hiddenIdeas: { keyArgs: ['first'], merge: appendPage },
        votedIdeaIds: { merge: false },
        similarIdeas: { merge: false },
      },
    },
  },
  links: [
    {
      key: 'feedback',
      label: 'ideas.feedback',
      to: '/feedback',
      position: 872,
      header: 'more',
      footer: 'resources',
    },
    { key: 'roadmap', label: 'ideas.roadmap', to: '/roadmap', position: 874, footer: 'resources' },
  ],
};
