import type { LocalTime } from '#domain/time/calendar.ts';
import { instantIn, localTimeIn } from '#web/lib/dates.ts';
import type { Start } from './components/start-list.tsx';
import type { AvailableDay } from './hooks/use-availability.ts';
import type { Selection } from './hooks/use-selection.ts';

/** What became of the start that somebody asked for. Nothing else ever takes its place by itself. */
export interface AskedStart {
  /** Undefined when none was asked for, or it cannot be had. */
  start: Start | undefined;
  refused: RefusedStart | undefined;
}

/** A start that cannot be had. */
export interface RefusedStart {
  /** Epoch milliseconds. */
  startsAt: number;
  /** The same in studio time. */
  startTime: LocalTime;
  /** Whether the studio is open then, and somebody else is there. */
  isTaken: boolean;
  /** What is free on the same day, the nearest first. */
  nearest: readonly Start[];
}

/** How many starts are suggested in place of one. */
const SUGGESTED = 3;

/** Finds the start that was asked for among those of its day. */
export function findAskedStart(
  day: AvailableDay | undefined,
  selection: Selection,
  zone: string,
): AskedStart {
  const askedAt = askedInstant(selection, zone);
  if (!day || askedAt === undefined) return { start: undefined, refused: undefined };
  const start = day.starts.find(({ startsAt }) => Date.parse(startsAt) === askedAt);
  if (start) return { start, refused: undefined };
  const isTaken = day.openIntervals.some(
    ({ startsAt, endsAt }) => Date.parse(startsAt) <= askedAt && askedAt < Date.parse(endsAt),
  );
  const refused = {
    startsAt: askedAt,
    startTime: localTimeIn(zone, askedAt),
    isTaken,
    nearest: nearestTo(askedAt, day),
  };
  return { start: undefined, refused };
}

/** When a selection asks to start, in epoch milliseconds; undefined while it does not say. */
export function askedInstant({ date, start, time }: Selection, zone: string): number | undefined {
  if (start !== undefined) return Date.parse(start);
  if (date === undefined || time === undefined) return undefined;
  return instantIn(zone, date, time);
}

function nearestTo(askedAt: number, { starts }: AvailableDay): readonly Start[] {
  const distance = ({ startsAt }: Start) => Math.abs(Date.parse(startsAt) - askedAt);
  return starts
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, SUGGESTED)
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}
