import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { dayIn } from '../day-in.ts';
import { orderPath } from '../order-paths.ts';
import { useMyOrdersSuspenseQuery } from '../orders.generated.ts';
import type { OrderLineFragment } from '../orders.generated.ts';

const PAGE_SIZE = 20;

/** Orders, newest first, each with where it stands. */
export function OrderList() {
  const { t } = useTranslation('orders');
  const { data, fetchMore } = useMyOrdersSuspenseQuery({
    variables: { first: PAGE_SIZE },
    context: { fresh: false },
  });
  const orders = data.me?.orders;
  if (!orders || orders.nodes.length === 0) {
    return (
      <EmptyState
        title={t('list.empty')}
        text={t('list.emptyText')}
        action={
          <Button component={RouterLink} to="/shop" variant="contained">
            {t('success.shop')}
          </Button>
        }
      />
    );
  }
  const { nodes, pageInfo } = orders;
  return (
    <>
      <Box component="ul" aria-label={t('list.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {nodes.map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </Box>
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}

function OrderRow({ order }: { order: OrderLineFragment }) {
  const { t, i18n } = useTranslation('orders');
  const { charge } = useMoney();
  const { number, status, createdAt, totalCents, items } = order;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
        <Link
          component={RouterLink}
          to={orderPath(number)}
          color="inherit"
          sx={{ fontWeight: 600 }}
        >
          {number}
        </Link>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {items.map(({ quantity, name }) => t('items.line', { quantity, name })).join(', ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {dayIn(createdAt, i18n.language)}
        </Typography>
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{charge(totalCents)}</Typography>
      <Tag tone={status === 'DELIVERED' ? 'success' : 'neutral'}>{t(`status.${status}`)}</Tag>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;
