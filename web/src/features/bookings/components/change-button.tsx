import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#web/ui/clock.tsx';
import { Optional } from '#web/ui/optional.tsx';
import type { BookingDetailFragment } from './booking-detail.generated.ts';

const ChangeDialog = lazy(async () => ({
  default: (await import('./change-dialog.tsx')).ChangeDialog,
}));

interface ChangeButtonProps {
  booking: BookingDetailFragment;
  /** Called when a change is proposed. */
  onChanged: () => void;
}

/** Asks for another time or length, where somebody may; of a session that runs, for a longer one. */
export function ChangeButton({ booking, onChanged }: ChangeButtonProps) {
  const { t } = useTranslation('bookings');
  const [isOpen, setIsOpen] = useState(false);
  const isRunning = Date.parse(booking.startsAt) <= useNow();
  if (!booking.viewerCanPropose) return null;
  const asked = booking.status === 'PENDING' ? 'askOther' : 'ask';
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setIsOpen(true)}>
        {t(`change.${isRunning ? 'extend' : asked}`)}
      </Button>
      {isOpen && (
        <Optional>
          <ChangeDialog booking={booking} onClose={() => setIsOpen(false)} onChanged={onChanged} />
        </Optional>
      )}
    </>
  );
}
