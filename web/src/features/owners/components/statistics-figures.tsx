import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CHARGE_CURRENCY } from '#domain/payments/currency.ts';
import type { StatisticsRange } from '#domain/owners/statistics.ts';
import { formatMonthDay, formatShortDate } from '#web/lib/dates.ts';
import { formatPrice } from '#web/lib/money.ts';
import { ChartFigure } from '#web/ui/chart/chart-figure.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { useStudioStatisticsSuspenseQuery } from '../statistics.generated.ts';
import type { StudioStatisticsQuery } from '../statistics.generated.ts';
import { DataTable } from '#web/ui/data-table.tsx';

type Figures = Pick<
  StudioStatisticsQuery['studioStatistics']['total'],
  'views' | 'saves' | 'bookings' | 'occupancy' | 'earnedCents'
>;

/** What managers do not see is left out. */
const allKinds = ['earnedCents', 'occupancy', 'views', 'saves'] as const;

interface StatisticsFiguresProps {
  days: StatisticsRange;
  studioId: string | undefined;
}

/** Sums, a chart of each kind with its table, and the studios beside each other. */
export function StatisticsFigures({ days, studioId }: StatisticsFiguresProps) {
  const { t, i18n } = useTranslation('owners');
  const { language } = i18n;
  const words = useWords();
  const { data } = useStudioStatisticsSuspenseQuery({
    variables: { days, studioId: studioId ?? null },
    context: { fresh: false },
  });
  const { total, studios, ...series } = data.studioStatistics;
  const ticks = series.days.map(({ date }) => formatMonthDay(date, language));
  const kinds = allKinds.filter((kind) => kind !== 'earnedCents' || total.earnedCents !== null);
  return (
    <>
      <Box component="dl" sx={figuresStyle}>
        {kinds.map((kind) => (
          <Paper key={kind} variant="outlined" sx={{ p: 2, borderRadius: 3 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`statistics.${kind}`)}
            </Typography>
            <Typography component="dd" variant="h3" sx={figureStyle}>
              {words[kind](total)}
            </Typography>
          </Paper>
        ))}
      </Box>
      <Box sx={chartsStyle}>
        {kinds.map((kind) => (
          <ChartFigure
            key={kind}
            title={t(`statistics.${kind}`)}
            chart={{
              kind: kind === 'views' || kind === 'saves' ? 'line' : 'bars',
              names: ticks,
              values: series.days.map((day) => chartValues[kind](day)),
              format: words.ofChart[kind],
            }}
            table={{
              summary: t('statistics.asTable'),
              head: [t('statistics.day'), t(`statistics.${kind}`)],
              rows: series.days.map((day) => ({
                id: day.date,
                cells: [formatShortDate(day.date, language), words[kind](day)],
              })),
            }}
          />
        ))}
      </Box>
      {studios.length > 1 && (
        <DataTable
          caption={t('statistics.byStudio')}
          head={[
            t('statistics.studio'),
            t('statistics.bookings'),
            ...kinds.map((kind) => t(`statistics.${kind}`)),
          ]}
          rows={studios.map((studio) => ({
            id: studio.studioId,
            cells: [
              studio.name,
              studio.bookings.toLocaleString(language),
              ...kinds.map((kind) => words[kind](studio)),
            ],
          }))}
        />
      )}
    </>
  );
}

/** What charts draw: dollars, percent, and how often. */
const chartValues = {
  earnedCents: ({ earnedCents }: Figures) => (earnedCents ?? 0) / 100,
  occupancy: ({ occupancy }: Figures) => Math.round((occupancy ?? 0) * 100),
  views: ({ views }: Figures) => views,
  saves: ({ saves }: Figures) => saves,
} as const;

/** The same in words. */
function useWords() {
  const { t, i18n } = useTranslation('owners');
  const { charge } = useMoney();
  const wholeDollars = (dollars: number) =>
    formatPrice(Math.round(dollars) * 100, CHARGE_CURRENCY, i18n.language);
  const count = (value: number) => value.toLocaleString(i18n.language);
  const percent = (part: number) =>
    part.toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  return {
    earnedCents: ({ earnedCents }: Figures) => charge(earnedCents ?? 0),
    occupancy: ({ occupancy }: Figures) =>
      occupancy === null ? t('statistics.closed') : percent(occupancy),
    views: ({ views }: Figures) => count(views),
    saves: ({ saves }: Figures) => count(saves),
    ofChart: {
      earnedCents: wholeDollars,
      occupancy: (hundredths: number) => percent(hundredths / 100),
      views: count,
      saves: count,
    },
  };
}

const figuresStyle = {
  display: 'grid',
  gap: 2,
  m: 0,
  mb: 2,
  gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
} as const;

const figureStyle = { m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' } as const;

const chartsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  mb: 3,
} as const;
