import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useMoney } from '#web/ui/money.tsx';
import { refundOf } from '../refund.ts';
import { bookAgainPath, bookingPath, reviewPath } from '../booking-paths.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import type { BookingItemFragment } from './booking-item.generated.ts';
import { PayButton, PaymentState } from './booking-payment.tsx';
import { BookingWhen } from './booking-when.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { StatusChip } from './status-chip.tsx';

interface BookingItemProps {
  booking: BookingItemFragment;
  onCancel: (booking: BookingItemFragment) => void;
  /** Called when a request is answered, or is no longer as it was shown. */
  onChanged: () => void;
}

/** One booking in a list: when, where and by whom, what it costs, and what can be done about it. */
export function BookingItem({ booking, onCancel, onChanged }: BookingItemProps) {
  const { t, i18n } = useTranslation('bookings');
  const { chargeInWords } = useMoney();
  const { location } = usePlaceNames();
  const { studio, status, zone } = booking;
  const [image] = studio.images;
  const isLive = booking.cancellation !== null;
  const isUnpaid = booking.payment?.state === 'AWAITING_PAYMENT';
  const refundCents = refundOf(booking);
  const isGuest = booking.viewerRole === 'MUSICIAN';
  return (
    <Paper component="article" variant="outlined" sx={itemStyle}>
      {image && (
        <Box
          component="img"
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          loading="lazy"
          sx={imageStyle}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography variant="h3" component="h2" sx={{ mr: 'auto' }}>
            <Link component={RouterLink} to={bookingPath(booking.id, isGuest)} color="inherit">
              {isGuest ? studio.name : (booking.musician?.name ?? t('received.former'))}
            </Link>
          </Typography>
          <StatusChip status={status} />
        </Box>
        <Typography color="textSecondary" variant="body2" sx={{ mb: 1.5 }}>
          {isGuest ? `${studio.neighbourhood}, ${location(studio.city)}` : studio.name}
        </Typography>
        <BookingWhen booking={booking} />
        <PaymentState booking={booking} />
        {status === 'PENDING' && !isUnpaid && booking.expiresAt && (
          <Typography variant="body2" sx={{ mt: 1, color: 'warning.main' }}>
            {t(isGuest ? 'list.expires' : 'received.expires', {
              time: formatDayAndTime(booking.expiresAt, zone, i18n.language),
            })}
          </Typography>
        )}
        {refundCents !== null && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('list.refunded', { amount: chargeInWords(refundCents) })}
          </Typography>
        )}
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <PayButton booking={booking} size="small" />
          {booking.viewerCanAnswer && (
            <AnswerButtons booking={booking} onChanged={onChanged} size="small" />
          )}
          <Button
            component={RouterLink}
            to={bookingPath(booking.id, isGuest)}
            color="inherit"
            size="small"
            variant={booking.viewerCanAnswer ? 'text' : 'outlined'}
          >
            {chargeInWords(booking.totalCents)} · {t('list.details')}
          </Button>
          {!booking.viewerCanAnswer && <CalendarButton booking={booking} size="small" />}
          {isLive && !booking.viewerCanAnswer && (
            <Button color="inherit" size="small" onClick={() => onCancel(booking)}>
              {t('list.cancel')}
            </Button>
          )}
          {!isLive && isGuest && (
            <Button component={RouterLink} to={bookAgainPath(booking)} color="inherit" size="small">
              {t('again.book')}
            </Button>
          )}
          {status === 'COMPLETED' && isGuest && !booking.isReviewed && (
            <Button component={RouterLink} to={reviewPath(studio.id)} color="inherit" size="small">
              {t('again.review')}
            </Button>
          )}
        </Box>
      </Box>
    </Paper>
  );
}

const itemStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '168px 1fr' },
  gap: { xs: 2, sm: 3 },
  p: { xs: 2, sm: 2.5 },
  borderRadius: 3,
} as const;

const imageStyle = {
  width: '100%',
  height: 'auto',
  aspectRatio: { xs: '2 / 1', sm: '1 / 1' },
  objectFit: 'cover',
  borderRadius: 2,
  bgcolor: 'divider',
} as const;
