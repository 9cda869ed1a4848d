import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router-dom';
import {
  OrderPart,
  OrderParts,
  OrderSkeleton,
} from '#web/features/orders/components/order-parts.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { OrderDesk } from '../components/order-desk.tsx';
import { OrderNoteForm } from '../components/order-note-form.tsx';
import { OrderPrints } from '../components/order-prints.tsx';
import { OrderTimeline } from '../components/order-timeline.tsx';
import { useAdminOrderSuspenseQuery } from '../orders.generated.ts';

/** An order, for those who deal with it. */
export function OrderPage() {
  const { t } = useTranslation('admin');
  const { number = '' } = useParams();
  return (
    <>
      <Link component={RouterLink} to="/admin/orders" color="text.secondary" sx={backStyle}>
        <ArrowLeft size={18} aria-hidden />
        {t('orders.title')}
      </Link>
      <ErrorBoundary title={t('orders.error')} resetKeys={[number]}>
        <Suspense key={number} fallback={<OrderSkeleton />}>
          <Order number={number} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function Order({ number }: { number: string }) {
  const { t } = useTranslation(['admin', 'orders']);
  const { data, refetch } = useAdminOrderSuspenseQuery({
    variables: { number },
    context: { fresh: false },
  });
  // Without a connection what is shown stays.
  const renew = () => void refetch().catch(() => undefined);
  const { order } = data;
  if (!order) {
    return (
      <StatusPage
        status={404}
        title={t('orders:order.notFound')}
        text={t('orders.notFoundText')}
        ways={[{ to: '/admin/orders', label: t('orders.title') }]}
      />
    );
  }
  const { status, carrier, trackingNumber, returnReason, paymentMethod } = order;
  const shipment = [carrier, trackingNumber].filter(Boolean).join(' ');
  return (
    <>
      <PageHead
        title={t('orders:order.title', { number })}
        description={t('orders.pageOf', { number })}
        noIndex
      />
      <Typography variant="h2" component="h1">
        {t('orders:order.title', { number })}
      </Typography>
      <Typography aria-live="polite" sx={{ mt: 1, fontWeight: 600 }}>
        {t(`orders:status.${status}`)}
      </Typography>
      <Typography color="textSecondary">
        {[
          t(`orders:payment.${paymentMethod === 'STRIPE' ? 'stripe' : 'paypal'}`),
          order.isShipped &&
            t(`orders:shipping.${order.shippingMethod === 'EXPRESS' ? 'express' : 'standard'}`),
          shipment,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {status === 'RETURN_REQUESTED' && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {t('orders.returnReason', { reason: returnReason })}
        </Typography>
      )}
      <OrderDesk order={order} onChanged={renew} />
      <OrderParts order={order}>
        {order.items.some(({ print }) => print?.fileUrl) && (
          <OrderPart title={t('orders.prints')}>
            <OrderPrints items={order.items} />
          </OrderPart>
        )}
        <OrderPart title={t('orders:order.history')}>
          <OrderTimeline events={order.history} />
        </OrderPart>
        <OrderPart title={t('orders.noteTitle')}>
          <OrderNoteForm number={number} />
        </OrderPart>
      </OrderParts>
    </>
  );
}

const backStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  mb: 1,
} as const;
