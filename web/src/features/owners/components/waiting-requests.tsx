import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RequestItem } from '#web/features/bookings/components/request-item.tsx';
import { useBookingList } from '#web/features/bookings/pages/use-booking-list.ts';
import { Part } from './part.tsx';

/** How many requests the overview shows; the others are one press away. */
const SHOWN = 4;

/** Requests that wait for an answer, those first that expire first. */
export function WaitingRequests() {
  const { t } = useTranslation('owners');
  const { bookings, refetch } = useBookingList('received', 'WAITING');
  return (
    <Part
      title={t('requests.title')}
      more={{ to: '/owner-dashboard/bookings', label: t('requests.all') }}
    >
      {bookings.length === 0 && <Typography color="textSecondary">{t('requests.none')}</Typography>}
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {bookings.slice(0, SHOWN).map((booking) => (
          <li key={booking.id}>
            <RequestItem booking={booking} onChanged={refetch} />
          </li>
        ))}
      </Stack>
    </Part>
  );
}
