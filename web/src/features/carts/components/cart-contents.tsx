import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useApolloClient } from '@apollo/client/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { cartChangesOf } from '../cart-changes.ts';
import { useCartSuspenseQuery } from '../cart.generated.ts';
import { useCart } from '../hooks/use-cart.ts';
import { useCartSession } from '../hooks/use-cart-session.ts';
import { useRenewal } from '../hooks/use-renewal.ts';
import { cartLayout } from './cart-layout.ts';
import { CartTable } from './cart-table.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { OrderSummary } from './order-summary.tsx';
import { SavedLines } from './saved-lines.tsx';

/** The cart, with what was changed and is not confirmed yet. */
export function CartContents() {
  const { t } = useTranslation('carts');
  const { userId, sessionId } = useCartSession();
  // Prices and stock may have changed since: it is asked for each time that it is opened.
  const { data, refetch } = useCartSuspenseQuery({
    variables: { sessionId },
    context: { fresh: false },
  });
  useRenewal(userId, refetch);
  const changes = cartChangesOf(useApolloClient());
  const isChanging = useSyncExternalStore(changes.subscribe, changes.isPending, changes.isPending);
  const { clear } = useCart();
  const title = useRef<HTMLHeadingElement>(null);

  const { items, itemCount } = data.cart;
  const lines = items.filter(({ isSavedForLater }) => !isSavedForLater);
  const saved = items.filter(({ isSavedForLater }) => isSavedForLater);
  useFocusAfterRemoval(lines.length, title);
  return (
    <>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <Box sx={headStyle}>
            <Typography
              variant="h2"
              component="h1"
              ref={title}
              tabIndex={-1}
              sx={{ outline: 'none' }}
            >
              {t('page.title')}
            </Typography>
            <Typography color="textSecondary">{t('page.items', { count: itemCount })}</Typography>
            <Button color="inherit" size="small" onClick={() => void clear()} sx={{ ml: 'auto' }}>
              {t('page.clear')}
            </Button>
          </Box>
          <Box sx={cartLayout}>
            <Box sx={{ minWidth: 0 }}>
              <CartTable lines={lines} />
              <Link component={RouterLink} to="/shop" color="text.primary" sx={backStyle}>
                <ArrowLeft size={18} aria-hidden />
                {t('page.continue')}
              </Link>
            </Box>
            <OrderSummary cart={data.cart} isChanging={isChanging} />
          </Box>
        </>
      )}
      {saved.length > 0 && <SavedLines lines={saved} />}
    </>
  );
}

/** What removed a line is gone with it: whoever pressed it goes on from the title. */
function useFocusAfterRemoval(count: number, title: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) title.current?.focus();
  }, [count, title]);
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  mb: { xs: 1, md: 3 },
} as const;

const backStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  py: 1.5,
  mt: 1,
  fontWeight: 600,
} as const;
