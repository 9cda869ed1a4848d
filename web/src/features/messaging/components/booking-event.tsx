import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDayAndTime } from '#web/lib/dates.ts';
import type { ConversationEventFragment } from '../conversation.generated.ts';

interface BookingEventProps {
  event: ConversationEventFragment;
  /** Whoever booked finds it among their bookings, others among those of their studios. */
  isGuest: boolean;
}

/** What became of a booking, between the messages. */
export function BookingEvent({ event, isGuest }: BookingEventProps) {
  const { t, i18n } = useTranslation('messaging');
  const { bookingId, status, isChange, startsAt, zone } = event;
  const text = t(`event.${isChange ? 'CHANGED' : status}`, {
    time: formatDayAndTime(startsAt, zone, i18n.language),
  });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ my: 1.5, textAlign: 'center' }}>
      <Link
        component={RouterLink}
        to={`/account/${isGuest ? 'bookings' : 'bookings-received'}/${bookingId}`}
        color="inherit"
      >
        {text}
      </Link>
    </Typography>
  );
}
