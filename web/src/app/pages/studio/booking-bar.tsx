import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { BookableStudioFragment } from '#web/features/bookings/components/bookable-studio.generated.ts';
import { ChosenSlot } from '#web/features/bookings/components/chosen-slot.tsx';
import { ChatIconButton } from '#web/features/messaging/components/chat-button.tsx';
import { PriceTag } from '#web/features/studios/components/price-tag.tsx';
import { OwnStudioNote } from '#web/features/bookings/components/own-studio-card.tsx';
import { BOOKING_SHEET } from '#web/features/bookings/selection-params.ts';
import { useViewerCanBook } from '#web/features/bookings/hooks/use-viewer-can-book.ts';
import { DOCK_HEIGHT } from '#web/ui/dock.ts';
import { useHashWindow } from '#web/ui/hash-window.ts';

const BookingSheet = lazy(async () => ({
  default: (await import('./booking-sheet.tsx')).BookingSheet,
}));

/** What is chosen and the way to book it, always at hand on a phone; it opens as a sheet. */
export function BookingBar({ studio }: { studio: BookableStudioFragment }) {
  const { t } = useTranslation('bookings');
  const { link, window } = useHashWindow(BOOKING_SHEET);
  // Beside a wide page the card is there already.
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const canBook = useViewerCanBook(studio.id);
  if (!canBook) {
    return (
      <Box sx={barStyle}>
        <PriceTag studio={studio} />
        <OwnStudioNote />
      </Box>
    );
  }
  return (
    <Box sx={barStyle}>
      <Box sx={{ minWidth: 0 }}>
        <ChosenSlot studio={studio} />
      </Box>
      <ChatIconButton />
      <Button component={RouterLink} {...link} variant="contained">
        {t('card.reserve')}
      </Button>
      {window && !isWide && (
        <Suspense>
          <BookingSheet studio={studio} {...window} />
        </Suspense>
      )}
    </Box>
  );
}

const barStyle = {
  position: 'sticky',
  bottom: DOCK_HEIGHT,
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
