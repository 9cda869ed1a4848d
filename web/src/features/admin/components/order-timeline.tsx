import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useMoney } from '#web/ui/money.tsx';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import type { AdminOrderFragment } from '../orders.generated.ts';

/** What has happened to an order and who did it, first things first. */
export function OrderTimeline({ events }: { events: AdminOrderFragment['history'] }) {
  const { t, i18n } = useTranslation(['admin', 'orders']);
  const { charge } = useMoney();
  const zone = useReaderZone();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {events.map(({ id, kind, cents, note, at, actor, user }) => (
        <Box component="li" key={id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography>
            {[t(`orders:event.${kind}`), cents !== null && charge(cents)]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          {note && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {note}
            </Typography>
          )}
          <Typography variant="body2" color="textSecondary">
            {[formatDayAndTime(at, zone, i18n.language), t(`orders.actors.${actor}`), user?.name]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
