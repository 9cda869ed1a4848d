import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { addDays, minutesOfDay } from '#domain/time/calendar.ts';
import type { Weekday } from '#domain/time/calendar.ts';
import { formatTime } from '#web/lib/dates.ts';
import type { StudioDetailFragment } from './studio-detail.generated.ts';

type Hours = StudioDetailFragment['openingHours'];

/** Any Monday: weekdays are named by the days that follow it. */
const MONDAY = '2024-01-01';
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

interface OpeningHoursTableProps {
  hours: Hours;
  /** The day to mark, where it matters which one it is. */
  today?: Weekday;
}

/** When a studio or a shop is open on each weekday. */
export function OpeningHoursTable({ hours, today }: OpeningHoursTableProps) {
  const { t, i18n } = useTranslation('studios');
  if (isAlwaysOpen(hours)) return <p>{t('detail.allDay')}</p>;
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  const time = (clock: string) =>
    formatTime(Date.parse(`${MONDAY}T${clock}:00Z`), 'UTC', i18n.language);
  return (
    <Box component="table" sx={{ borderSpacing: 0, fontVariantNumeric: 'tabular-nums' }}>
      <tbody>
        {weekdays.map((day) => {
          const windows = hours.filter((window) => window.weekday === day);
          return (
            <Box
              component="tr"
              key={day}
              aria-current={day === today ? 'date' : undefined}
              sx={{ '&[aria-current] > *': { fontWeight: 600 } }}
            >
              <Box
                component="th"
                scope="row"
                sx={{ pr: 3, py: 0.25, fontWeight: 400, textAlign: 'start', verticalAlign: 'top' }}
              >
                {weekday.format(Date.parse(addDays(MONDAY, day - 1)))}
              </Box>
              <Box
                component="td"
                sx={{ py: 0.25, color: windows.length > 0 ? 'text.primary' : 'text.secondary' }}
              >
                {windows.length > 0
                  ? windows.map(({ opens, closes }) => (
                      <div key={opens}>
                        {time(opens)} – {time(closes)}
                      </div>
                    ))
                  : t('detail.closed')}
              </Box>
            </Box>
          );
        })}
      </tbody>
    </Box>
  );
}

function isAlwaysOpen(hours: Hours): boolean {
  return (
    hours.length === weekdays.length &&
    hours.every(({ opens, closes }) => minutesOfDay(opens) === 0 && minutesOfDay(closes) === 0)
  );
}
