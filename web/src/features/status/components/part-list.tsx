import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateRange } from '#domain/time/calendar.ts';
import { formatShortDate } from '#web/lib/dates.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { formatShare, goodShare } from '../day-health.ts';
import type { Part } from '../day-health.ts';
import { HealthBars } from './health-bars.tsx';

interface PartListProps {
  parts: readonly Part[];
  firstDay: string;
  lastDay: string;
}

/** Every part, how it is now and how it was day by day; all of it as a table too. */
export function PartList({ parts, firstDay, lastDay }: PartListProps) {
  const { t, i18n } = useTranslation('status');
  const { language } = i18n;
  const wordsOf = (part: Part, date: string) => {
    const share = goodShare(part.days.filter(({ day }) => day === date));
    return share === undefined ? t('bars.none') : formatShare(share, language);
  };
  return (
    <>
      <Box component="ul" sx={listStyle}>
        {parts.map((part) => (
          <PartItem key={part.part} part={part} firstDay={firstDay} lastDay={lastDay} />
        ))}
      </Box>
      <DataTable
        summary={t('table.summary')}
        caption={t('table.caption')}
        head={[t('table.day'), ...parts.map(({ part }) => t(`parts.${part}`))]}
        rows={dateRange(firstDay, lastDay)
          .toReversed()
          .map((date) => ({
            id: date,
            cells: [formatShortDate(date, language), ...parts.map((part) => wordsOf(part, date))],
          }))}
      />
    </>
  );
}

const icons = { UP: CircleCheck, DOWN: TriangleAlert, UNKNOWN: CircleHelp } as const;
const colors = { UP: 'success.main', DOWN: 'error.main', UNKNOWN: 'text.secondary' } as const;

function PartItem({ part, ...range }: { part: Part; firstDay: string; lastDay: string }) {
  const { t, i18n } = useTranslation('status');
  const { state, days } = part;
  const Icon = icons[state];
  const share = goodShare(days);
  return (
    <Paper component="li" variant="outlined" sx={partStyle}>
      <Box sx={headStyle}>
        <Typography variant="h4" component="h3">
          {t(`parts.${part.part}`)}
        </Typography>
        <Typography component="span" sx={{ ...stateStyle, color: colors[state] }}>
          <Icon size={18} aria-hidden />
          {t(`partStates.${state}`)}
        </Typography>
      </Box>
      <HealthBars days={days} {...range} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {share === undefined
          ? t('share.none')
          : t('share.some', { share: formatShare(share, i18n.language), count: days.length })}
      </Typography>
    </Paper>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 } as const;
const partStyle = { p: 2, borderRadius: 3 } as const;

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  mb: 1.5,
} as const;

const stateStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  fontWeight: 600,
} as const;
