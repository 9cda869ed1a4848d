import type { TFunction } from 'i18next';
import { formatShortDate } from '#web/lib/dates.ts';
import type { AvailableDay } from './hooks/use-availability.ts';

/** Says of a day without a free start of so many hours why it has none. */
export function withoutStart(
  t: TFunction<'bookings'>,
  { date, state }: AvailableDay,
  hours: number,
  language: string,
): string {
  return t(state === 'CLOSED' ? 'notFree.closedDay' : 'notFree.fullDay', {
    day: formatShortDate(date, language),
    count: hours,
  });
}
