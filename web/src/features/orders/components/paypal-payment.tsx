import { useTranslation } from 'react-i18next';
import { useTakesPayPalQuery } from '#web/features/payments/payments.generated.ts';
import { pauseOrOnline } from '#web/lib/pause.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { isUnpaid, usePlacing } from '../hooks/use-placing.ts';
import type { CheckoutOrder } from '../hooks/use-placing.ts';
import { payPalReturnPath } from '../order-paths.ts';
import { PayPalSkeleton } from './paypal-skeleton.tsx';
import { Placing } from './placing.tsx';

interface PayPalPaymentProps {
  order: CheckoutOrder;
  onPlaced: () => void;
}

/** Pays an order on PayPal's page, or places it to await that where PayPal is not set up (ruling 19). */
export function PayPalPayment(props: PayPalPaymentProps) {
  const { t } = useTranslation('orders');
  const { data, error, refetch } = useTakesPayPalQuery();
  if (error && !data) {
    return (
      <ErrorState
        error={error}
        title={t('paypal.loadFailed')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!data) return <PayPalSkeleton />;
  return data.takesPayPal ? <Leaving {...props} /> : <Awaiting {...props} />;
}

function Leaving({ order, onPlaced }: PayPalPaymentProps) {
  const { t } = useTranslation('orders');
  const { place } = usePlacing(order);

  async function leave(): Promise<boolean> {
    const { payment, order: placed } = await place('PAYPAL');
    // Paid before the page was opened again, or PayPal was switched off meanwhile.
    if (!payment || !isUnpaid(placed)) return true;
    // Where they have agreed before and PayPal takes its time, the page of their return says so.
    window.location.assign(payment.approvalUrl ?? payPalReturnPath(payment));
    return false;
  }

  return (
    <Placing
      text={t('paypal.text')}
      button={t('payment.paypalButton')}
      place={leave}
      onPlaced={onPlaced}
    />
  );
}

/** How long the toast is read before the order is made (spec §4). */
const TOAST_MS = 2000;

function Awaiting({ order, onPlaced }: PayPalPaymentProps) {
  const { t } = useTranslation('orders');
  const { place } = usePlacing(order);

  async function announce(): Promise<boolean> {
    showToast({ title: t('payment.paypalToast'), description: t('payment.paypalToastText') });
    await pauseOrOnline(TOAST_MS);
    await place('PAYPAL');
    return true;
  }

  return (
    <Placing
      text={t('payment.paypalText')}
      button={t('payment.paypalButton')}
      place={announce}
      onPlaced={onPlaced}
    />
  );
}
