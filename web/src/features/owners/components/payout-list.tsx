import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayIn, formatDate, formatMonthDay } from '#web/lib/dates.ts';
import type { PayoutStatus } from '#web/lib/schema.generated.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useMyPayoutsSuspenseQuery } from '../payouts.generated.ts';
import type { MyPayoutsQuery } from '../payouts.generated.ts';
import { Part } from './part.tsx';

const PAGE_SIZE = 10;

type ShownPayout = MyPayoutsQuery['myPayouts']['nodes'][number];

/** What one was sent, each with the sessions that it is for. */
export function PayoutList() {
  const { t } = useTranslation('owners');
  const { data, fetchMore } = useMyPayoutsSuspenseQuery({
    variables: { first: PAGE_SIZE },
    context: { fresh: false },
  });
  const { nodes, pageInfo } = data.myPayouts;
  return (
    <Part title={t('payouts.list.title')}>
      {nodes.length === 0 && (
        <Typography color="textSecondary">{t('payouts.list.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {nodes.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} />
        ))}
      </Box>
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </Part>
  );
}

const looks: Readonly<
  Record<PayoutStatus, { icon: LucideIcon; color: 'success' | 'error' | 'default' }>
> = {
  ON_ITS_WAY: { icon: CircleDashed, color: 'default' },
  SENT: { icon: CircleCheck, color: 'success' },
  FAILED: { icon: CircleX, color: 'error' },
};

function PayoutRow({ payout }: { payout: ShownPayout }) {
  const { t, i18n } = useTranslation('owners');
  const { charge } = useMoney();
  const { date, amountCents, reversedCents, returnedCents, status, items } = payout;
  const { icon: Icon, color } = looks[status];
  const day = formatDate(date, i18n.language);
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={rowStyle}>
        <Typography sx={{ fontWeight: 600, flex: '1 1 130px' }}>{day}</Typography>
        <Chip
          size="small"
          variant="outlined"
          color={color}
          icon={<Icon size={14} aria-hidden />}
          label={t(`payouts.list.${status}`)}
        />
        <Typography sx={amountStyle}>{charge(amountCents)}</Typography>
      </Box>
      {status === 'FAILED' ? (
        <Typography variant="body2" color="textSecondary">
          {t('payouts.list.released')}
        </Typography>
      ) : (
        <>
          {reversedCents > 0 && (
            <Typography variant="body2" color="textSecondary">
              {t('payouts.list.reversed', { amount: charge(reversedCents) })}
            </Typography>
          )}
          {returnedCents > 0 && (
            <Typography variant="body2" color="textSecondary">
              {t('payouts.list.returned', { amount: charge(returnedCents) })}
            </Typography>
          )}
          <PayoutItems items={items} day={day} />
        </>
      )}
    </Box>
  );
}

function PayoutItems({ items, day }: Pick<ShownPayout, 'items'> & { day: string }) {
  const { t, i18n } = useTranslation('owners');
  const { charge } = useMoney();
  return (
    <DataTable
      summary={t('payouts.list.items', { count: items.length })}
      caption={t('payouts.list.of', { day })}
      head={[
        t('payouts.list.session'),
        t('payouts.list.paid'),
        t('payouts.list.commission'),
        t('payouts.list.yours'),
      ]}
      rows={items.map(({ kind, reference, studioName, startsAt, zone, ...cents }, index) => {
        const session = `${reference} · ${studioName} · ${formatMonthDay(dayIn(zone, startsAt), i18n.language)}`;
        const name = kind === 'REFUND' ? t('payouts.list.refund', { session }) : session;
        const { grossCents, commissionCents, netCents } = cents;
        return {
          id: String(index),
          cells: [name, charge(grossCents), charge(-commissionCents), charge(netCents)],
        };
      })}
    />
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
} as const;

const amountStyle = {
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  minWidth: 90,
  ml: 'auto',
} as const;
