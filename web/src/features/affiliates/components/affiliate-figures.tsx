import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatShortDate } from '#web/lib/dates.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import type { AffiliateDeskFragment } from '../affiliates.generated.ts';

const kinds = ['visits', 'signUps', 'firstBookings'] as const;

/** What came of a code: in all, and week by week. */
export function AffiliateFigures({ affiliate }: { affiliate: AffiliateDeskFragment }) {
  const { t, i18n } = useTranslation('affiliates');
  const { total, weeks, suspension } = affiliate;
  const count = (value: number) => value.toLocaleString(i18n.language);
  return (
    <section aria-labelledby="affiliate-figures">
      <Typography id="affiliate-figures" variant="h3">
        {t('figures.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
        {t(total.visits === 0 && !suspension ? 'figures.none' : 'figures.lead')}
      </Typography>
      <Box component="dl" sx={figuresStyle}>
        {kinds.map((kind) => (
          <Paper key={kind} variant="outlined" sx={{ p: 2, borderRadius: 3 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`figures.${kind}`)}
            </Typography>
            <Typography component="dd" variant="h3" sx={figureStyle}>
              {count(total[kind])}
            </Typography>
          </Paper>
        ))}
      </Box>
      <DataTable
        caption={t('figures.byWeek')}
        head={[t('figures.week'), ...kinds.map((kind) => t(`figures.${kind}`))]}
        rows={weeks.toReversed().map((week) => ({
          id: week.week,
          cells: [
            formatShortDate(week.week, i18n.language),
            ...kinds.map((kind) => count(week[kind])),
          ],
        }))}
      />
    </section>
  );
}

const figuresStyle = {
  display: 'grid',
  gap: 2,
  m: 0,
  mb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;

const figureStyle = { m: 0, fontVariantNumeric: 'tabular-nums' } as const;
