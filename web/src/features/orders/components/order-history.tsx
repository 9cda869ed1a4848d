import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#web/ui/money.tsx';
import { dayIn } from '../day-in.ts';
import type { OrderDetailFragment } from '../orders.generated.ts';

/** What has happened to an order, first things first. */
export function OrderHistory({ order }: { order: Pick<OrderDetailFragment, 'history'> }) {
  const { t, i18n } = useTranslation('orders');
  const { charge } = useMoney();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {order.history.map(({ id, kind, cents, note, at }) => (
        <li key={id}>
          <Typography>
            {t(`event.${kind}`)}
            {cents !== null && ` · ${charge(cents)}`}
          </Typography>
          {note && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {note}
            </Typography>
          )}
          <Typography variant="body2" color="textSecondary">
            {dayIn(at, i18n.language)}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
