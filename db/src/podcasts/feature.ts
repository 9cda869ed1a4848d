import type { DatabaseFeature } from '../lib/feature.ts';
import { Podcasts } from '../migrations/0062-podcasts.ts';
import { PodcastEpisodeSchema, PodcastSeriesSchema } from './podcast.entity.ts';

export const podcasts = {
  name: 'podcasts',
  entities: [PodcastSeriesSchema, PodcastEpisodeSchema],
  migrations: { '0062-podcasts': Podcasts },
} as const satisfies DatabaseFeature;
