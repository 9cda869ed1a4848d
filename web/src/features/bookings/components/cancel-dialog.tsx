import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { failureOf } from '#web/lib/failures.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { evictChangedByBookings } from '../changed-by-bookings.ts';
import { useCancelBookingMutation } from './cancel-booking.generated.ts';
import type { BookingItemFragment } from './booking-item.generated.ts';

interface CancelDialogProps {
  booking: BookingItemFragment;
  open: boolean;
  onClose: () => void;
  /** Called when the booking is cancelled, or is no longer as it was shown. */
  onChanged: () => void;
}

/** Asks before cancelling and shows what it returns; that sum, or nothing, is what happens. */
export function CancelDialog({ booking, open, onClose, onChanged }: CancelDialogProps) {
  const { t, i18n } = useTranslation('bookings');
  const { charge, chargeInWords } = useMoney();
  const [cancelBooking] = useCancelBookingMutation({
    update: (cache) => evictChangedByBookings(cache, booking.studio.id),
  });
  const { cancellation } = booking;
  const isRequest = booking.status === 'PENDING';
  const isByCard = booking.paymentMethod === 'CARD';
  const isGuest = booking.viewerRole === 'MUSICIAN';
  const guest = booking.musician?.name ?? t('received.former');
  if (!cancellation) return null;
  const { refundCents, feeCents, tier } = cancellation;

  async function cancel(): Promise<void> {
    try {
      await cancelBooking({ variables: { id: booking.id, agreedRefundCents: refundCents } });
    } catch (error) {
      if (failureOf(error).code === 'CONFLICT') onChanged();
      throw error;
    }
    showToast({
      tone: 'success',
      title: t('cancel.done'),
      description: doneText(),
    });
    onChanged();
  }

  function doneText(): string {
    const amount = charge(refundCents);
    if (!isGuest) return t('received.cancel.done', { guest, amount });
    if (isRequest) return t('cancel.doneRequest');
    return refundCents > 0 ? t('cancel.doneText', { amount }) : t('cancel.doneNothing');
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('cancel.title')}
      keep={t('cancel.keep')}
      confirm={t('cancel.confirm')}
      working={t('cancel.working')}
      onConfirm={cancel}
      failed={t('cancel.failed')}
    >
      <Typography>
        {t('cancel.text', {
          studio: booking.studio.name,
          time: formatDayAndTime(booking.startsAt, booking.zone, i18n.language),
        })}
      </Typography>
      <Typography sx={{ mt: 2, fontWeight: 600 }}>
        {isGuest
          ? t(isRequest ? 'cancel.request' : `cancel.${tier}`)
          : t('received.cancel.refund', { guest })}
      </Typography>
      {!isRequest && (
        <>
          <Box component="dl" sx={sumsStyle}>
            <dt>{t(isGuest ? 'cancel.refund' : 'received.cancel.sum')}</dt>
            <dd>{chargeInWords(refundCents)}</dd>
            <dt>{t('cancel.fee')}</dt>
            <dd>{chargeInWords(feeCents)}</dd>
          </Box>
          <Typography variant="caption" component="p" color="textSecondary">
            {isByCard
              ? t(isGuest ? 'cancel.toCard' : 'received.cancel.toCard')
              : t('cancel.inDollars')}
          </Typography>
        </>
      )}
    </ConfirmDialog>
  );
}

const sumsStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 1,
  mt: 1.5,
  mb: 1,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { m: 0, textAlign: 'end' },
} as const;
