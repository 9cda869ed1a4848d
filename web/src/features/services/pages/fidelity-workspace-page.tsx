import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { formatDate, formatDayAndTime } from '#web/lib/dates.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import { useOrderName } from '../components/order-rows.tsx';
import { OrderSounds } from '../components/order-sounds.tsx';
import { OrderStatus } from '../components/order-status.tsx';
import { OrderSteps } from '../components/order-steps.tsx';
import {
  FidelityOrderDocument,
  useFidelityOrderChangedSubscription,
  useFidelityOrderSuspenseQuery,
} from '../fidelity.generated.ts';
import type { FidelityWorkspaceFragment } from '../fidelity.generated.ts';
import { useFidelityNews } from '../hooks/use-fidelity-news.ts';

/** An order of mixing or mastering: where it stands, what there is to hear, and what to do next. */
export function FidelityWorkspacePage() {
  const { t } = useTranslation('services');
  const { id = '' } = useParams();
  return (
    <RequireLogin>
      <ErrorBoundary resetKeys={[id]} title={t('orders.error')}>
        <Suspense key={id} fallback={<WorkspaceSkeleton />}>
          <Workspace id={id} />
        </Suspense>
      </ErrorBoundary>
    </RequireLogin>
  );
}

function Workspace({ id }: { id: string }) {
  const { t } = useTranslation('services');
  const { data } = useFidelityOrderSuspenseQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    // What is said to have changed is asked for, however fresh what is shown.
    context: { fresh: false },
  });
  const order = data.fidelityOrder;
  if (!order) {
    return (
      <StatusPage
        status={404}
        title={t('orders.notFound')}
        text={t('orders.notFoundText')}
        ways={[{ to: '/fidelity/orders', label: t('orders.title') }]}
      />
    );
  }
  return <OpenOrder order={order} />;
}

function OpenOrder({ order }: { order: FidelityWorkspaceFragment }) {
  const { t } = useTranslation('services');
  const client = useApolloClient();
  useFidelityOrderChangedSubscription({ orderId: order.id }, () => {
    // Without a connection what is shown stays, and the next notice comes with it.
    client.refetchQueries({ include: [FidelityOrderDocument] }).catch(() => undefined);
  });
  useFidelityNews(order);
  return (
    <Box sx={pageStyle}>
      <Box sx={{ minWidth: 0 }}>
        <Head order={order} />
        <OrderSounds order={order} />
      </Box>
      <Box component="aside" aria-label={t('orders.where')} sx={asideStyle}>
        <Where order={order} />
        <OrderSteps order={order} />
      </Box>
    </Box>
  );
}

function Head({ order }: { order: FidelityWorkspaceFragment }) {
  const { t } = useTranslation('services');
  const name = useOrderName();
  const { id, brief, references } = order;
  return (
    <header>
      <PageHead
        title={`${t('orders.number', { id })}: ${name(order)}`}
        description={t('orders.lead')}
        noIndex
      />
      <Typography color="textSecondary">{t('orders.number', { id })}</Typography>
      <Typography variant="h2" component="h1">
        {name(order)}
      </Typography>
      <Typography sx={wordsStyle}>{brief}</Typography>
      {references && (
        <Typography color="textSecondary" sx={wordsStyle}>
          {t('orders.references', { references })}
        </Typography>
      )}
    </header>
  );
}

function Where({ order }: { order: FidelityWorkspaceFragment }) {
  const { t, i18n } = useTranslation('services');
  const zone = useReaderZone();
  const { chargeInWords } = useMoney();
  const { status, priceCents, revisionsLeft, createdAt, dueAt, customer } = order;
  const isWorkedOn = status === 'IN_PROGRESS' || status === 'REVISION_REQUESTED';
  const facts = [
    [t('orders.price'), chargeInWords(priceCents)],
    [t('orders.ordered'), `${formatDate(createdAt, i18n.language)}, ${customer.name}`],
    isWorkedOn && dueAt && [t('orders.dueLabel'), formatDayAndTime(dueAt, zone, i18n.language)],
    [
      t('orders.revisionsLeft'),
      revisionsLeft === null ? t('orders.unlimited') : String(revisionsLeft),
    ],
  ].filter(Array.isArray);
  return (
    <>
      <OrderStatus status={status} />
      <Typography sx={{ mt: 1.5 }}>{t(`orders.next.${status}`)}</Typography>
      <Box component="dl" sx={factsStyle}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </>
  );
}

function WorkspaceSkeleton() {
  return (
    <Box aria-hidden sx={pageStyle}>
      <div>
        <Skeleton width="min(100%, 420px)" height={64} />
        <Skeleton height={80} />
        <Skeleton variant="rounded" height={240} sx={{ mt: 4 }} />
      </div>
      <Skeleton variant="rounded" height={280} />
    </Box>
  );
}

const pageStyle = {
  display: 'grid',
  gap: { xs: 3, md: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 320px)' },
  py: { xs: 3, md: 5 },
} as const;

/** First on a phone, where what to do next is looked for. */
const asideStyle = {
  order: { xs: -1, md: 0 },
  p: { xs: 2.5, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;

const wordsStyle = { mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

const factsStyle = {
  display: 'grid',
  gap: 1.5,
  my: 2.5,
  '& dt': { color: 'text.secondary', fontSize: '0.875rem' },
  '& dd': { m: 0, fontWeight: 600 },
} as const;
