import type { Feature } from '#api/lib/feature.ts';
import { calendarLimits } from './calendar.limits.ts';
import { CalendarResolver } from './calendar.resolver.ts';
import { calendarEndpoints, calendarUploads } from './calendar.rest.ts';
import { calendarSchedules } from './calendar.schedules.ts';
import { FeedResolver } from './feed.resolver.ts';

export const calendar: Feature = {
  name: 'calendar',
  resolvers: [CalendarResolver, FeedResolver],
  endpoints: calendarEndpoints,
  uploads: calendarUploads,
  schedules: calendarSchedules,
  rateLimits: Object.values(calendarLimits),
};
