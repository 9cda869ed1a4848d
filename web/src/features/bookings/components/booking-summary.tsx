import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#web/ui/money.tsx';
import { refundOf } from '../refund.ts';
import type { BookingDetailFragment } from './booking-detail.generated.ts';
import { BookedStudio } from './booked-studio.tsx';
import { BookingWhen } from './booking-when.tsx';

/** What is booked, when, and what both sides call it. */
export function BookingSummary({ booking }: { booking: BookingDetailFragment }) {
  const { t } = useTranslation('bookings');
  const { chargeInWords } = useMoney();
  const { studio, status, hours, reference } = booking;
  const refundCents = refundOf(booking);
  const [image] = studio.images;
  return (
    <Paper variant="outlined" sx={{ borderRadius: 3, overflow: 'hidden' }}>
      {image && (
        <Box
          component="img"
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          sx={imageStyle}
        />
      )}
      <Box sx={{ p: { xs: 2, sm: 2.5 } }}>
        <BookedStudio studio={studio} status={status} />
        <BookingWhen booking={booking} />
        <Typography>{t('card.hours', { count: hours })}</Typography>
        {refundCents !== null && (
          <Typography sx={{ mt: 1 }}>
            {t('list.refunded', { amount: chargeInWords(refundCents) })}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t('booking.reference')}{' '}
          <Box component="span" sx={referenceStyle}>
            {reference}
          </Box>
        </Typography>
      </Box>
    </Paper>
  );
}

const imageStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  objectPosition: '50% 70%',
  bgcolor: 'divider',
} as const;

const referenceStyle = {
  color: 'text.primary',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  userSelect: 'all',
} as const;
