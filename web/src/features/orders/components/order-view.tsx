import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '#web/ui/page-head.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { dayIn } from '../day-in.ts';
import { ORDERS_PATH } from '../order-paths.ts';
import { useOrderSuspenseQuery } from '../orders.generated.ts';
import type { OrderDetailFragment } from '../orders.generated.ts';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderPart, OrderParts } from './order-parts.tsx';
import { ReturnDialog } from './return-dialog.tsx';

interface OrderViewProps {
  number: string;
  /** Of the link in the mail, for guests. */
  linkKey: string | null;
}

/** An order: where it stands, what it consists of, and what can be done about it. */
export function OrderView({ number, linkKey }: OrderViewProps) {
  const { t, i18n } = useTranslation('orders');
  const variables = { number, accessKey: linkKey };
  const { data, refetch } = useOrderSuspenseQuery({ variables, context: { fresh: false } });
  const { order } = data;
  if (!order) {
    return (
      <StatusPage
        status={404}
        title={t('order.notFound')}
        text={t('order.notFoundText')}
        ways={[{ to: ORDERS_PATH, label: t('list.title') }]}
      />
    );
  }
  const { status, createdAt } = order;
  return (
    <>
      <PageHead title={t('order.title', { number })} description={t('order.description')} noIndex />
      <Typography variant="h2" component="h1">
        {t('order.title', { number })}
      </Typography>
      <Typography aria-live="polite" sx={{ mt: 1, fontWeight: 600 }}>
        {t(`status.${status}`)}
      </Typography>
      <Typography color="textSecondary">
        {t(`statusText.${status}`, { day: dayIn(createdAt, i18n.language) })}
      </Typography>
      <Tracking order={order} />
      <OrderParts
        order={order}
        actions={
          <Actions
            order={order}
            linkKey={linkKey}
            onChanged={() => void refetch().catch(() => undefined)}
          />
        }
      >
        <OrderPart title={t('order.history')}>
          <OrderHistory order={order} />
        </OrderPart>
      </OrderParts>
    </>
  );
}

/** Who takes it to its customer. */
function Tracking({ order }: { order: OrderDetailFragment }) {
  const { t } = useTranslation('orders');
  const { carrier, trackingNumber } = order;
  if (!carrier && !trackingNumber) return null;
  return (
    <Typography sx={{ mt: 1 }}>
      {t('order.tracking', { shipment: [carrier, trackingNumber].filter(Boolean).join(' ') })}
    </Typography>
  );
}

interface ActionsProps {
  order: OrderDetailFragment;
  /** Of the link in the mail, for guests. */
  linkKey: string | null;
  onChanged: () => void;
}

function Actions({ order, linkKey, onChanged }: ActionsProps) {
  const { t } = useTranslation('orders');
  const [open, setOpen] = useState<'cancel' | 'return'>();
  const { number, viewerCanCancel, viewerCanReturn } = order;
  const address = { number, accessKey: linkKey };
  const dialog = { address, onClose: () => setOpen(undefined), onChanged };
  return (
    <>
      {viewerCanCancel && (
        <Button variant="outlined" color="inherit" onClick={() => setOpen('cancel')}>
          {t('cancel.button')}
        </Button>
      )}
      {viewerCanReturn && (
        <Button variant="outlined" color="inherit" onClick={() => setOpen('return')}>
          {t('return.button')}
        </Button>
      )}
      <CancelOrderDialog
        {...dialog}
        open={open === 'cancel'}
        consequence={t(order.paidAt === null ? 'cancel.unpaid' : 'cancel.paid')}
      />
      {open === 'return' && <ReturnDialog {...dialog} />}
    </>
  );
}
