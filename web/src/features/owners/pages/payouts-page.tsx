import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PAYOUT_HOLD_DAYS } from '#domain/owners/payout.ts';
import { formatMonth, formatShortDate } from '#web/lib/dates.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { Earnings } from '../components/earnings.tsx';
import { Part } from '../components/part.tsx';
import { usePayoutPlanSuspenseQuery } from '../payouts.generated.ts';

/** What one's studios earn, booking by booking and month by month, and when it falls due. */
export function PayoutsPage() {
  const { t } = useTranslation('owners');
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <PageHead title={t('payouts.title')} description={t('payouts.description')} noIndex />
      <Box sx={headStyle}>
        <Typography variant="h2" component="h1">
          {t('payouts.title')}
        </Typography>
        <Button
          component="a"
          href="/api/owner/earnings.csv"
          download
          variant="outlined"
          color="inherit"
          startIcon={<Download size={18} aria-hidden />}
        >
          {t('payouts.download')}
        </Button>
      </Box>
      <Alert severity="info" sx={{ my: 3 }}>
        {t('payouts.notYet', { count: PAYOUT_HOLD_DAYS })}
      </Alert>
      <ErrorBoundary title={t('payouts.error')}>
        <Suspense fallback={<Skeleton variant="rounded" height={360} />}>
          <Plan />
          <Earnings />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function Plan() {
  const { t, i18n } = useTranslation('owners');
  const { charge } = useMoney();
  const { data } = usePayoutPlanSuspenseQuery({ context: { fresh: false } });
  const { schedule, months } = data.myPayoutPlan;
  const { language } = i18n;
  const sums = [t('payouts.bookings'), t('payouts.earned')];
  const cellsOf = ({ bookings, earnedCents }: (typeof months)[number]) => [
    bookings.toLocaleString(language),
    charge(earnedCents),
  ];
  return (
    <Box sx={planStyle}>
      <Part title={t('payouts.schedule')}>
        {schedule.length === 0 ? (
          <Typography color="textSecondary">{t('payouts.nothingDue')}</Typography>
        ) : (
          <DataTable
            caption={t('payouts.schedule')}
            head={[t('payouts.day'), ...sums]}
            rows={schedule.map((sum) => ({
              id: sum.date,
              cells: [formatShortDate(sum.date, language), ...cellsOf(sum)],
            }))}
          />
        )}
      </Part>
      <Part title={t('payouts.byMonth')}>
        {months.length === 0 ? (
          <Typography color="textSecondary">{t('payouts.noMonths')}</Typography>
        ) : (
          <DataTable
            caption={t('payouts.byMonth')}
            head={[t('payouts.month'), ...sums]}
            rows={months.map((sum) => ({
              id: sum.date,
              cells: [formatMonth(sum.date, language), ...cellsOf(sum)],
            }))}
          />
        )}
      </Part>
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
} as const;

const planStyle = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  mb: 5,
} as const;
