import type { Feature } from '#web/lib/feature.ts';
import { page } from '#web/lib/page-route.ts';

export const samples: Feature = {
  name: 'samples',
  routes: [
    page({
      path: 'playback',
      params: ['sample'],
      load: async () => (await import('./pages/playback-page.tsx')).PlaybackPage,
    }),
  ],
};
