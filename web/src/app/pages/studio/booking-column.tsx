import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { BookableStudioFragment } from '#web/features/bookings/components/bookable-studio.generated.ts';
import { OwnStudioCard } from '#web/features/bookings/components/own-studio-card.tsx';
import { useViewerCanBook } from '#web/features/bookings/hooks/use-viewer-can-book.ts';
import { BOOKING_SHEET } from '#web/features/bookings/selection-params.ts';
import { ChatButton } from '#web/features/messaging/components/chat-button.tsx';
import { NextFree } from '#web/features/studios/components/next-free.tsx';
import { PriceTag } from '#web/features/studios/components/price-tag.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useHashWindow } from '#web/ui/hash-window.ts';

const BookingCard = lazy(async () => ({
  default: (await import('#web/features/bookings/components/booking-card.tsx')).BookingCard,
}));

/** The booking card beside a studio, on screens that are wide enough; it stays in view. */
export function BookingColumn({ studio }: { studio: BookableStudioFragment }) {
  // A phone loads the card only with the sheet that the bar at the bottom opens.
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const canBook = useViewerCanBook(studio.id);
  return (
    <Box sx={columnStyle}>
      {canBook ? (
        <>
          <ErrorBoundary>
            <Suspense fallback={<Outline studio={studio} />}>
              {isWide ? <BookingCard studio={studio} /> : <Outline studio={studio} />}
            </Suspense>
          </ErrorBoundary>
          <ChatButton />
        </>
      ) : (
        <OwnStudioCard studio={studio} />
      )}
    </Box>
  );
}

/** What is known before the calendar: the price, the next free time, and the way to book. */
function Outline({ studio }: { studio: BookableStudioFragment }) {
  const { t } = useTranslation('bookings');
  const { link } = useHashWindow(BOOKING_SHEET);
  return (
    <Paper variant="outlined" sx={{ p: 2.5, borderRadius: 3 }}>
      <PriceTag studio={studio} size="1.375rem" />
      <Box sx={{ mt: 0.5, mb: 2 }}>
        <NextFree slot={studio.nextFreeSlot} zone={studio.zone} />
      </Box>
      <Skeleton variant="rounded" height={104} sx={{ mb: 2 }} />
      <Button component={RouterLink} {...link} variant="contained" fullWidth>
        {t('card.openBooking')}
      </Button>
    </Paper>
  );
}

const columnStyle = {
  gridArea: 'card',
  display: { xs: 'none', md: 'block' },
  position: 'sticky',
  top: 88,
  mt: { md: 4, lg: 3 },
} as const;
