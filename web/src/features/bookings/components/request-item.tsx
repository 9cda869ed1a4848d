import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatWait } from '#domain/messages/wait.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { bookingPath } from '../booking-paths.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import type { BookingItemFragment } from './booking-item.generated.ts';

interface RequestItemProps {
  booking: BookingItemFragment;
  /** Called when the request is answered, or is no longer as it was shown. */
  onChanged: () => void;
}

/** A request in a few lines: who asks for what, how long there is to answer, and the answer. */
export function RequestItem({ booking, onChanged }: RequestItemProps) {
  const { t, i18n } = useTranslation('bookings');
  const { chargeInWords } = useMoney();
  const now = useNow();
  const { id, studio, musician, startsAt, hours, zone, expiresAt, totalCents } = booking;
  return (
    <Paper component="article" variant="outlined" sx={{ p: 2, borderRadius: 3 }}>
      <Typography variant="h4" component="h3">
        <Link component={RouterLink} to={bookingPath(id, false)} color="inherit">
          {musician?.name ?? t('received.former')}
        </Link>
      </Typography>
      <Typography variant="body2">
        {[
          formatDayAndTime(startsAt, zone, i18n.language),
          t('received.hours', { count: hours }),
          studio.name,
          chargeInWords(totalCents),
          t(`payment.methods.${booking.paymentMethod}`),
        ].join(' · ')}
      </Typography>
      {expiresAt && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'warning.main' }}>
          {t('received.timeLeft', {
            wait: formatWait(secondsUntil(expiresAt, now), i18n.language),
          })}
        </Typography>
      )}
      {booking.viewerCanAnswer && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <AnswerButtons booking={booking} onChanged={onChanged} size="small" />
        </Box>
      )}
    </Paper>
  );
}

function secondsUntil(instant: string, now: number): number {
  return Math.max(0, (Date.parse(instant) - now) / 1000);
}
