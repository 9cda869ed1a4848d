import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetailFragment } from '../orders.generated.ts';
import { AmountLines } from './amount-lines.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderItems } from './order-items.tsx';

interface OrderPartsProps {
  order: OrderDetailFragment;
  /** Beneath its items: further parts. */
  children: ReactNode;
  /** Beneath its address: what can be done about it. */
  actions?: ReactNode;
}

/** What everybody who may see an order sees of it: items, amounts and address, and around them what else. */
export function OrderParts({ order, children, actions }: OrderPartsProps) {
  const { t } = useTranslation('orders');
  const { isShipped, customer, email, invoiceUrl } = order;
  return (
    <Box sx={columnsStyle}>
      <Box sx={partsStyle}>
        <OrderPart title={t('order.items')}>
          <OrderItems order={order} />
        </OrderPart>
        {children}
      </Box>
      <Box sx={partsStyle}>
        <OrderPart title={t('order.amounts')}>
          <AmountLines amounts={order} isShipped={isShipped} />
        </OrderPart>
        {customer && (
          <OrderPart title={t('order.address')}>
            <OrderAddress customer={customer} email={email} />
          </OrderPart>
        )}
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          {invoiceUrl && (
            <Button component="a" href={invoiceUrl} variant="outlined" color="inherit">
              {t('order.invoice')}
            </Button>
          )}
          {actions}
        </Box>
      </Box>
    </Box>
  );
}

/** A titled part of the page of an order. */
export function OrderPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

/** In place of an order until it is there. */
export function OrderSkeleton() {
  return (
    <Box aria-busy="true">
      <Skeleton width={220} height={48} />
      <Skeleton width="min(360px, 80%)" sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}

const columnsStyle = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 4, lg: 6 },
  mt: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
} as const;

const partsStyle = { display: 'grid', gap: 4, minWidth: 0 } as const;
