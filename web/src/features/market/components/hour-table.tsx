import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, formatMinutes } from '#domain/time/calendar.ts';
import { firstWeekday, formatClock, formatWeekday } from '#web/lib/dates.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import type { Market } from './market-of-city.tsx';

/** Any Monday. */
const MONDAY = '2026-11-23';

/** How much of the shade the busiest cell has: text on it is read in either scheme. */
const DARKEST = 0.55;

/** How many sessions go on by weekday and part of the day: a table whose cells are shaded. */
export function HourTable({ hours }: { hours: Market['hours'] }) {
  const { t, i18n } = useTranslation('market');
  const { language } = i18n;
  const captionId = useId();
  const levels = new Map(hours.map(({ weekday, hour, level }) => [`${weekday} ${hour}`, level]));
  const rows = [...new Set(hours.map(({ hour }) => hour))].toSorted((one, other) => one - other);
  const days = Array.from(
    { length: 7 },
    (_, index) => ((index + firstWeekday(language) + 6) % 7) + 1,
  );
  const clock = (hour: number) => formatClock(formatMinutes(hour * 60), language);
  const dayName = (weekday: number, length: 'short' | 'long') =>
    formatWeekday(addDays(MONDAY, weekday - 1), length, language);
  const busiest = hours.find(({ level }) => level === 100);
  return (
    <Paper variant="outlined" sx={{ p: 2, borderRadius: 3 }}>
      <Typography id={captionId} variant="h4" component="p" sx={{ mb: 1 }}>
        {t('demand.byHour')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {busiest
          ? t('demand.byHourText', {
              day: dayName(busiest.weekday, 'long'),
              time: clock(busiest.hour),
            })
          : t('tooFew')}
      </Typography>
      {busiest && (
        <Box component="table" aria-labelledby={captionId} sx={tableStyle}>
          <thead>
            <tr>
              <th scope="col">{t('demand.from')}</th>
              {days.map((weekday) => (
                <th key={weekday} scope="col" abbr={dayName(weekday, 'long')}>
                  {dayName(weekday, 'short')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((hour) => (
              <tr key={hour}>
                <th scope="row">{clock(hour)}</th>
                {days.map((weekday) => (
                  <HourCell key={weekday} level={levels.get(`${weekday} ${hour}`)} />
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </Paper>
  );
}

function HourCell({ level }: { level: number | undefined }) {
  const { t } = useTranslation('market');
  if (level === undefined) {
    return (
      <td>
        <span aria-hidden>·</span>
        <Box component="span" sx={visuallyHidden}>
          {t('tooFew')}
        </Box>
      </td>
    );
  }
  return <td style={{ backgroundColor: shadeOf(level) }}>{level}</td>;
}

function shadeOf(level: number): string {
  const share = Math.round(level * DARKEST);
  return `color-mix(in srgb, var(--palette-primary-main) ${share}%, transparent)`;
}

const tableStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '& th': { fontWeight: 500, color: 'text.secondary', px: 0, py: 0.75 },
  '& th:first-of-type': { width: 72, textAlign: 'left' },
  '& td': { height: 32, p: 0, borderRadius: 1 },
} as const;
