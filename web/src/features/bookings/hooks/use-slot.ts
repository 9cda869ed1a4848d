import type { LocalDate } from '#domain/time/calendar.ts';
import { dayIn } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { findAskedStart } from '../asked-start.ts';
import type { AskedStart } from '../asked-start.ts';
import type { BookableStudioFragment } from '../components/bookable-studio.generated.ts';
import type { Start } from '../components/start-list.tsx';
import { useAvailability, useLiveAvailability } from './use-availability.ts';
import type { AvailableDay, Month } from './use-availability.ts';
import { useSelection } from './use-selection.ts';
import type { Selection } from './use-selection.ts';

/** The time of a studio that somebody is about to book. */
export interface Slot extends AskedStart, Pick<Month, 'isStale' | 'refetch'> {
  selection: Selection;
  select: (change: Partial<Selection>) => void;
  /** The chosen day; undefined until one is chosen. */
  day: AvailableDay | undefined;
  /** A day of the month that is shown first. */
  month: LocalDate;
  /** Days of that month. */
  days: readonly AvailableDay[];
}

/**
 * What somebody chooses in a booking card, and whether it can be had, as it is now.
 * @param booking what they are booking at the moment: it is taken by themselves
 */
export function useSlot(studio: BookableStudioFragment, booking: Start | undefined): Slot {
  const [selection, select] = useSelection();
  const { date, hours } = selection;
  const now = useNow();
  const month = date ?? dayIn(studio.zone, studio.nextFreeSlot?.startsAt ?? now);
  const { days, isStale, refetch } = useAvailability(studio.id, month, hours);
  useLiveAvailability(studio.id, month, hours);
  const day = date === undefined ? undefined : days.get(date);
  const asked: AskedStart = booking
    ? { start: booking, refused: undefined }
    : findAskedStart(day, selection, studio.zone);
  return { selection, select, day, month, days: [...days.values()], isStale, refetch, ...asked };
}
