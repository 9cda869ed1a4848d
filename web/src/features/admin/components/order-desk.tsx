import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enumValue } from '#domain/enums/enum-name.ts';
import { nextOrderStatus, orderStatuses } from '#domain/orders/order-lifecycle.ts';
import { CancelOrderDialog } from '#web/features/orders/components/cancel-order-dialog.tsx';
import { failureOf } from '#web/lib/failures.ts';
import { useMoney } from '#web/ui/money.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useMarkDeliveredMutation } from '../orders.generated.ts';
import type { AdminOrderFragment } from '../orders.generated.ts';
import { DeclineReturnDialog } from './decline-return-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ShipmentDialog } from './shipment-dialog.tsx';

interface OrderDeskProps {
  order: AdminOrderFragment;
  onChanged: () => void;
}

/** What can be done with an order where it stands. */
export function OrderDesk({ order, onChanged }: OrderDeskProps) {
  const { t } = useTranslation(['admin', 'orders']);
  const [open, setOpen] = useState<'ship' | 'refund' | 'decline' | 'cancel'>();
  const [markDelivered, { loading }] = useMarkDeliveredMutation();
  const { charge } = useMoney();
  const { number } = order;
  const left = order.refundableCents ?? 0;
  const status = enumValue(order.status, orderStatuses);
  const can = (action: 'ship' | 'deliver' | 'decline-return' | 'cancel') =>
    nextOrderStatus(status, action, 'admin') !== undefined;
  const dialog = { order, onClose: () => setOpen(undefined), onChanged };

  async function deliver(): Promise<void> {
    try {
      await markDelivered({ variables: { input: { number } } });
      showToast({ tone: 'success', title: t('orders.delivered') });
    } catch (error) {
      const description = failureOf(error).message;
      showToast({ tone: 'error', title: t('orders.failed'), description });
      onChanged();
    }
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
      {can('ship') && (
        <Button variant="contained" onClick={() => setOpen('ship')}>
          {t('orders.ship')}
        </Button>
      )}
      {can('deliver') && (
        <Button variant="outlined" color="inherit" loading={loading} onClick={() => void deliver()}>
          {t('orders.deliver')}
        </Button>
      )}
      {can('decline-return') && (
        <Button variant="outlined" color="inherit" onClick={() => setOpen('decline')}>
          {t('orders.declineReturn')}
        </Button>
      )}
      {left > 0 && (
        <Button variant="outlined" color="inherit" onClick={() => setOpen('refund')}>
          {t('orders.refund')}
        </Button>
      )}
      {can('cancel') && (
        <Button variant="outlined" color="inherit" onClick={() => setOpen('cancel')}>
          {t('orders:cancel.button')}
        </Button>
      )}
      {open === 'ship' && <ShipmentDialog {...dialog} />}
      {open === 'refund' && <RefundDialog {...dialog} />}
      {open === 'decline' && <DeclineReturnDialog {...dialog} />}
      <CancelOrderDialog
        open={open === 'cancel'}
        address={{ number, accessKey: null }}
        consequence={
          left > 0 ? t('orders.cancelPaid', { amount: charge(left) }) : t('orders:cancel.unpaid')
        }
        onClose={dialog.onClose}
        onChanged={onChanged}
      />
    </Box>
  );
}
