import type { DatabaseFeature } from '../lib/feature.ts';
import { LiveUpdates } from '../migrations/0029-live-updates.ts';
import { TopicVersionSchema } from './topic-version.entity.ts';

export const live = {
  name: 'live',
  entities: [TopicVersionSchema],
  migrations: {
    '0029-live-updates': LiveUpdates,
  },
} as const satisfies DatabaseFeature;
