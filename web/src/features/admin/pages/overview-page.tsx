import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useAdminOverviewSuspenseQuery } from './overview-page.generated.ts';

/** The product in numbers, as they are now. */
export function OverviewPage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('overview.title')} description={t('overview.description')} noIndex />
      <Typography variant="h2" component="h1">
        {t('overview.title')}
      </Typography>
      <ErrorBoundary title={t('overview.error')}>
        <Suspense fallback={<NumbersSkeleton />}>
          <Numbers />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function Numbers() {
  const { t } = useTranslation('admin');
  const { data } = useAdminOverviewSuspenseQuery({ context: { fresh: false } });
  const { bookings, ...numbers } = data.adminOverview;
  return (
    <>
      <Box sx={gridStyle}>
        <Figure label={t('overview.users')} value={numbers.users} />
        <Figure label={t('overview.publicStudios')} value={numbers.publicStudios} to="/studios" />
        <Figure
          label={t('overview.pendingStudios')}
          value={numbers.pendingStudios}
          to="/admin/studio-approvals"
        />
        <Figure
          label={t('overview.waitingTickets')}
          value={numbers.waitingTickets}
          to="/admin/tickets"
        />
        <Figure
          label={t('overview.troubledPayments')}
          value={numbers.troubledPayments}
          to="/admin/payments?state=troubled"
        />
        <Figure label={t('overview.openReports')} value={numbers.openReports} to="/admin/reports" />
        <Figure
          label={t('overview.emailsWaiting')}
          value={numbers.emailsWaiting}
          to="/test-email"
        />
        <Figure
          label={t('overview.emailsFailed')}
          value={numbers.emailsFailed}
          to="/test-email?status=failed"
        />
        <Figure label={t('overview.failedJobs')} value={numbers.failedJobs} />
      </Box>
      <Typography variant="h3" component="h2" sx={{ mt: 5 }}>
        {t('overview.bookings')}
      </Typography>
      <Box sx={gridStyle}>
        {bookings.map(({ status, count }) => (
          <Figure key={status} label={t(`overview.status.${status}`)} value={count} />
        ))}
      </Box>
    </>
  );
}

interface FigureProps {
  label: string;
  value: number;
  /** Where there is more about it. */
  to?: string;
}

function Figure({ label, value, to }: FigureProps) {
  const { i18n } = useTranslation();
  return (
    <Paper variant="outlined" sx={{ p: 2.5, borderRadius: 3 }}>
      <Typography variant="body2" color="textSecondary">
        {to === undefined ? (
          label
        ) : (
          <Link component={RouterLink} to={to} color="inherit">
            {label}
          </Link>
        )}
      </Typography>
      <Typography variant="h2" component="p" sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        {value.toLocaleString(i18n.language)}
      </Typography>
    </Paper>
  );
}

function NumbersSkeleton() {
  return (
    <Box sx={gridStyle} aria-hidden>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={106} sx={{ borderRadius: 3 }} />
      ))}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  mt: 2.5,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(240px, 1fr))' },
} as const;
