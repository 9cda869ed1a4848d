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
  return <Box sx={isFree ? freeStyle : takenStyle}>{words}</Box>;
}

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontSize: '0.9375rem',
  fontWeight: 500,
} as const;

const dotStyle = {
  content: '""',
  width: 8,
  height: 8,
  borderRadius: '50%',
  border: '2px solid currentColor',
} as const;

const takenStyle = { ...lineStyle, color: 'text.secondary', '&::before': dotStyle } as const;

const freeStyle = {
  ...lineStyle,
  color: 'success.main',
  '&::before': { ...dotStyle, bgcolor: 'currentColor' },
} as const;

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
