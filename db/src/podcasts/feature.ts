import type { DatabaseFeature } from '../lib/feature.ts';
import { Podcasts } from '../migrations/0062-podcasts.ts';
import { PodcastEditing } from '../migrations/0071-podcast-editing.ts';
import { PodcastRemovals } from '../migrations/0077-podcast-removals.ts';
import { PodcastEpisodeSchema, PodcastSeriesSchema, PodcastSoundSchema } from './podcast.entity.ts';

export const podcasts = {
  name: 'podcasts',
  entities: [PodcastSeriesSchema, PodcastEpisodeSchema, PodcastSoundSchema],
  migrations: {
    '0062-podcasts': Podcasts,
    '0071-podcast-editing': PodcastEditing,
    '0077-podcast-removals': PodcastRemovals,
  },
} as const satisfies DatabaseFeature;
