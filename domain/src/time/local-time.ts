import { IANAZone } from 'luxon';
import { DAY_MS, formatDate, formatMinutes, MINUTE_MS, startOfUtcDay } from './calendar.ts';
import type { LocalDate, LocalTime } from './calendar.ts';

/** Whether `name` is an IANA time zone that this runtime knows. */
export function isTimeZone(name: string): boolean {
  return IANAZone.isValidZone(name);
}

/** The calendar day that `instant` (epoch milliseconds) falls on in `zone`. */
export function localDateOf(instant: number, zone: string): LocalDate {
  return formatDate(instant + offsetAt(instant, zone));
}

/** The earliest day that it is anywhere at `now` (epoch milliseconds): somewhere it may still be yesterday. */
export function earliestToday(now: number): LocalDate {
  return localDateOf(now - DAY_MS, 'UTC');
}

/** The wall-clock minute, 0 to 1439, that `instant` (epoch milliseconds) falls on in `zone`. */
export function localMinutesOf(instant: number, zone: string): number {
  const local = instant + offsetAt(instant, zone);
  return Math.floor((((local % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS);
}

/** `HH:MM` of `instant` (epoch milliseconds) in `zone`. */
export function localTimeOf(instant: number, zone: string): LocalTime {
  return formatMinutes(localMinutesOf(instant, zone));
}

/**
 * The instant (epoch milliseconds) at which clocks in `zone` show `minutes` after midnight of
 * `date`. Minutes past 24:00 run into the following days.
 *
 * On the days when clocks change this follows RFC 5545 §3.3.5: a time that occurs twice means the
 * first occurrence; a time that is skipped is read with the offset in force before the gap.
 */
export function instantOf(date: LocalDate, minutes: number, zone: string): number {
  const wallClock = startOfUtcDay(date) + minutes * MINUTE_MS;
  return occurrencesOf(wallClock, zone)[0] ?? wallClock - offsetAt(wallClock - DAY_MS, zone);
}

/** Whether clocks in `zone` ever show `minutes` after midnight of `date`. */
export function isSkippedByClockChange(date: LocalDate, minutes: number, zone: string): boolean {
  return occurrencesOf(startOfUtcDay(date) + minutes * MINUTE_MS, zone).length === 0;
}

/** The instants, in ascending order, at which clocks in `zone` show `wallClock` (as if it were UTC). */
function occurrencesOf(wallClock: number, zone: string): number[] {
  // No zone changes its clocks twice within two days, so these are the only offsets possible.
  const offsets = [offsetAt(wallClock - DAY_MS, zone), offsetAt(wallClock + DAY_MS, zone)];
  return [...new Set(offsets)]
    .map((offset) => wallClock - offset)
    .filter((instant) => instant + offsetAt(instant, zone) === wallClock)
    .toSorted((a, b) => a - b);
}

/**
 * Offsets already asked for, by zone and quarter of an hour. Intl answers in microseconds, which
 * adds up over a page of calendars; no clock in use changes off the quarter hour.
 */
const knownOffsets = new Map<string, Map<number, number>>();
const KNOWN_OFFSETS_PER_ZONE = 20_000;

/** Milliseconds by which clocks in `zone` are ahead of UTC at `instant`. */
function offsetAt(instant: number, zone: string): number {
  let offsets = knownOffsets.get(zone);
  if (!offsets) {
    if (!isTimeZone(zone)) throw new RangeError(`Unknown time zone: ${zone}`);
    knownOffsets.set(zone, (offsets = new Map<number, number>()));
  }
  const quarter = Math.floor(instant / (15 * MINUTE_MS));
  let offset = offsets.get(quarter);
  if (offset === undefined) {
    if (offsets.size >= KNOWN_OFFSETS_PER_ZONE) offsets.clear();
    offset = IANAZone.create(zone).offset(instant) * MINUTE_MS;
    offsets.set(quarter, offset);
  }
  return offset;
}
