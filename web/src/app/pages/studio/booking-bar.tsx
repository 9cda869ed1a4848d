import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { BookableStudioFragment } from '#web/features/bookings/components/bookable-studio.generated.ts';
import { OwnStudioNote } from '#web/features/bookings/components/own-studio-card.tsx';
import { useViewerCanBook } from '#web/features/bookings/hooks/use-viewer-can-book.ts';
import { NextFree } from '#web/features/studios/components/next-free.tsx';
import { PriceTag } from '#web/features/studios/components/price-tag.tsx';

/** The price and the way to book, always at hand on a phone. */
export function BookingBar({ studio }: { studio: BookableStudioFragment }) {
  const { t } = useTranslation('bookings');
  const { search } = useLocation();
  const canBook = useViewerCanBook(studio.id);
  return (
    <Box sx={barStyle}>
      <Box sx={{ minWidth: 0 }}>
        <PriceTag mode={studio.bookingMode} cents={studio.priceFromCents} />
        {canBook && <NextFree slot={studio.nextFreeSlot} zone={studio.zone} />}
      </Box>
      {canBook ? (
        <Button component={RouterLink} to={`/book/${studio.id}${search}`} variant="contained">
          {t('card.reserve')}
        </Button>
      ) : (
        <OwnStudioNote />
      )}
    </Box>
  );
}

const barStyle = {
  position: 'sticky',
  bottom: 0,
  mx: { xs: -2, sm: -3 },
  zIndex: 'appBar',
  display: { xs: 'flex', md: 'none' },
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: { xs: 2, sm: 3 },
  pt: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
