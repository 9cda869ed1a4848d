import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { failureOf } from '#web/lib/failures.ts';
import { useMoney } from '#web/ui/money.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
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
  const [cancelBooking, { loading }] = useCancelBookingMutation({
    update(cache) {
      const id = cache.identify({ __typename: 'Studio', id: booking.studio.id });
      cache.evict({ ...(id && { id }), fieldName: 'availability' });
      cache.evict({ ...(id && { id }), fieldName: 'nextFreeSlot' });
    },
  });
  const [failure, setFailure] = useState<string>();
  const { cancellation } = booking;
  if (!cancellation) return null;
  const { refundCents, feeCents, tier } = cancellation;

  async function cancel(): Promise<void> {
    setFailure(undefined);
    try {
      await cancelBooking({ variables: { id: booking.id, agreedRefundCents: refundCents } });
    } catch (error) {
      const { message, code } = failureOf(error);
      setFailure(message ?? t('cancel.failed'));
      if (code === 'CONFLICT') onChanged();
      return;
    }
    showToast({
      tone: 'success',
      title: t('cancel.done'),
      description:
        refundCents > 0
          ? t('cancel.doneText', { amount: charge(refundCents) })
          : t('cancel.doneNothing'),
    });
    onClose();
    onChanged();
  }

  return (
    <ResponsiveDialog open={open} onClose={onClose} title={t('cancel.title')}>
      <Typography>
        {t('cancel.text', {
          studio: booking.studio.name,
          time: formatDayAndTime(booking.startsAt, booking.zone, i18n.language),
        })}
      </Typography>
      <Typography sx={{ mt: 2, fontWeight: 600 }}>{t(`cancel.${tier}`)}</Typography>
      <Box component="dl" sx={sumsStyle}>
        <dt>{t('cancel.refund')}</dt>
        <dd>{chargeInWords(refundCents)}</dd>
        <dt>{t('cancel.fee')}</dt>
        <dd>{chargeInWords(feeCents)}</dd>
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 2 }}>
        {t('cancel.inDollars')}
      </Typography>
      <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
      <Box
        sx={{
          mt: 3,
          display: 'flex',
          flexWrap: 'wrap-reverse',
          gap: 1.5,
          justifyContent: 'flex-end',
        }}
      >
        <Button color="inherit" variant="outlined" onClick={onClose} disabled={loading}>
          {t('cancel.keep')}
        </Button>
        <Button variant="contained" onClick={() => void cancel()} disabled={loading}>
          {t(loading ? 'cancel.working' : 'cancel.confirm')}
        </Button>
      </Box>
    </ResponsiveDialog>
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
