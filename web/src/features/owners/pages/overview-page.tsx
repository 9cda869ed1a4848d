import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Statistics } from '../components/statistics.tsx';
import { Today } from '../components/today.tsx';
import { WaitingRequests } from '../components/waiting-requests.tsx';

/** What an owner looks at first: who comes today, what waits for an answer, and how the studios do. */
export function OverviewPage() {
  const { t } = useTranslation('owners');
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <PageHead title={t('overview.title')} description={t('overview.description')} noIndex />
      <Typography variant="h2" component="h1">
        {t('overview.title')}
      </Typography>
      <Box sx={nowStyle}>
        <ErrorBoundary title={t('requests.error')}>
          <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
            <WaitingRequests />
          </Suspense>
        </ErrorBoundary>
        <ErrorBoundary title={t('today.error')}>
          <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
            <Today />
          </Suspense>
        </ErrorBoundary>
      </Box>
      <Statistics />
    </Box>
  );
}

const nowStyle = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  mt: 3,
} as const;
