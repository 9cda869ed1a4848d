import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Copy, Navigation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { copyText } from '#web/ui/copy-text.ts';
import type { BookingDetailFragment } from './booking-detail.generated.ts';

/** Where to go, to be copied and to be driven to; before it is agreed, roughly where that is. */
export function BookingPlace({ booking }: { booking: BookingDetailFragment }) {
  const { t } = useTranslation('bookings');
  const { location } = usePlaceNames();
  const { address, studio } = booking;
  const area = `${studio.neighbourhood}, ${location(studio.city)}`;
  if (!address) {
    return (
      <>
        <Typography>{area}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('place.later')}
        </Typography>
      </>
    );
  }
  const text = `${address.street}, ${area}`;

  const copy = () =>
    copyText(`${studio.name}, ${text}`, {
      copied: t('place.copied'),
      notCopied: t('place.notCopied'),
    });

  return (
    <>
      <Typography component="address" sx={{ fontStyle: 'normal', userSelect: 'all' }}>
        {text}
      </Typography>
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          href={directionsTo(address)}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<Navigation size={16} aria-hidden />}
        >
          {t('place.directions')}
        </Button>
        <Button
          color="inherit"
          size="small"
          onClick={() => void copy()}
          startIcon={<Copy size={16} aria-hidden />}
        >
          {t('place.copy')}
        </Button>
      </Box>
    </>
  );
}

/** The map that phones open in an app of theirs (developers.google.com/maps/documentation/urls). */
function directionsTo({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const destination = `${latitude},${longitude}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
