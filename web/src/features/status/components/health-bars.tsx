import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { dateRange } from '#domain/time/calendar.ts';
import { formatShortDate } from '#web/lib/dates.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { dayHealth } from '../day-health.ts';
import type { DayHealth, Part } from '../day-health.ts';

interface HealthBarsProps {
  days: Part['days'];
  firstDay: string;
  lastDay: string;
}

/** A bar for each day, the last one at the end. The sentence says the same in numbers. */
export function HealthBars({ days, firstDay, lastDay }: HealthBarsProps) {
  const { t, i18n } = useTranslation('status');
  const known = new Map(days.map((day) => [day.day, day]));
  const all = dateRange(firstDay, lastDay).map((date) => ({
    date,
    health: dayHealth(known.get(date)),
  }));
  const count = (health: DayHealth) => all.filter((day) => day.health === health).length;
  return (
    <>
      <Box component="p" sx={visuallyHidden}>
        {t('bars.summary', {
          days: all.length,
          good: count('good'),
          wrong: count('partly') + count('bad'),
          none: count('none'),
        })}
      </Box>
      <Box aria-hidden sx={barsStyle}>
        {all.map(({ date, health }) => (
          <Box
            key={date}
            title={`${formatShortDate(date, i18n.language)}: ${t(`bars.${health}`)}`}
            sx={[barStyle, barStyles[health]]}
          />
        ))}
      </Box>
    </>
  );
}

const barsStyle = { display: 'flex', alignItems: 'flex-end', gap: '2px', height: 36 } as const;

const barStyle = { flex: '1 1 0', minWidth: 0, borderRadius: '2px' } as const;

/** By height as well as colour. */
const barStyles = {
  none: { height: 6, bgcolor: 'divider' },
  good: { height: 36, bgcolor: 'success.main' },
  partly: { height: 26, bgcolor: 'warning.main' },
  bad: { height: 18, bgcolor: 'error.main' },
} as const;
