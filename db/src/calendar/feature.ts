import type { DatabaseFeature } from '../lib/feature.ts';
import { CalendarFeeds } from '../migrations/0045-calendar-feeds.ts';
import { CalendarFeedSchema } from './calendar-feed.entity.ts';
import { personalData } from './personal-data.ts';

export const calendar = {
  name: 'calendar',
  entities: [CalendarFeedSchema],
  migrations: { '0045-calendar-feeds': CalendarFeeds },
  personal: personalData,
} as const satisfies DatabaseFeature;
