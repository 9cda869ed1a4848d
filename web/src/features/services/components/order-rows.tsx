import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { fidelityQualities, fidelityScales, fidelityServices } from '#domain/services/fidelity.ts';
import { enumValue } from '#domain/enums/enum-name.ts';
import { formatDate } from '#web/lib/dates.ts';
import { cardStyle, wholeCardLink } from '#web/ui/card-style.ts';
import { useMoney } from '#web/ui/money.tsx';
import type { FidelityOrderLineFragment } from '../fidelity.generated.ts';
import { useFidelityWords } from '../hooks/use-fidelity-words.ts';
import { OrderStatus } from './order-status.tsx';

interface OrderRowsProps {
  label: string;
  orders: readonly (FidelityOrderLineFragment & { customer?: { name: string } })[];
}

/** Orders, the newest first, each a way to its page. */
export function OrderRows({ label, orders }: OrderRowsProps) {
  const { t, i18n } = useTranslation('services');
  const { charge } = useMoney();
  const name = useOrderName();
  return (
    <Box component="ul" aria-label={label} sx={listStyle}>
      {orders.map((order) => (
        <Box component="li" key={order.id} sx={rowStyle}>
          <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
            <Link
              component={RouterLink}
              to={`/fidelity/orders/${order.id}`}
              color="text.primary"
              underline="none"
              sx={{ ...wholeCardLink, fontWeight: 600 }}
            >
              {name(order)}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {[
                t('orders.number', { id: order.id }),
                order.customer?.name,
                formatDate(order.createdAt, i18n.language),
                order.dueAt && t('orders.due', { date: formatDate(order.dueAt, i18n.language) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
          <OrderStatus status={order.status} />
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {charge(order.priceCents)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** What an order is called: what was chosen. */
export function useOrderName(): (
  order: Pick<FidelityOrderLineFragment, 'service' | 'scale' | 'quality'>,
) => string {
  const { nameOf } = useFidelityWords();
  return ({ service, scale, quality }) =>
    nameOf({
      service: enumValue(service, fidelityServices),
      scale: enumValue(scale, fidelityScales),
      quality: enumValue(quality, fidelityQualities),
    });
}

const listStyle = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' } as const;

const rowStyle = {
  ...cardStyle,
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  '&:hover': { borderColor: 'text.primary' },
} as const;
