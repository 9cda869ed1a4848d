import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useNow } from '#web/ui/clock.tsx';
import { bookAgainPath, freeThenPath, reviewPath } from '../booking-paths.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import type { BookingDetailFragment } from './booking-detail.generated.ts';
import { PayButton } from './booking-payment.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { ChangeButton } from './change-button.tsx';

interface BookingActionsProps {
  booking: BookingDetailFragment;
  onCancel: () => void;
  /** Called when a request is answered, or is no longer as it was shown. */
  onChanged: () => void;
}

/** What can be done about a booking, by how it stands and by whom. */
export function BookingActions({
  children,
  ...props
}: BookingActionsProps & { children?: ReactNode }) {
  const isGuest = props.booking.viewerRole === 'MUSICIAN';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {isGuest ? <GuestActions {...props} /> : <HostActions {...props} />}
      {children}
    </Box>
  );
}

function HostActions({ booking, onCancel, onChanged }: BookingActionsProps) {
  const { t } = useTranslation('bookings');
  if (booking.viewerCanAnswer) {
    return (
      <>
        <AnswerButtons booking={booking} onChanged={onChanged} />
        <ChangeButton booking={booking} onChanged={onChanged} />
      </>
    );
  }
  return (
    <>
      <CalendarButton booking={booking} variant="outlined" />
      <ChangeButton booking={booking} onChanged={onChanged} />
      {booking.cancellation && (
        <Button color="inherit" onClick={onCancel}>
          {t('list.cancel')}
        </Button>
      )}
    </>
  );
}

function GuestActions({ booking, onCancel, onChanged }: BookingActionsProps) {
  const { t } = useTranslation('bookings');
  const isLive = booking.cancellation !== null;
  const asksReview = booking.status === 'COMPLETED' && !booking.isReviewed;
  const now = useNow();
  const isGone = refusedStatuses.includes(booking.status) && Date.parse(booking.startsAt) > now;
  return (
    <>
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
      <PayButton booking={booking} />
      <CalendarButton booking={booking} variant="outlined" />
      <ChangeButton booking={booking} onChanged={onChanged} />
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
    </>
  );
}

/** Statuses in which somebody may still want to play then, elsewhere. */
const refusedStatuses: readonly string[] = ['DECLINED', 'EXPIRED', 'CANCELLED'];
