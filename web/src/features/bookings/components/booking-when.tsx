import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { formatDay, formatTime, zoneName } from '#web/lib/dates.ts';
import type { BookingItemFragment } from './booking-item.generated.ts';

/** When a booking is, on the clock of its studio, which is named. */
export function BookingWhen({
  booking: { startsAt, endsAt, zone, studio },
}: {
  booking: Pick<BookingItemFragment, 'startsAt' | 'endsAt' | 'zone'> & {
    studio: Pick<BookingItemFragment['studio'], 'city'>;
  };
}) {
  const { t, i18n } = useTranslation('bookings');
  const { cityName } = usePlaceNames();
  const { language } = i18n;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        <time dateTime={startsAt}>{formatDay(startsAt, zone, language)}</time>
      </Typography>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('list.when', {
          start: formatTime(startsAt, zone, language),
          end: formatTime(endsAt, zone, language),
        })}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          {t('list.zone', {
            zone: zoneName(startsAt, zone, language),
            city: cityName(studio.city),
          })}
        </Box>
      </Typography>
    </>
  );
}
