import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { podcastRoutes } from './routes.tsx';

export const podcasts: Feature = {
  name: 'podcasts',
  routes: podcastRoutes,
  typePolicies: {
    Query: {
      fields: {
        podcastEpisodes: { keyArgs: ['first'], merge: appendPage },
        // The list is whole.
        podcastSeries: { merge: false },
      },
    },
    PodcastSeries: { fields: { episodes: { merge: false } } },
    PodcastEpisode: { fields: { parts: { merge: false } } },
  },
  links: [
    {
      key: 'podcast',
      label: 'podcasts.podcast',
      to: '/podcast',
      position: 37,
      header: 'more',
      footer: 'discover',
    },
  ],
};
