import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useMoney } from '#web/ui/money.tsx';
import type { BookingDetailFragment } from './booking-detail.generated.ts';
import { BookingWhen } from './booking-when.tsx';
import { StatusChip } from './status-chip.tsx';

/** What is booked, when, and what both sides call it. */
export function BookingSummary({ booking }: { booking: BookingDetailFragment }) {
  const { t } = useTranslation('bookings');
  const { chargeInWords } = useMoney();
  const { studio, status, hours, reference, refundCents } = booking;
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
          <Typography variant="h3" component="h2" sx={{ mr: 'auto' }}>
            <Link component={RouterLink} to={`/studios/${studio.id}`} color="inherit">
              {studio.name}
            </Link>
          </Typography>
          <StatusChip status={status} />
        </Box>
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
