import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { bookingPath } from '#web/features/bookings/booking-paths.ts';
import { formatDate, formatDayAndTime } from '#web/lib/dates.ts';
import { useMoney } from '#web/ui/money.tsx';
import { attempting } from '#web/ui/toast/attempting.ts';
import { useLeaveWaitlistMutation, useTakeWaitlistOfferMutation } from '../waitlist.generated.ts';
import type { WaitlistEntryFieldsFragment } from '../waitlist.generated.ts';

interface WaitlistItemProps {
  entry: WaitlistEntryFieldsFragment;
  /** Called when something has become of it. */
  onChanged: () => Promise<unknown>;
}

/** A time that one waits for; once it is held, with the choice to book it. */
export function WaitlistItem({ entry, onChanged }: WaitlistItemProps) {
  const { t, i18n } = useTranslation(['waitlist', 'bookings']);
  const { chargeInWords } = useMoney();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [leave] = useLeaveWaitlistMutation();
  const [take] = useTakeWaitlistOfferMutation();
  const { id, studio, date, earliest, latest, hours, offeredAt, offerTotalCents } = entry;
  const { language } = i18n;

  const attempt = attempting(onChanged, t('failed'));
  const press = async (work: () => Promise<void>, done?: string) => {
    setIsBusy(true);
    await attempt(work, done);
    setIsBusy(false);
  };

  const book = async () => {
    const variables = { id, totalPriceCents: offerTotalCents! };
    const { data } = await take({ variables });
    const bookingId = data?.takeWaitlistOffer?.booking.id;
    if (bookingId) void navigate(bookingPath(bookingId, true));
  };
  const giveUp = async () => {
    await leave({ variables: { id } });
  };

  return (
    <Paper
      component="article"
      variant="outlined"
      sx={[{ p: { xs: 2, sm: 2.5 }, borderRadius: 3 }, offeredAt !== null && heldStyle]}
    >
      <Typography variant="h3" component="h2">
        <Link component={RouterLink} to={`/studios/${studio.id}`} color="inherit">
          {studio.name}
        </Link>
      </Typography>
      {offeredAt === null || entry.offerExpiresAt === null ? (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {formatDate(date, language)} · {t('between', { earliest, latest })} ·{' '}
          {t('bookings:card.hours', { count: hours })}
        </Typography>
      ) : (
        <Box aria-live="polite" sx={{ mt: 0.5 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {formatDayAndTime(offeredAt, studio.zone, language)}
          </Typography>
          <Typography>
            {t('bookings:card.hours', { count: hours })} · {chargeInWords(offerTotalCents ?? 0)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'warning.main', mt: 0.5 }}>
            {t('heldUntil', {
              time: formatDayAndTime(entry.offerExpiresAt, studio.zone, language),
            })}
          </Typography>
        </Box>
      )}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offeredAt !== null && (
          <Button variant="contained" disabled={isBusy} onClick={() => void press(book)}>
            {t('book')}
          </Button>
        )}
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          onClick={() => void press(giveUp, t('left'))}
        >
          {t(offeredAt === null ? 'leave' : 'pass')}
        </Button>
      </Box>
    </Paper>
  );
}

const heldStyle = { borderColor: 'primary.main' } as const;
