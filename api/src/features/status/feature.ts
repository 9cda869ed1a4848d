import type { Feature } from '#api/lib/feature.ts';
import { statusFeeds } from './status.feeds.ts';
import { StatusResolver } from './status.resolver.ts';
import { statusSchedules } from './status.schedules.ts';

export const status: Feature = {
  name: 'status',
  resolvers: [StatusResolver],
  schedules: statusSchedules,
  newsFeeds: statusFeeds,
};
