import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { OrderRows } from '../components/order-rows.tsx';
import { useMyFidelityOrdersSuspenseQuery } from '../fidelity.generated.ts';

const PAGE_SIZE = 20;

/** What whoever is logged in has ordered of mixing and mastering. */
export function FidelityOrdersPage() {
  const { t } = useTranslation('services');
  return (
    <RequireLogin>
      <PageHead title={t('orders.title')} description={t('orders.lead')} noIndex />
      <Box sx={{ py: { xs: 3, md: 5 } }}>
        <Typography variant="h2" component="h1">
          {t('orders.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
          {t('orders.lead')}
        </Typography>
        <ErrorBoundary title={t('orders.error')}>
          <Suspense fallback={<OrdersSkeleton />}>
            <Orders />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </RequireLogin>
  );
}

function Orders() {
  const { t } = useTranslation('services');
  const { data, fetchMore } = useMyFidelityOrdersSuspenseQuery({
    variables: { first: PAGE_SIZE },
    context: { fresh: false },
    fetchPolicy: 'cache-and-network',
  });
  const { nodes, pageInfo } = data.myFidelityOrders;
  if (nodes.length === 0) {
    return (
      <EmptyState
        title={t('orders.empty')}
        text={t('orders.emptyText')}
        action={
          <Button component={Link} to="/fidelity" variant="contained">
            {t('fidelity.find')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <OrderRows label={t('orders.title')} orders={nodes} />
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}

export function OrdersSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1.5 }}>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={80} />
      ))}
    </Box>
  );
}
