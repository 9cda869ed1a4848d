import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { FreeAt } from '#domain/search/studio-search.ts';
import { addDays } from '#domain/time/calendar.ts';
import { useNow } from '#web/ui/clock.tsx';
import { dayIn, formatClock, formatDays, formatShortDay, formatTime } from '#web/lib/dates.ts';

interface NextFreeProps {
  slot: { startsAt: string } | null;
  /** IANA time zone of the studio, in whose time it is told. */
  zone: string;
}

/** When a studio is free next. */
export function NextFree({ slot, zone }: NextFreeProps) {
  return <FreeLine isFree={slot !== null} words={useNextFreeWords(slot, zone)} />;
}

/** That a studio is free at the time it was searched for. */
export function FreeThen({ freeAt: { date, until, startTime } }: { freeAt: FreeAt }) {
  const { t, i18n } = useTranslation('studios');
  const day = formatDays(date, until ?? date, i18n.language);
  const words =
    startTime === undefined
      ? t('card.freeOn', { day })
      : t('card.freeLater', { day, time: formatClock(startTime, i18n.language) });
  return <FreeLine isFree words={words} />;
}

function FreeLine({ isFree, words }: { isFree: boolean; words: string }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        fontSize: '0.9375rem',
        color: isFree ? 'success.main' : 'text.secondary',
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
          bgcolor: isFree ? 'currentColor' : 'transparent',
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
