import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { bookingPath } from '#web/features/bookings/booking-paths.ts';
import { StatusChip } from '#web/features/bookings/components/status-chip.tsx';
import { formatDayAndTime, formatShortDate } from '#web/lib/dates.ts';
import { useMoney } from '#web/ui/money.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useMyEarningsSuspenseQuery } from '../payouts.generated.ts';
import type { MyEarningsQuery } from '../payouts.generated.ts';
import { Part } from './part.tsx';

const PAGE_SIZE = 20;

/** What each booking brings, what begins last first. */
export function Earnings() {
  const { t } = useTranslation('owners');
  const { data, fetchMore } = useMyEarningsSuspenseQuery({
    variables: { first: PAGE_SIZE },
    context: { fresh: false },
  });
  const { nodes, pageInfo } = data.myEarnings;
  return (
    <Part title={t('payouts.byBooking')}>
      {nodes.length === 0 && (
        <Typography color="textSecondary">{t('payouts.noBookings')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {nodes.map((earning) => (
          <Earning key={earning.bookingId} earning={earning} />
        ))}
      </Box>
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </Part>
  );
}

function Earning({ earning }: { earning: MyEarningsQuery['myEarnings']['nodes'][number] }) {
  const { t, i18n } = useTranslation('owners');
  const { charge } = useMoney();
  const { bookingId, reference, studioName, guestName, status, startsAt, zone, payoutDate } =
    earning;
  const { totalCents, earnedCents } = earning;
  const isReduced = earnedCents !== totalCents;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <Link component={RouterLink} to={bookingPath(bookingId, false)} color="inherit">
            {`${reference} · ${guestName}`}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {`${studioName} · ${formatDayAndTime(startsAt, zone, i18n.language)}`}
        </Typography>
      </Box>
      <StatusChip status={status} />
      <Box sx={{ textAlign: 'right', minWidth: 140 }}>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {charge(earnedCents)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {isReduced
            ? t('payouts.ofTotal', { total: charge(totalCents) })
            : t('payouts.due', { day: formatShortDate(payoutDate, i18n.language) })}
        </Typography>
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
