import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

/** Pages within the account area. */
export const calendarAccountRoutes: RouteObject[] = [
  page({
    path: 'account/calendars',
    params: [],
    load: async () => (await import('./pages/calendars-page.tsx')).CalendarsPage,
  }),
];
