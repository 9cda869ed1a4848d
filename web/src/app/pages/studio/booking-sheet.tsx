import Skeleton from '@mui/material/Skeleton';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookableStudioFragment } from '#web/features/bookings/components/bookable-studio.generated.ts';
import { BookingCard } from '#web/features/bookings/components/booking-card.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import type { HashWindowProps } from '#web/ui/hash-window.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';

interface BookingSheetProps extends HashWindowProps {
  studio: BookableStudioFragment;
}

/** The booking of a studio over its page, on a phone. */
export function BookingSheet({ studio, open, onClose }: BookingSheetProps) {
  const { t } = useTranslation('bookings');
  // A dialog mounts what it holds in one piece, which would hold a phone up.
  const isMounted = useDeferredValue(true, false);
  const skeleton = <Skeleton variant="rounded" height={440} />;
  return (
    <ResponsiveDialog open={open} onClose={onClose} title={t('page.title', { name: studio.name })}>
      <ErrorBoundary>
        <Suspense fallback={skeleton}>
          {isMounted ? <BookingCard studio={studio} isFramed={false} /> : skeleton}
        </Suspense>
      </ErrorBoundary>
    </ResponsiveDialog>
  );
}
