import type { Feature } from '#web/lib/feature.ts';
import { calendarAccountRoutes } from './routes.tsx';

export const calendar: Feature = {
  name: 'calendar',
  accountRoutes: calendarAccountRoutes,
  typePolicies: {
    // Worked out for one query, and no things of their own.
    StudioCalendar: { merge: false },
    CalendarStudio: { keyFields: false },
    BlockedTime: { keyFields: false },
    StudioBlock: { keyFields: false },
  },
};
