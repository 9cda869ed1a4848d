import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { requestExpiry } from '#domain/bookings/lifecycle.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { useNow } from '#web/ui/clock.tsx';

interface ReserveButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** What is reserved; undefined until a slot is chosen. */
  slot: { startsAt: string; instant: boolean } | undefined;
  isProcessing: boolean;
}

/** The button that reserves, which says what comes of it. */
export function ReserveButton({ ref, slot, isProcessing }: ReserveButtonProps) {
  const { t } = useTranslation('bookings');
  const now = useNow();
  return (
    <Button
      ref={ref}
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      disabled={isProcessing}
      // Can still be pressed, so that whoever does hears what is missing (spec §4, §5).
      aria-disabled={!slot}
      sx={{ flexDirection: 'column', lineHeight: 1.3, '&[aria-disabled="true"]': { opacity: 0.5 } }}
    >
      {isProcessing
        ? t('card.processing')
        : t(slot?.instant ? 'card.reserveInstantly' : 'card.reserve')}{' '}
      {slot && !slot.instant && !isProcessing && (
        <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 400 }}>
          {t('card.requestNote', { count: hoursToReply(slot.startsAt, now) })}
        </Box>
      )}
    </Button>
  );
}

/** How many hours a host has to reply to a request, at most. */
function hoursToReply(startsAt: string, now: number): number {
  return Math.max(1, Math.floor((requestExpiry(now, Date.parse(startsAt)) - now) / HOUR_MS));
}
