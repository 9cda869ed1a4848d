import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useNow } from '#web/ui/clock.tsx';
import { bookAgainPath, freeThenPath, reviewPath } from '../booking-paths.ts';
import type { BookingDetailFragment } from './booking-detail.generated.ts';
import { CalendarButton } from './calendar-button.tsx';

interface BookingActionsProps {
  booking: BookingDetailFragment;
  onCancel: () => void;
}

/** What can be done about a booking, by how it stands. */
export function BookingActions({ booking, onCancel }: BookingActionsProps) {
  const { t } = useTranslation('bookings');
  const isLive = booking.cancellation !== null;
  const asksReview = booking.status === 'COMPLETED' && !booking.isReviewed;
  const now = useNow();
  const isGone = refusedStatuses.includes(booking.status) && Date.parse(booking.startsAt) > now;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {asksReview && (
        <Button component={RouterLink} to={reviewPath(booking.studio.id)} variant="contained">
          {t('again.review')}
        </Button>
      )}
      {isGone && (
        <Button component={RouterLink} to={freeThenPath(booking)} variant="contained">
          {t('again.freeThen')}
        </Button>
      )}
      <CalendarButton booking={booking} variant="outlined" />
      {booking.status !== 'PENDING' && (
        <Button
          component={RouterLink}
          to={bookAgainPath(booking)}
          {...(isLive || asksReview || isGone
            ? { variant: 'outlined', color: 'inherit' }
            : { variant: 'contained' })}
        >
          {t('again.book')}
        </Button>
      )}
      {isLive && (
        <Button color="inherit" onClick={onCancel}>
          {t('list.cancel')}
        </Button>
      )}
    </Box>
  );
}

/** Statuses in which somebody may still want to play then, elsewhere. */
const refusedStatuses: readonly string[] = ['DECLINED', 'EXPIRED', 'CANCELLED'];
