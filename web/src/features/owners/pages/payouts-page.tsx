import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { COMMISSION_PERCENT } from '#domain/payouts/commission.ts';
import { PAYOUT_HOLD_DAYS } from '#domain/payouts/payout-terms.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PayoutAccountPanel } from '../components/payout-account-panel.tsx';
import { PayoutFigures } from '../components/payout-figures.tsx';
import { PayoutList } from '../components/payout-list.tsx';
import { PayoutStatements } from '../components/payout-statements.tsx';
import { Takings } from '../components/takings.tsx';

/** What owners have earned and were sent, and, apart from that, what they are paid at the studio. */
export function PayoutsPage() {
  const { t } = useTranslation('owners');
  const terms = { percent: COMMISSION_PERCENT, count: PAYOUT_HOLD_DAYS };
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <PageHead title={t('payouts.title')} description={t('payouts.description')} noIndex />
      <Typography variant="h2" component="h1">
        {t('payouts.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3, maxWidth: '70ch' }}>
        {t('payouts.lead', terms)}
      </Typography>
      <ErrorBoundary title={t('payouts.error')}>
        <Suspense fallback={<PayoutsSkeleton />}>
          <Box sx={partsStyle}>
            <PayoutAccountPanel />
            <PayoutFigures />
            <PayoutList />
            <PayoutStatements />
            <Takings />
          </Box>
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function PayoutsSkeleton() {
  return (
    <Box sx={partsStyle}>
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="rounded" height={112} />
      <Skeleton variant="rounded" height={240} />
      <Skeleton variant="rounded" height={240} />
    </Box>
  );
}

const partsStyle = { display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
