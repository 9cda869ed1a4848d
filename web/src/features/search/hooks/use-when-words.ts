import { useTranslation } from 'react-i18next';
import type { FreeAt } from '#domain/search/studio-search.ts';
import { formatClock, formatDays } from '#web/lib/dates.ts';

/** A time that is looked for, in short: `Sat, Nov 28 · 7:00 PM · 2 hours`. */
export function useWhenWords(freeAt: FreeAt | undefined): string | undefined {
  const { t, i18n } = useTranslation('search');
  if (!freeAt) return undefined;
  const { date, until = date, startTime, hours } = freeAt;
  return [
    formatDays(date, until, i18n.language),
    startTime && formatClock(startTime, i18n.language),
    t('find.hours', { count: hours }),
  ]
    .filter(Boolean)
    .join(' · ');
}
