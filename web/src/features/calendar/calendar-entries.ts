import type { LocalDate } from '#domain/time/calendar.ts';
import { dayIn, localTimeIn } from '#web/lib/dates.ts';
import type { BlockSource } from '#web/lib/schema.generated.ts';
import type {
  BlockedTimeFieldsFragment,
  CalendarBookingFragment,
} from './components/calendar.generated.ts';
import type { MyStudioCalendarQuery } from './components/my-studio-calendar.generated.ts';

export type CalendarStudio = MyStudioCalendarQuery['myStudioCalendar']['studios'][number];

/** What something in a calendar is. */
export type EntryKind = 'booking' | 'request' | 'block' | 'import' | 'held';

/** Something in the calendar of a studio, on the clock of that studio. */
export interface CalendarEntry {
  id: string;
  kind: EntryKind;
  studio: CalendarStudio;
  /** Which of the studios it is, for its colour and its pattern. */
  studioIndex: number;
  /** As its studio's clocks show it: `2026-12-01T19:00`. */
  start: string;
  end: string;
  startsAt: string;
  endsAt: string;
  /** Who booked, or what the block says; may be empty. */
  title: string;
  /** Whether something else has the time as well. */
  isConflict: boolean;
  booking: CalendarBookingFragment | undefined;
  time: BlockedTimeFieldsFragment | undefined;
}

const kindsOfTimes: Readonly<Record<BlockSource, EntryKind>> = {
  OWNER: 'block',
  IMPORT: 'import',
  WAITLIST: 'held',
};

/** What a calendar shows of one studio, or of all when `studioId` is undefined, in order. */
export function entriesOf(
  { studios, bookings, blockedTimes }: MyStudioCalendarQuery['myStudioCalendar'],
  studioId: string | undefined,
): CalendarEntry[] {
  const places = new Map(studios.map((studio, index) => [studio.id, { studio, index }]));
  const entries: CalendarEntry[] = [];
  const add = (
    ofStudio: string,
    { startsAt, endsAt }: { startsAt: string; endsAt: string },
    rest: Pick<CalendarEntry, 'id' | 'kind' | 'title' | 'isConflict' | 'booking' | 'time'>,
  ) => {
    const place = places.get(ofStudio);
    if (!place || (studioId !== undefined && studioId !== ofStudio)) return;
    const { studio, index } = place;
    const wall = (instant: string) =>
      `${dayIn(studio.zone, instant)}T${localTimeIn(studio.zone, instant)}`;
    const [start, end] = [wall(startsAt), wall(endsAt)];
    entries.push({ ...rest, studio, studioIndex: index, start, end, startsAt, endsAt });
  };
  for (const booking of bookings) {
    add(booking.studio.id, booking, {
      id: `booking-${booking.id}`,
      kind: booking.status === 'PENDING' ? 'request' : 'booking',
      title: booking.musician?.name ?? '',
      isConflict: false,
      booking,
      time: undefined,
    });
  }
  for (const time of blockedTimes) {
    add(time.studioId, time, {
      id: time.id,
      kind: kindsOfTimes[time.source],
      title: time.note,
      isConflict: time.meetsBooking,
      booking: undefined,
      time,
    });
  }
  return entries.toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
}

/** Entries by the days on which they begin, those only that are shown. */
export function entriesByDay(
  entries: readonly CalendarEntry[],
  { from, to }: { from: LocalDate; to: LocalDate },
): [LocalDate, CalendarEntry[]][] {
  const shown = entries.filter(
    ({ start, end }) => start.slice(0, 10) <= to && end > `${from}T00:00`,
  );
  const inOrder = shown.toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const byDay = Map.groupBy(inOrder, ({ start }) => {
    const day = start.slice(0, 10);
    // What began before is shown where it is first seen.
    return day < from ? from : day;
  });
  return [...byDay];
}
