import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { CartContents } from '../components/cart-contents.tsx';
import { CartSkeleton } from '../components/cart-skeleton.tsx';
import { EmptyCart } from '../components/empty-cart.tsx';
import { useCartSession } from '../hooks/use-cart-session.ts';

/** What the reader is about to buy, what it costs, and the way to pay for it (spec §2.11). */
export function CartPage() {
  const { t } = useTranslation('carts');
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <PageHead title={t('page.title')} description={t('page.description')} noIndex />
      <ErrorBoundary title={t('page.error')}>
        <Suspense fallback={<CartSkeleton />}>
          <KnownCart />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function KnownCart() {
  const { isKnown, isUsed } = useCartSession();
  if (!isKnown) return <CartSkeleton />;
  return isUsed ? <CartContents /> : <EmptyCart />;
}
