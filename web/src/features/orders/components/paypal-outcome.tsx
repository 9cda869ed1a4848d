import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PayLink } from '#web/features/payments/components/pay-link.tsx';
import type { PaymentFieldsFragment } from '#web/features/payments/payments.generated.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useFinishing } from '../hooks/use-finishing.ts';
import { useReturnedPayment } from '../hooks/use-returned-payment.ts';
import { CHECKOUT_PATH, RESUMED_CHECKOUT_PATH, SUCCESS_PATH } from '../order-paths.ts';

/** What has come of a payment with PayPal; leads on once it is paid. */
export function PayPalOutcome() {
  const { t } = useTranslation('orders');
  const { returned, askAgain } = useReturnedPayment();
  if (returned.state === 'failed') {
    return <ErrorState error={returned.error} title={t('paypal.failed')} onRetry={askAgain} />;
  }
  if (returned.state === 'unknown') return <Over />;
  if (returned.state === 'asking') return <Asking />;
  const { payment } = returned;
  if (payment.status === 'CAPTURED') return <Paid />;
  if (payment.status !== 'REQUIRES_ACTION') return <Over />;
  return payment.approvalUrl === null ? (
    <Pending onAskAgain={askAgain} />
  ) : (
    <Declined approvalUrl={payment.approvalUrl} />
  );
}

function Asking() {
  const { t } = useTranslation('orders');
  return (
    <Box aria-live="polite" aria-busy="true">
      <CircularProgress aria-hidden sx={{ mb: 2 }} />
      <Message title={t('paypal.asking')} text={t('paypal.askingText')} />
    </Box>
  );
}

/** Goes on to the page that says thank you. */
function Paid() {
  const navigate = useNavigate();
  const finish = useFinishing();
  const goOn = useEffectEvent(() => {
    void navigate(SUCCESS_PATH, { replace: true });
    // The badge of the cart shows what is left.
    finish().catch(() => undefined);
  });
  useEffect(() => goOn(), []);
  return <Asking />;
}

function Pending({ onAskAgain }: { onAskAgain: () => void }) {
  const { t } = useTranslation('orders');
  return (
    <Message title={t('paypal.pending')} text={t('paypal.pendingText')}>
      <Button variant="contained" onClick={onAskAgain}>
        {t('paypal.askAgain')}
      </Button>
    </Message>
  );
}

function Declined({
  approvalUrl,
}: {
  approvalUrl: NonNullable<PaymentFieldsFragment['approvalUrl']>;
}) {
  const { t } = useTranslation('orders');
  return (
    <Message title={t('paypal.declined')} text={t('paypal.declinedText')}>
      <Button component="a" href={approvalUrl} variant="contained">
        {t('paypal.tryAgain')}
      </Button>
      <Button component={PayLink} to={RESUMED_CHECKOUT_PATH} variant="outlined" color="inherit">
        {t('paypal.otherWay')}
      </Button>
    </Message>
  );
}

function Over() {
  const { t } = useTranslation('orders');
  return (
    <Message title={t('paypal.over')} text={t('paypal.overText')}>
      <Button component={PayLink} to={CHECKOUT_PATH} variant="contained">
        {t('paypal.toCheckout')}
      </Button>
    </Message>
  );
}

interface MessageProps {
  title: string;
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

function Message({ title, text, children }: MessageProps) {
  return (
    <>
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {text}
      </Typography>
      {children && <Box sx={buttonsStyle}>{children}</Box>}
    </>
  );
}

const buttonsStyle = {
  mt: 4,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 1.5,
} as const;
