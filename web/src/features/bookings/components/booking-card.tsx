import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { MAX_HOURS } from '#domain/bookings/hours.ts';
import { NextFree } from '#web/features/studios/components/next-free.tsx';
import { PriceRow } from '#web/features/studios/components/price-row.tsx';
import { Renewing } from '#web/ui/renewing.tsx';
import { waitlistPath } from '../booking-paths.ts';
import { useSlot } from '../hooks/use-slot.ts';
import type { BookableStudioFragment } from './bookable-studio.generated.ts';
import { EngineerField } from './engineer-field.tsx';
import { NotFree } from './not-free.tsx';
import { ReserveForm } from './reserve-form.tsx';
import { SlotFields } from './slot-fields.tsx';
import type { Start } from './start-list.tsx';

interface BookingCardProps {
  studio: BookableStudioFragment;
  /** Whether it is a card of its own, and not all that its surroundings hold. */
  isFramed?: boolean;
}

/** Chooses a day, a start and a length, shows what it costs, and reserves (spec §2.9). */
export function BookingCard({ studio, isFramed = true }: BookingCardProps) {
  const { t } = useTranslation(['bookings', 'studios']);
  const [booking, setBooking] = useState<Start>();
  const slot = useSlot(studio, booking);
  const { start, day } = slot;
  return (
    <Box component="section" aria-label={t('card.title')} sx={isFramed ? cardStyle : undefined}>
      <Box sx={{ mb: 1.5 }}>
        <PriceRow studio={studio} size="1.375rem" />
        {!day && <NextFree slot={studio.nextFreeSlot} zone={studio.zone} />}
      </Box>
      <Renewing isStale={slot.isStale}>
        <SlotFields studio={studio} slot={slot} disabled={booking !== undefined} />
      </Renewing>
      {studio.bookingMode === 'SESSION' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('studios:hint.session', { count: MAX_HOURS })}
        </Typography>
      )}
      <EngineerField studio={studio} slot={slot} disabled={booking !== undefined} />
      <NotFree studio={studio} slot={slot} />
      <Box sx={{ mt: 1.5 }}>
        <ReserveForm
          studio={studio}
          selection={slot.selection}
          start={start}
          isDayChosen={day !== undefined}
          onBusyChange={(isBusy) => setBooking(isBusy ? start : undefined)}
          onRefused={() => void slot.refetch()}
        />
      </Box>
      <Button
        component={RouterLink}
        to={waitlistPath(studio.id, slot.selection)}
        size="small"
        color="inherit"
        fullWidth
        sx={{ mt: 1, color: 'text.secondary', fontWeight: 500 }}
      >
        {t('card.waitlist')}
      </Button>
    </Box>
  );
}

const cardStyle = {
  p: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;
