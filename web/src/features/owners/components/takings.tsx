import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { bookingPath } from '#web/features/bookings/booking-paths.ts';
import { StatusChip } from '#web/features/bookings/components/status-chip.tsx';
import { formatDayAndTime, formatMonth } from '#web/lib/dates.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import {
  useStudioTakingsByMonthSuspenseQuery,
  useStudioTakingsSuspenseQuery,
} from '../takings.generated.ts';
import type { StudioTakingsQuery } from '../takings.generated.ts';
import { Part } from './part.tsx';

const PAGE_SIZE = 20;

/** What guests pay at the studio, booking by booking and month by month. */
export function Takings() {
  const { t } = useTranslation('owners');
  const { data, fetchMore } = useStudioTakingsSuspenseQuery({
    variables: { first: PAGE_SIZE },
    context: { fresh: false },
  });
  const { nodes, pageInfo } = data.myStudioTakings;
  return (
    <Part title={t('payouts.studio.title')}>
      <Typography color="textSecondary" sx={{ mb: 1, maxWidth: '70ch' }}>
        {t('payouts.studio.text')}
      </Typography>
      <Button
        component="a"
        href="/api/owner/earnings.csv"
        download
        variant="outlined"
        color="inherit"
        startIcon={<Download size={18} aria-hidden />}
        sx={{ mb: 2 }}
      >
        {t('payouts.studio.download')}
      </Button>
      {nodes.length === 0 ? (
        <Typography color="textSecondary">{t('payouts.studio.none')}</Typography>
      ) : (
        <Months />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {nodes.map((taking) => (
          <Taking key={taking.bookingId} taking={taking} />
        ))}
      </Box>
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </Part>
  );
}

function Months() {
  const { t, i18n } = useTranslation('owners');
  const { charge } = useMoney();
  const { data } = useStudioTakingsByMonthSuspenseQuery({ context: { fresh: false } });
  return (
    <DataTable
      caption={t('payouts.studio.byMonth')}
      head={[t('payouts.studio.month'), t('payouts.studio.bookings'), t('payouts.studio.earned')]}
      rows={data.myStudioTakingsByMonth.map(({ month, bookings, earnedCents }) => ({
        id: month,
        cells: [
          formatMonth(month, i18n.language),
          bookings.toLocaleString(i18n.language),
          charge(earnedCents),
        ],
      }))}
    />
  );
}

function Taking({ taking }: { taking: StudioTakingsQuery['myStudioTakings']['nodes'][number] }) {
  const { t, i18n } = useTranslation('owners');
  const { charge } = useMoney();
  const { bookingId, reference, studioName, guestName, status, startsAt, zone } = taking;
  const { totalCents, earnedCents } = taking;
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
        {earnedCents !== totalCents && (
          <Typography variant="body2" color="textSecondary">
            {t('payouts.studio.ofTotal', { total: charge(totalCents) })}
          </Typography>
        )}
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
