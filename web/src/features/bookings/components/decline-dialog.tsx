import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTE_LIMIT } from '#domain/bookings/limits.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { failureOf } from '#web/lib/failures.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useAnswerUpdate } from '../hooks/use-answer-update.ts';
import { useDeclineBookingMutation } from './answer-request.generated.ts';
import type { BookingItemFragment } from './booking-item.generated.ts';

interface DeclineDialogProps {
  booking: BookingItemFragment;
  open: boolean;
  onClose: () => void;
  /** Called when the request is declined, or is no longer as it was shown. */
  onChanged: () => void;
}

/** Asks before a request is declined, and for what to tell who asked. */
export function DeclineDialog({ booking, open, onClose, onChanged }: DeclineDialogProps) {
  const { t, i18n } = useTranslation('bookings');
  const [note, setNote] = useState('');
  const [declineBooking] = useDeclineBookingMutation({
    update: useAnswerUpdate(booking.studio.id),
  });

  async function decline(): Promise<void> {
    try {
      await declineBooking({ variables: { id: booking.id, note } });
    } catch (error) {
      if (failureOf(error).code === 'CONFLICT') onChanged();
      throw error;
    }
    showToast({ tone: 'success', title: t('answer.declined'), description: t('answer.told') });
    onChanged();
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('answer.declineTitle')}
      keep={t('answer.keep')}
      confirm={t('answer.decline')}
      working={t('answer.declining')}
      onConfirm={decline}
      failed={t('answer.failed')}
    >
      <Typography>
        {t('answer.declineText', {
          studio: booking.studio.name,
          time: formatDayAndTime(booking.startsAt, booking.zone, i18n.language),
        })}
      </Typography>
      <TextField
        label={t('answer.note')}
        helperText={t('answer.noteHelp')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: NOTE_LIMIT } }}
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  );
}
