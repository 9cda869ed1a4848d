import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { oneOf } from '#domain/services/fidelity.ts';
import { fidelityStates } from '#domain/services/fidelity-order.ts';
import { usePageParams, useSetPageParam } from '#web/lib/page-params.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { OrderRows } from '../components/order-rows.tsx';
import { useFidelityOrdersSuspenseQuery } from '../fidelity.generated.ts';
import { OrdersSkeleton } from './fidelity-orders-page.tsx';

const PAGE_SIZE = 20;

/** All orders of mixing and mastering, for those who work on them. */
export function AdminFidelityPage() {
  const { t } = useTranslation('services');
  const [params] = usePageParams();
  const setParam = useSetPageParam();
  const status = oneOf(fidelityStates, params.get('status'));
  return (
    <>
      <PageHead title={t('orders.adminTitle')} description={t('orders.adminLead')} noIndex />
      <Box sx={headStyle}>
        <Typography variant="h2" component="h1" sx={{ mr: 'auto' }}>
          {t('orders.adminTitle')}
        </Typography>
        <ChoiceSelect
          label={t('orders.status')}
          size="small"
          value={status ?? ''}
          all={t('orders.all')}
          onChange={(value) => setParam('status', value)}
        >
          {fidelityStates.map((one) => (
            <option key={one} value={one}>
              {t(`orders.states.${enumName(one)}`)}
            </option>
          ))}
        </ChoiceSelect>
      </Box>
      <ErrorBoundary title={t('orders.error')} resetKeys={[status]}>
        <Suspense key={status} fallback={<OrdersSkeleton />}>
          <Orders status={status ? enumName(status) : null} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

interface OrdersProps {
  status: ReturnType<typeof enumName<(typeof fidelityStates)[number]>> | null;
}

function Orders({ status }: OrdersProps) {
  const { t } = useTranslation('services');
  const { data, fetchMore } = useFidelityOrdersSuspenseQuery({
    variables: { first: PAGE_SIZE, status },
    context: { fresh: false },
    fetchPolicy: 'cache-and-network',
  });
  const { nodes, pageInfo } = data.fidelityOrders;
  if (nodes.length === 0) {
    return <EmptyState title={t('orders.adminEmpty')} text={t('orders.adminEmptyText')} />;
  }
  return (
    <>
      <OrderRows label={t('orders.adminTitle')} orders={nodes} />
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mb: 2.5,
} as const;
