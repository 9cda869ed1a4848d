import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartSession } from '#web/features/carts/hooks/use-cart-session.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Redirect } from '#web/ui/redirect.tsx';

/** Comes after the page, which cannot show it before the cart is known. */
const Checkout = lazy(async () => ({
  default: (await import('../components/checkout.tsx')).Checkout,
}));

/** Where what is in the cart is ordered and paid. */
export function CheckoutPage() {
  const { t } = useTranslation('orders');
  const { isKnown, isUsed } = useCartSession();
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <PageHead title={t('checkout.title')} description={t('checkout.description')} noIndex />
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        {t('checkout.title')}
      </Typography>
      <ErrorBoundary title={t('checkout.loadFailed')}>
        <Suspense fallback={<CheckoutSkeleton />}>
          {!isKnown && <CheckoutSkeleton />}
          {isKnown && (isUsed ? <Checkout /> : <Redirect to="/cart" />)}
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function CheckoutSkeleton() {
  return (
    <Box aria-busy="true" sx={layoutStyle}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Skeleton variant="rounded" height={40} />
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={56} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={320} sx={{ display: { xs: 'none', md: 'block' } }} />
    </Box>
  );
}

const layoutStyle = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 3, md: 5, lg: 7 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
} as const;
