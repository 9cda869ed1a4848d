import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatWait } from '#domain/messages/wait.ts';
import { PayLink } from '#web/features/payments/components/pay-link.tsx';
import { useNow } from '#web/ui/clock.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { payPath } from '../booking-paths.ts';
import type { BookingItemFragment } from './booking-item.generated.ts';

type Payment = NonNullable<BookingItemFragment['payment']>;

/** How a booking is paid and where its money stands, with what was paid, refunded and is to be paid. */
export function BookingPayment({ booking }: { booking: BookingItemFragment }) {
  const { t } = useTranslation('bookings');
  const { chargeInWords } = useMoney();
  const { payment, paymentMethod } = booking;
  if (!payment) return null;
  const { state, paidCents, refundedCents, owedCents } = payment;
  // What is paid, the sum below says.
  const showsState = paymentMethod === 'CARD' && state !== 'PAID';
  const sums = [
    { key: 'paid', cents: paidCents },
    { key: 'refunded', cents: refundedCents },
    { key: 'owed', cents: owedCents },
  ] as const;
  return (
    <>
      <Typography>{t(`payment.methods.${paymentMethod}`)}</Typography>
      {showsState && <PaymentState booking={booking} />}
      <Box component="dl" sx={sumsStyle}>
        {sums
          .filter(({ cents }) => cents > 0)
          .map(({ key, cents }) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>{t(`payment.${key}`)}</dt>
              <dd>{chargeInWords(cents)}</dd>
            </Box>
          ))}
      </Box>
    </>
  );
}

/** In a few words, where the money of a booking stands, and how long there is to pay. */
export function PaymentState({ booking }: { booking: BookingItemFragment }) {
  const { t } = useTranslation('bookings');
  const { payment } = booking;
  if (!payment || payment.state === 'NONE') return null;
  const isOpen = payment.state === 'AWAITING_PAYMENT' || payment.state === 'TO_PAY';
  return (
    <Typography variant="body2" sx={{ color: isOpen ? 'warning.main' : 'text.secondary' }}>
      {t(`payment.states.${payment.state}`)}
      <TimeLeft payment={payment} />
    </Typography>
  );
}

function TimeLeft({ payment: { state, dueAt } }: { payment: Payment }) {
  const { t, i18n } = useTranslation('bookings');
  const now = useNow();
  if (state !== 'AWAITING_PAYMENT' || dueAt === null) return null;
  const seconds = Math.max(0, (Date.parse(dueAt) - now) / 1000);
  return <>{` · ${t('payment.timeLeft', { wait: formatWait(seconds, i18n.language) })}`}</>;
}

/** Leads to where a booking is paid; nothing for those who cannot. */
export function PayButton({
  booking,
  size,
}: {
  booking: BookingItemFragment;
  size?: 'small' | 'medium';
}) {
  const { t } = useTranslation('bookings');
  if (!booking.payment?.viewerCanPay) return null;
  return (
    <Button component={PayLink} to={payPath(booking.id)} variant="contained" size={size}>
      {t('payment.payNow')}
    </Button>
  );
}

const sumsStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 0.5,
  my: 1,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { m: 0, textAlign: 'end' },
} as const;
