import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import type { BookableStudioFragment } from '#web/features/bookings/components/bookable-studio.generated.ts';
import { ChosenSlot } from '#web/features/bookings/components/chosen-slot.tsx';
import { PriceTag } from '#web/features/studios/components/price-tag.tsx';
import { OwnStudioNote } from '#web/features/bookings/components/own-studio-card.tsx';
import { useViewerCanBook } from '#web/features/bookings/hooks/use-viewer-can-book.ts';

const BookingSheet = lazy(async () => ({
  default: (await import('./booking-sheet.tsx')).BookingSheet,
}));

/** Where the sheet is open: it is a step in the history, and can be linked to. */
const SHEET = '#book';

/** What is chosen and the way to book it, always at hand on a phone; it opens as a sheet. */
export function BookingBar({ studio }: { studio: BookableStudioFragment }) {
  const { t } = useTranslation('bookings');
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const canBook = useViewerCanBook(studio.id);
  const isOpen = hash === SHEET;
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  const isFromBar = (state as { isFromBar?: boolean } | null)?.isFromBar === true;
  if (!canBook) {
    return (
      <Box sx={barStyle}>
        <PriceTag mode={studio.bookingMode} cents={studio.priceFromCents} />
        <OwnStudioNote />
      </Box>
    );
  }
  return (
    <Box sx={barStyle}>
      <Box sx={{ minWidth: 0 }}>
        <ChosenSlot studio={studio} />
      </Box>
      <Button
        component={RouterLink}
        to={search + SHEET}
        state={{ isFromBar: true }}
        preventScrollReset
        variant="contained"
      >
        {t('card.reserve')}
      </Button>
      {hasOpened && (
        <Suspense>
          <BookingSheet
            studio={studio}
            open={isOpen}
            // Whoever came by a link stays on the page; others go back to where they were.
            onClose={() =>
              void (isFromBar ? navigate(-1) : navigate(search || '.', { replace: true }))
            }
          />
        </Suspense>
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
