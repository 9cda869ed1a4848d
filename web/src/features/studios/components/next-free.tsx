import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/time/calendar.ts';
import { useNow } from '#web/ui/clock.tsx';
import { dayIn, formatShortDay, formatTime } from '#web/lib/dates.ts';

interface NextFreeProps {
  slot: { startsAt: string } | null;
  /** IANA time zone of the studio, in whose time it is told. */
  zone: string;
}

/** When a studio is free next. */
export function NextFree({ slot, zone }: NextFreeProps) {
  const words = useNextFreeWords(slot, zone);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        fontSize: '0.9375rem',
        color: slot ? 'success.main' : 'text.secondary',
        fontWeight: 500,
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          border: '2px solid currentColor',
          bgcolor: slot ? 'currentColor' : 'transparent',
        }}
      />
      {words}
    </Box>
  );
}

function useNextFreeWords(slot: NextFreeProps['slot'], zone: string): string {
  const { t, i18n } = useTranslation('studios');
  const now = useNow();
  if (!slot) return t('card.notFree');
  const time = formatTime(slot.startsAt, zone, i18n.language);
  const today = dayIn(zone, now);
  const day = dayIn(zone, slot.startsAt);
  if (day === today) return t('card.freeToday', { time });
  if (day === addDays(today, 1)) return t('card.freeTomorrow', { time });
  return t('card.freeLater', { time, day: formatShortDay(slot.startsAt, zone, i18n.language) });
}
