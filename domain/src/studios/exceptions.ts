import {
  addDays,
  dateRange,
  formatMinutes,
  minutesOfDay,
  MINUTES_PER_DAY,
} from '#domain/time/calendar.ts';
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts';

/** A span of a day in studio time; closing at or before the opening is on the next day. */
export interface HoursOfDay {
  opens: LocalTime;
  closes: LocalTime;
}

/** Days whose hours differ from the weekly ones, such as holidays. */
export interface HoursException {
  /** The first day and the last one, studio time. */
  from: LocalDate;
  to: LocalDate;
  /** What replaces the weekly hours on each of the days; none means closed. */
  windows: HoursOfDay[];
  /** Why, for everybody to read; may be empty. */
  reason: string;
}

/** A day as it is stored, once for each of its windows; one without is closed. */
export interface ExceptionalDay {
  date: LocalDate;
  /** Minutes after midnight, past 1440 on the next day; both null when it is closed. */
  opensMinute: number | null;
  closesMinute: number | null;
  reason: string;
}

/** The same as minutes after midnight, past 1440 on the next day. */
export function openWindowOf({ opens, closes }: HoursOfDay): {
  opensMinute: number;
  closesMinute: number;
} {
  const opensMinute = minutesOfDay(opens);
  const end = minutesOfDay(closes);
  return { opensMinute, closesMinute: end > opensMinute ? end : end + MINUTES_PER_DAY };
}

/** Every day of exceptions. */
export function exceptionalDays(exceptions: readonly HoursException[]): ExceptionalDay[] {
  return exceptions.flatMap(({ from, to, windows, reason }) =>
    dateRange(from, to).flatMap((date): ExceptionalDay[] =>
      windows.length === 0
        ? [{ date, opensMinute: null, closesMinute: null, reason }]
        : windows.map((window) => ({ date, ...openWindowOf(window), reason })),
    ),
  );
}

/**
 * Exceptions of which days are made, in the order of days: days in a row that are alike are one.
 * @param days in the order of dates, those of one date in the order of their hours
 */
export function exceptionsOf(days: readonly ExceptionalDay[]): HoursException[] {
  const exceptions: HoursException[] = [];
  for (const [date, parts] of Map.groupBy(days, (day) => day.date)) {
    const windows = parts.flatMap(({ opensMinute, closesMinute }) =>
      opensMinute === null || closesMinute === null
        ? []
        : [{ opens: formatMinutes(opensMinute), closes: formatMinutes(closesMinute) }],
    );
    const { reason } = parts[0]!;
    const last = exceptions.at(-1);
    if (last && addDays(last.to, 1) === date && isAlike(last, { windows, reason })) last.to = date;
    else exceptions.push({ from: date, to: date, windows, reason });
  }
  return exceptions;
}

type Alike = Pick<HoursException, 'windows' | 'reason'>;

function isAlike(one: Alike, other: Alike): boolean {
  return (
    one.reason === other.reason &&
    one.windows.length === other.windows.length &&
    one.windows.every(
      ({ opens, closes }, index) =>
        opens === other.windows[index]?.opens && closes === other.windows[index].closes,
    )
  );
}
