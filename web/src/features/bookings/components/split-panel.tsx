import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { SettingsPanel } from '#web/ui/settings-panel.tsx';
import { useSplit } from '../hooks/use-split.ts';
import type { BookingDetailFragment } from './booking-detail.generated.ts';
import { SplitDialog } from './split-dialog.tsx';
import type { Bands } from './split-dialog.tsx';
import { SplitProgress } from './split-progress.tsx';

interface SplitPanelProps {
  /** Whom else to share with at one press. */
  Bands?: Bands | undefined;
  booking: BookingDetailFragment;
  /** Called when it is split, or is not any more. */
  onChanged: () => void;
}

/** Has others pay their share of a booking of one's own, and shows who has; nothing where nobody can. */
export function SplitPanel({ Bands, booking, onChanged }: SplitPanelProps) {
  const { t } = useTranslation('bookings');
  const { id, isSplit, viewerCanSplit, viewerRole } = booking;
  if (viewerRole !== 'MUSICIAN') return null;
  if (isSplit) {
    return (
      <SettingsPanel title={t('split.title')}>
        <ErrorBoundary title={t('split.error')}>
          <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
            <OwnSplit bookingId={id} onChanged={onChanged} />
          </Suspense>
        </ErrorBoundary>
      </SettingsPanel>
    );
  }
  return viewerCanSplit ? (
    <SplitOffer Bands={Bands} booking={booking} onChanged={onChanged} />
  ) : null;
}

function SplitOffer({ Bands, booking, onChanged }: SplitPanelProps) {
  const { t } = useTranslation('bookings');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsPanel title={t('split.title')} lead={t('split.lead')}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Users size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('split.start')}
      </Button>
      {isOpen && (
        <SplitDialog
          Bands={Bands}
          booking={booking}
          onClose={() => setIsOpen(false)}
          onChanged={onChanged}
        />
      )}
    </SettingsPanel>
  );
}

function OwnSplit({ bookingId, onChanged }: { bookingId: string; onChanged: () => void }) {
  const { split, renew } = useSplit(bookingId);
  if (!split) return null;
  return (
    <SplitProgress
      split={split}
      renew={async () => {
        await renew();
        onChanged();
      }}
    />
  );
}
