import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { enumName } from '#domain/enums/enum-name.ts';
import { paymentMethods } from '#domain/orders/checkout.schema.ts';
import { orderStatuses } from '#domain/orders/order-lifecycle.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useMoney } from '#web/ui/money.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import { ChoiceFilter, ListFilters, TextFilter } from '../components/list-filters.tsx';
import { ListPage } from '../components/list-page.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { rowStyle } from '../components/rows.ts';
import { orderSortNames, orderSorts, useOrderAddress } from '../order-address.ts';
import { useAdminOrdersSuspenseQuery } from '../orders.generated.ts';
import type { AdminOrderRowFragment } from '../orders.generated.ts';

const PAGE_SIZE = 50;

/** What was ordered in the shop. */
export function OrdersPage() {
  const { t } = useTranslation('admin');
  const { filter, sort, csvPath } = useOrderAddress();
  return (
    <ListPage
      title={t('orders.title')}
      description={t('orders.description')}
      error={t('orders.error')}
      asked={JSON.stringify([filter, sort])}
      action={
        <Button component="a" href={csvPath} variant="outlined" color="inherit">
          {t('orders.csv')}
        </Button>
      }
      filters={<Filters />}
    >
      <Orders />
    </ListPage>
  );
}

function Filters() {
  const { t } = useTranslation(['admin', 'orders']);
  return (
    <ListFilters label={t('orders.title')}>
      <TextFilter name="text" label={t('orders.search')} />
      <ChoiceFilter
        name="status"
        label={t('orders.status')}
        all={t('orders.any')}
        options={orderStatuses.map((one) => [one, t(`orders:status.${enumName(one)}`)])}
      />
      <ChoiceFilter
        name="payment"
        label={t('orders.payment')}
        all={t('orders.any')}
        options={paymentMethods.map((one) => [one, t(`orders:payment.${one}`)])}
      />
      <ChoiceFilter
        name="sort"
        label={t('orders.sort')}
        options={orderSortNames.map((one) => [one, t(`orders.sorts.${one}`)])}
      />
    </ListFilters>
  );
}

function Orders() {
  const { t, i18n } = useTranslation('admin');
  const { filter, sort } = useOrderAddress();
  const { data, fetchMore } = useAdminOrdersSuspenseQuery({
    variables: { first: PAGE_SIZE, filter, sort: orderSorts[sort] },
    context: { fresh: false },
  });
  const { totalCount } = data.orders;
  return (
    <PagedList
      connection={data.orders}
      fetchMore={fetchMore}
      empty={{ title: t('orders.empty'), text: t('orders.emptyText') }}
      label={t('orders.title')}
      lead={
        <Typography color="textSecondary" aria-live="polite" sx={{ mb: 1.5 }}>
          {t('orders.count', {
            count: totalCount,
            number: totalCount.toLocaleString(i18n.language),
          })}
        </Typography>
      }
      keyOf={({ number }) => number}
      renderRow={(order) => <Row order={order} />}
    />
  );
}

function Row({ order }: { order: AdminOrderRowFragment }) {
  const { t, i18n } = useTranslation(['admin', 'orders']);
  const { charge } = useMoney();
  const zone = useReaderZone();
  const { number, status, createdAt, totalCents, refundedCents, email, customer, items } = order;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 260px', overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={`/admin/orders/${number}`}
          color="inherit"
          sx={{ fontWeight: 600 }}
        >
          {number}
        </Link>
        <Typography variant="body2">
          {[customer?.name, email].filter(Boolean).join(' · ') || t('orders.nobody')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            formatDayAndTime(createdAt, zone, i18n.language),
            ...items.map(({ quantity, name }) => t('orders:items.line', { quantity, name })),
          ].join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
        <Typography>{charge(totalCents)}</Typography>
        {refundedCents > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('orders.refunded', { amount: charge(refundedCents) })}
          </Typography>
        )}
      </Box>
      <Tag size="small" tone={status === 'DELIVERED' ? 'success' : 'neutral'}>
        {t(`orders:status.${status}`)}
      </Tag>
    </Box>
  );
}
