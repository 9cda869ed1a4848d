import type { BlockedTime } from '#db/blocks/block-time.repository.ts';
import { IMPORT } from '#domain/blocks/limits.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import { addDays, DAY_MS, daysBetween, isInstant } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { instantOf, localDateOf } from '#domain/time/local-time.ts';
import { daysTried, occurrenceDates, parseRecurrence } from '#domain/time/recurrence.ts';
import { parseIcs } from './ics-events.ts';
import type { WrittenCalendar, WrittenEvent } from './ics-events.ts';
import { instantOfTime, timeReader } from './ics-zones.ts';
import type { LocalTime } from './ics-zones.ts';

/** Why a calendar cannot be imported, in the words of its field error. */
export class UnusableCalendarError extends Error {
  override readonly name = 'UnusableCalendarError';

  readonly key: MessageKey;

  constructor(key: MessageKey, cause?: unknown) {
    super(key, { cause });
    this.key = key;
  }
}

/** The days of the studio of which busy times are wanted, both included. */
export interface Days {
  from: LocalDate;
  to: LocalDate;
}

/** Days that rules may be tried on, of all events of a calendar together. */
const DAYS_TRIED = 150_000;

/**
 * When the calendar of a file is busy. What is cancelled, or marked as leaving its owner free, is not.
 * @param zone of the studio, for times that are said to be in none
 * @throws UnusableCalendarError for what is no calendar, or more than is taken
 */
export function readBusyTimes(
  text: string,
  zone: string,
  days: Days,
): { name: string; times: BlockedTime[] } {
  try {
    const calendar = parseIcs(text);
    return { name: calendar.name, times: new BusyTimes(calendar, zone, days).all() };
  } catch (error) {
    if (error instanceof UnusableCalendarError) throw error;
    throw new UnusableCalendarError('calendar.unreadable', error);
  }
}

/** Works out when a calendar is busy, and stops when that is too much. */
class BusyTimes {
  readonly #calendar: WrittenCalendar;
  readonly #zone: string;
  readonly #days: Days;
  readonly #bounds: { start: number; end: number };
  readonly #read: ReturnType<typeof timeReader>;
  readonly #times = new Map<string, BlockedTime>();
  #daysLeft = DAYS_TRIED;

  constructor(calendar: WrittenCalendar, zone: string, days: Days) {
    this.#calendar = calendar;
    this.#zone = zone;
    this.#days = days;
    this.#bounds = {
      start: instantOf(days.from, 0, zone),
      end: instantOf(addDays(days.to, 1), 0, zone),
    };
    this.#read = timeReader(calendar, zone);
  }

  all(): BlockedTime[] {
    const { events, busy } = this.#calendar;
    const replaced = this.#replacedTimes(events);
    for (const event of events) {
      if (event.isBusy) this.#addEvent(event, replaced.get(event.uid) ?? new Set());
    }
    for (const { start, end } of busy) {
      const from = this.#instant(start);
      this.#add(from, /^[+-]?P/.test(end) ? from + durationOf(end) : this.#instant(end), '');
    }
    return [...this.#times.values()].toSorted(
      (one, other) => one.start - other.start || one.end - other.end,
    );
  }

  #instant(text: string): number {
    return instantOfTime(this.#read({ text, tzid: undefined }));
  }

  /** Times of repeated events that have become events by themselves, by what they belong to. */
  #replacedTimes(events: readonly WrittenEvent[]): Map<string, Set<number>> {
    const replaced = new Map<string, Set<number>>();
    for (const { uid, inPlaceOf } of events) {
      if (!inPlaceOf) continue;
      const times = replaced.get(uid) ?? new Set<number>();
      replaced.set(uid, times.add(instantOfTime(this.#read(inPlaceOf))));
    }
    return replaced;
  }

  #addEvent(event: WrittenEvent, replaced: ReadonlySet<number>): void {
    const start = this.#read(event.start);
    const length = this.#lengthOf(event, start);
    if (event.inPlaceOf || (event.rules.length === 0 && event.alsoAt.length === 0)) {
      return this.#addOne(start, length, event.summary);
    }
    const except = event.exceptAt.map(this.#read);
    const exceptDays = new Set(
      except.flatMap(({ date, isWholeDay }) => (isWholeDay ? [date] : [])),
    );
    const exceptTimes = new Set([...except.map(instantOfTime), ...replaced]);
    const dates = event.rules.flatMap((rule) => this.#datesOf(start, rule, length));
    const happens = [
      ...(event.rules.length === 0 ? [start] : dates.map((date) => ({ ...start, date }))),
      ...event.alsoAt.map(this.#read),
    ];
    for (const time of happens) {
      const isExcepted = exceptDays.has(time.date) || exceptTimes.has(instantOfTime(time));
      if (!isExcepted) this.#addOne(time, length, event.summary);
    }
  }

  #datesOf(start: LocalTime, rule: string, length: EventLength): LocalDate[] {
    const recurrence = parseRecurrence(rule, this.#zone);
    if (!recurrence) throw new UnusableCalendarError('calendar.unknownRule');
    // Two days for zones, and those that an event before reaches over.
    const reach = 2 + Math.ceil(length.ms / DAY_MS) + length.days;
    const days = { from: addDays(this.#days.from, -reach), to: addDays(this.#days.to, 2) };
    this.#daysLeft -= daysTried(start.date, recurrence, days);
    if (this.#daysLeft < 0) throw new UnusableCalendarError('calendar.tooMuch');
    return occurrenceDates(start.date, recurrence, days);
  }

  #lengthOf({ end, duration }: WrittenEvent, start: LocalTime): EventLength {
    if (end) {
      const ends = this.#read(end);
      if (start.isWholeDay) return { days: daysBetween(start.date, ends.date) || 1, ms: 0 };
      return { days: 0, ms: instantOfTime(ends) - instantOfTime(start) };
    }
    if (duration !== undefined) return { days: 0, ms: durationOf(duration) };
    return start.isWholeDay ? { days: 1, ms: 0 } : { days: 0, ms: 0 };
  }

  #addOne(time: LocalTime, { days, ms }: EventLength, note: string): void {
    const end = instantOfTime({ ...time, date: addDays(time.date, days) }) + ms;
    this.#add(instantOfTime(time), end, note);
  }

  /** Adds a time as far as it is within the days that are wanted. */
  #add(from: number, until: number, note: string): void {
    if (!isInstant(from) || !isInstant(until)) throw new SyntaxError('This is no time.');
    const start = Math.max(from, this.#bounds.start);
    const end = Math.min(until, this.#bounds.end);
    if (start >= end) return;
    this.#times.set(`${start} ${end}`, {
      date: localDateOf(start, this.#zone),
      start,
      end,
      note,
    });
    if (this.#times.size > IMPORT.times) throw new UnusableCalendarError('calendar.tooMuch');
  }
}

/** Days on the calendar, and a time that passes. */
interface EventLength {
  days: number;
  ms: number;
}

/** Milliseconds of a duration such as `PT1H30M` or `P1W`. */
function durationOf(text: string): number {
  const parts = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text);
  if (!parts) throw new SyntaxError('This is no duration.');
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number((part as string | undefined) ?? 0));
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}
