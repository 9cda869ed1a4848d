import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { Figures } from '#web/ui/figures.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { ListFilters, TextFilter } from '../components/list-filters.tsx';
import { ListPage, LoadingList } from '../components/list-page.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { PayoutRow, UpcomingPayoutRow } from '../components/payout-rows.tsx';
import { payoutViews, usePayoutAddress } from '../payout-address.ts';
import {
  useAdminPayoutsSuspenseQuery,
  useAdminPayoutTotalsSuspenseQuery,
  useAdminUpcomingPayoutsSuspenseQuery,
} from '../payouts.generated.ts';

const PAGE_SIZE = 50;

/** What owners are sent, what they are to be sent, and what holds that back. */
export function PayoutsPage() {
  const { t } = useTranslation('admin');
  const { view, text, csvPath, pathOf } = usePayoutAddress();
  return (
    <ListPage
      title={t('payouts.title')}
      description={t('payouts.description')}
      error={t('payouts.error')}
      asked={JSON.stringify([view, text])}
      action={
        view !== 'upcoming' && (
          <Button component="a" href={csvPath} variant="outlined" color="inherit">
            {t('orders.csv')}
          </Button>
        )
      }
      filters={
        <>
          <Box sx={{ mb: 2.5 }}>
            <LoadingList error={t('payouts.error')} height={88}>
              <Totals />
            </LoadingList>
          </Box>
          <Box sx={{ mb: 2.5 }}>
            <LinkTabs
              label={t('payouts.states.label')}
              current={view}
              tabs={payoutViews.map((id) => ({
                id,
                label: t(`payouts.states.${enumName(id)}`),
                to: pathOf(id),
              }))}
            />
          </Box>
          <ListFilters label={t('payouts.title')}>
            <TextFilter name="text" label={t('payouts.search')} />
          </ListFilters>
        </>
      }
    >
      {view === 'upcoming' ? <Upcoming /> : <Payouts />}
    </ListPage>
  );
}

function Totals() {
  const { t } = useTranslation('admin');
  const { charge } = useMoney();
  const { data } = useAdminPayoutTotalsSuspenseQuery({ context: { fresh: false } });
  const { unpaidCents, onItsWayCents, sentCents, reversedCents, failedCount } = data.payoutTotals;
  return (
    <Figures
      figures={[
        { name: t('payouts.totals.unpaid'), value: charge(unpaidCents) },
        { name: t('payouts.totals.onItsWay'), value: charge(onItsWayCents) },
        {
          name: t('payouts.totals.sent'),
          value: charge(sentCents),
          note: t('payouts.totals.failed', { count: failedCount }),
        },
        { name: t('payouts.totals.reversed'), value: charge(reversedCents) },
      ]}
    />
  );
}

function Payouts() {
  const { t } = useTranslation('admin');
  const { text, filter } = usePayoutAddress();
  const { data, fetchMore } = useAdminPayoutsSuspenseQuery({
    variables: { first: PAGE_SIZE, text: text || null, ...filter },
    context: { fresh: false },
  });
  return (
    <PagedList
      connection={data.payouts}
      fetchMore={fetchMore}
      empty={{ title: t('payouts.empty'), text: t('payouts.emptyText') }}
      label={t('payouts.title')}
      keyOf={({ id }) => id}
      renderRow={(payout) => <PayoutRow payout={payout} />}
    />
  );
}

function Upcoming() {
  const { t } = useTranslation('admin');
  const { text } = usePayoutAddress();
  const { data, fetchMore } = useAdminUpcomingPayoutsSuspenseQuery({
    variables: { first: PAGE_SIZE, text: text || null },
    context: { fresh: false },
  });
  return (
    <PagedList
      connection={data.upcomingPayouts}
      fetchMore={fetchMore}
      empty={{ title: t('payouts.noneUpcoming'), text: t('payouts.noneUpcomingText') }}
      label={t('payouts.states.UPCOMING')}
      keyOf={({ ownerId }) => ownerId}
      renderRow={(upcoming) => <UpcomingPayoutRow upcoming={upcoming} />}
    />
  );
}
