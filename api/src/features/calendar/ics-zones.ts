import { addDays, DAY_MS, MINUTE_MS, startOfUtcDay } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { instantOf, isTimeZone } from '#domain/time/local-time.ts';
import { occurrenceDates, parseRecurrence } from '#domain/time/recurrence.ts';
import type { WrittenCalendar, WrittenOffset, WrittenTime } from './ics-events.ts';

/** The instant (epoch milliseconds) at which clocks somewhere show a minute of a day. */
export type Clock = (date: LocalDate, minute: number) => number;

/** A time as it is written, on the clock that it is meant on. */
export interface LocalTime {
  date: LocalDate;
  minute: number;
  isWholeDay: boolean;
  clock: Clock;
}

const WRITTEN = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d)(?::\d\d)?(Z)?)?$/;

const utc: Clock = (date, minute) => startOfUtcDay(date) + minute * MINUTE_MS;

/**
 * Reads the times of a calendar: those in a zone that is known by its name, those in one that the
 * file describes, and all others on the clock of the studio.
 * @throws SyntaxError for what is no time
 */
export function timeReader({ zones }: Pick<WrittenCalendar, 'zones'>, studioZone: string) {
  const clocks = new Map<string, Clock>();
  const clockOf = (tzid: string | undefined): Clock => {
    const name = tzid ?? studioZone;
    let clock = clocks.get(name);
    if (!clock) clocks.set(name, (clock = findClock(name, zones.get(name), studioZone)));
    return clock;
  };
  return ({ text, tzid }: WrittenTime): LocalTime => {
    const [, date, hours, minutes, isUtc] = WRITTEN.exec(text) ?? [];
    if (!date || Number.isNaN(Date.parse(date))) throw new SyntaxError('This is no time.');
    const isWholeDay = hours === undefined;
    return {
      date,
      minute: isWholeDay ? 0 : Number(hours) * 60 + Number(minutes),
      isWholeDay,
      clock: isUtc ? utc : clockOf(isWholeDay ? undefined : tzid),
    };
  };
}

/** When a time is, epoch milliseconds. */
export function instantOfTime({ date, minute, clock }: LocalTime): number {
  return clock(date, minute);
}

function findClock(
  name: string,
  written: { location: string | undefined; offsets: WrittenOffset[] } | undefined,
  studioZone: string,
): Clock {
  // Some put a path before the name of the zone.
  const known = [name, name.split('/').slice(-2).join('/'), written?.location ?? ''].find(isZone);
  if (known !== undefined) return (date, minute) => instantOf(date, minute, known);
  const offsets = written?.offsets ?? [];
  if (offsets.length === 0) return (date, minute) => instantOf(date, minute, studioZone);
  const offsetsByDay = new Map<LocalDate, number>();
  return (date, minute) => {
    const offset = offsetsByDay.get(date) ?? offsetOn(offsets, date);
    offsetsByDay.set(date, offset);
    return startOfUtcDay(date) + minute * MINUTE_MS - offset;
  };
}

function isZone(name: string): boolean {
  return name !== '' && isTimeZone(name);
}

/**
 * How far clocks are ahead of UTC on a day, by what a file says of its zone: the part that began
 * last. To the day, which is enough for whoever opens at three in the night.
 */
function offsetOn(offsets: readonly WrittenOffset[], date: LocalDate): number {
  let latest: { began: LocalDate; offset: number } | undefined;
  for (const { start, rule, to } of offsets) {
    const began = lastBeginning(start.slice(0, 10), rule, date);
    if (began !== undefined && (!latest || began > latest.began)) {
      latest = { began, offset: parseOffset(to) };
    }
  }
  return latest?.offset ?? parseOffset(offsets[0]!.from);
}

function lastBeginning(
  first: LocalDate,
  rule: string | undefined,
  date: LocalDate,
): LocalDate | undefined {
  if (first > date) return undefined;
  const recurrence = rule === undefined ? undefined : parseRecurrence(rule, 'UTC');
  if (!recurrence || recurrence.count !== null) return first;
  const dates = occurrenceDates(first, recurrence, { from: addDays(date, -400), to: date });
  return dates.at(-1) ?? first;
}

/** Milliseconds of an offset such as `+01:00`. */
function parseOffset(text: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)/.exec(text) ?? [];
  if (!sign) throw new SyntaxError('This is no offset.');
  const offset = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  if (offset > DAY_MS) throw new SyntaxError('This is no offset.');
  return sign === '-' ? -offset : offset;
}
