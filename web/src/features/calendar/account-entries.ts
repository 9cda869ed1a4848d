import { CalendarDays } from 'lucide-react';
import type { AccountEntry } from '#web/lib/page-link.ts';
import { CALENDAR_PATH } from './calendar-paths.ts';

export const accountEntries: readonly AccountEntry[] = [
  {
    key: 'calendar',
    label: 'calendar.calendar',
    to: CALENDAR_PATH,
    position: 65,
    audience: 'owner',
    Icon: CalendarDays,
  },
];
