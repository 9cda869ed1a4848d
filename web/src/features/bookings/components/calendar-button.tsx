import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { CalendarMinus, CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#web/ui/clock.tsx';
import type { BookingItemFragment } from './booking-item.generated.ts';

interface CalendarButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  booking: BookingItemFragment;
}

/**
 * Downloads the calendar file, which adds a booking that stands and removes one that does not. Nobody
 * cleans a calendar up behind what is over.
 */
export function CalendarButton({ booking, ...look }: CalendarButtonProps) {
  const { t } = useTranslation('bookings');
  const now = useNow();
  const isLive = booking.cancellation !== null;
  const isWithdrawn = withdrawnStatuses.includes(booking.status);
  if (!isLive && !(isWithdrawn && Date.parse(booking.endsAt) > now)) return null;
  const Icon = isLive ? CalendarPlus : CalendarMinus;
  return (
    <Button
      color="inherit"
      {...look}
      href={`/api/bookings/${booking.id}/calendar.ics`}
      startIcon={<Icon size={16} aria-hidden />}
      download
    >
      {t(isLive ? 'list.calendar' : 'list.calendarRemoval')}
    </Button>
  );
}

/** Statuses in which a calendar should no longer show a booking that it may have shown. */
const withdrawnStatuses: readonly string[] = ['CANCELLED', 'DECLINED', 'EXPIRED'];
