import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PayLink } from '#web/features/payments/components/pay-link.tsx';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useMoney } from '#web/ui/money.tsx';
import { payPath, sharePath } from '../booking-paths.ts';
import { useSharedBookings } from '../hooks/use-shared-bookings.ts';
import { BookingWhen } from './booking-when.tsx';
import type { SharedBookingFragment } from './shared-bookings.generated.ts';
import { StatusChip } from './status-chip.tsx';

/** Bookings of others that the reader was asked to pay a share of; nothing where there are none. */
export function SharedBookings() {
  const { t } = useTranslation('bookings');
  const id = useId();
  const bookings = useSharedBookings();
  if (bookings.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('shared.title')}
      </Typography>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <SharedItem booking={booking} />
          </li>
        ))}
      </Stack>
    </Box>
  );
}

function SharedItem({ booking }: { booking: SharedBookingFragment }) {
  const { t } = useTranslation('bookings');
  const { chargeInWords } = useMoney();
  const { id, studio, status, organiser, viewerOwedCents } = booking;
  return (
    <Paper component="article" variant="outlined" sx={itemStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h3" component="h3" sx={{ mr: 'auto' }}>
          <Link component={RouterLink} to={sharePath(id)} color="inherit">
            {studio.name}
          </Link>
        </Typography>
        <StatusChip status={status} />
      </Box>
      <BookingWhen booking={booking} />
      {organiser !== null && (
        <Typography variant="body2" color="textSecondary">
          {t('split.page.bookedBy', { name: organiser })}
        </Typography>
      )}
      <ShareState booking={booking} />
      {viewerOwedCents > 0 && (
        <Button
          component={PayLink}
          to={payPath(id)}
          variant="contained"
          size="small"
          sx={{ mt: 2 }}
          // More than one can wait.
          aria-label={`${t('split.payShare', { amount: chargeInWords(viewerOwedCents) })}, ${studio.name}`}
        >
          {t('split.payShare', { amount: chargeInWords(viewerOwedCents) })}
        </Button>
      )}
    </Paper>
  );
}

/** Until when the reader's share is to be paid, or that it is. */
function ShareState({ booking }: { booking: SharedBookingFragment }) {
  const { t, i18n } = useTranslation('bookings');
  const { chargeInWords } = useMoney();
  const { zone, dueAt, viewerOwedCents, viewerShareCents } = booking;
  const isOpen = viewerOwedCents > 0 && dueAt !== null;
  return (
    <Typography variant="body2" sx={{ mt: 1, color: isOpen ? 'warning.main' : 'text.secondary' }}>
      {isOpen
        ? t('shared.due', { time: formatDayAndTime(dueAt, zone, i18n.language) })
        : t('shared.paid', { amount: chargeInWords(viewerShareCents) })}
    </Typography>
  );
}

const itemStyle = {
  p: { xs: 2, sm: 2.5 },
  borderRadius: 3,
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;
