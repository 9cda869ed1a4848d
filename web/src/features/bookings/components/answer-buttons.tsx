import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useAnswerUpdate } from '../hooks/use-answer-update.ts';
import { useAcceptBookingMutation } from './answer-request.generated.ts';
import type { BookingItemFragment } from './booking-item.generated.ts';

const DeclineDialog = lazy(async () => ({
  default: (await import('./decline-dialog.tsx')).DeclineDialog,
}));

interface AnswerButtonsProps extends Pick<ButtonProps, 'size'> {
  booking: BookingItemFragment;
  /** Called when the request is answered, or is no longer as it was shown. */
  onChanged: () => void;
}

/** Accepts a request, or asks why it is declined. */
export function AnswerButtons({ booking, onChanged, size }: AnswerButtonsProps) {
  const { t } = useTranslation('bookings');
  const [isDeclining, setIsDeclining] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [acceptBooking, { loading }] = useAcceptBookingMutation({
    update: useAnswerUpdate(booking.studio.id),
  });

  async function accept(): Promise<void> {
    try {
      await acceptBooking({ variables: { id: booking.id } });
      showToast({ tone: 'success', title: t('answer.accepted'), description: t('answer.told') });
    } catch (error) {
      const { message } = failureOf(error);
      showToast({ tone: 'error', title: t('answer.failed'), description: message });
    }
    onChanged();
  }

  return (
    <>
      <Button variant="contained" size={size} disabled={loading} onClick={() => void accept()}>
        {t('answer.accept')}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        size={size}
        disabled={loading}
        onClick={() => {
          setWasOpened(true);
          setIsDeclining(true);
        }}
      >
        {t('answer.decline')}
      </Button>
      <Suspense>
        {wasOpened && (
          <DeclineDialog
            booking={booking}
            open={isDeclining}
            onClose={() => setIsDeclining(false)}
            onChanged={onChanged}
          />
        )}
      </Suspense>
    </>
  );
}
