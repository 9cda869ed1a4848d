import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { bookingPath } from '#web/features/bookings/booking-paths.ts';
import { useBookingList } from '#web/features/bookings/pages/use-booking-list.ts';
import { dayIn, formatTime } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { Part } from './part.tsx';

/** More than an owner of twenty studios has in a day. */
const MOST_OF_A_DAY = 60;

/** Who comes today, by the clock of each studio; what is under way comes first. */
export function Today() {
  const { t, i18n } = useTranslation('owners');
  const now = useNow();
  // What is to come stands soonest first.
  const { bookings } = useBookingList('received', 'AGREED', MOST_OF_A_DAY);
  const today = bookings.filter(({ zone, startsAt }) => dayIn(zone, startsAt) <= dayIn(zone, now));
  return (
    <Part
      title={t('today.title')}
      more={{ to: '/owner-dashboard/bookings?period=agreed', label: t('today.all') }}
    >
      {today.length === 0 && <Typography color="textSecondary">{t('today.none')}</Typography>}
      {today.length > 0 && (
        <Paper component="ul" variant="outlined" sx={listStyle}>
          {today.map(({ id, startsAt, endsAt, zone, studio, musician }) => (
            <Box key={id} component="li" sx={rowStyle}>
              <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {t('today.when', {
                  start: formatTime(startsAt, zone, i18n.language),
                  end: formatTime(endsAt, zone, i18n.language),
                })}
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <Link component={RouterLink} to={bookingPath(id, false)} color="inherit">
                  {musician?.name ?? t('today.former')}
                </Link>
                <Typography variant="body2" color="textSecondary">
                  {studio.name}
                </Typography>
              </Box>
            </Box>
          ))}
        </Paper>
      )}
    </Part>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0, borderRadius: 3, overflow: 'hidden' } as const;

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, auto) minmax(0, 1fr)',
  gap: 2,
  p: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
