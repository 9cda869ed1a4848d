import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { OrderSkeleton } from '../components/order-parts.tsx';
import { OrderView } from '../components/order-view.tsx';
import { ORDERS_PATH } from '../order-paths.ts';

/** An order of one's own. */
export function OrderPage() {
  const { t } = useTranslation('orders');
  return (
    <RequireLogin>
      <Box sx={{ maxWidth: 960, py: { xs: 3, md: 5 } }}>
        <Link component={RouterLink} to={ORDERS_PATH} color="text.secondary" sx={backStyle}>
          <ArrowLeft size={18} aria-hidden />
          {t('list.title')}
        </Link>
        <ShownOrder />
      </Box>
    </RequireLogin>
  );
}

/** The order of somebody without an account, for whoever has the link that was mailed. */
export function GuestOrderPage() {
  return (
    <Box sx={{ maxWidth: 960, py: { xs: 3, md: 5 } }}>
      <ShownOrder />
    </Box>
  );
}

function ShownOrder() {
  const { t } = useTranslation('orders');
  const { number = '', key = null } = useParams();
  return (
    <ErrorBoundary title={t('order.failed')} resetKeys={[number, key]}>
      <Suspense key={number} fallback={<OrderSkeleton />}>
        <OrderView number={number} linkKey={key} />
      </Suspense>
    </ErrorBoundary>
  );
}

const backStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  mb: 1,
} as const;
