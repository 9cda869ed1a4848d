import { DAY_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import { localDateOf } from '#domain/time/local-time.ts';
import { dayInterval, firstStarts } from './availability.ts';
import type { StudioCalendar } from './availability.ts';

/** A first free start, and the moments at which it is that. */
interface FirstStart {
  /** Undefined where there is none. */
  start: number | undefined;
  /** The first of these moments, and the first after them; epoch milliseconds. */
  from: number;
  until: number;
}

/**
 * The calendar of the coming days of a studio, asked again and again while time goes by. What it
 * takes a while to work out is known until something can make it another: a request that expires, a
 * start that becomes too soon, a day that ends.
 */
export class ComingDays {
  readonly #calendar: StudioCalendar;
  readonly #days: number;
  readonly #firstStarts = new Map<number, FirstStart>();

  /**
   * @param calendar complete for the days, with requests that wait for a response and when they expire
   * @param days how many, from the moment at which it is asked
   */
  constructor(calendar: StudioCalendar, days: number) {
    this.#calendar = calendar;
    this.#days = days;
  }

  /** About what it takes in memory. */
  get bytes(): number {
    const { weekly, exceptions, occupied } = this.#calendar;
    return 1500 + 100 * (weekly.length + 2 * exceptions.length) + 250 * occupied.length;
  }

  /** The first start (epoch milliseconds) of `hours` that is free at `now`, if there is one. */
  nextFreeStart(hours: number, now: number): number | undefined {
    let first = this.#firstStarts.get(hours);
    if (!first || now < first.from || now >= first.until) {
      this.#firstStarts.set(hours, (first = this.#findFirst(hours, now)));
    }
    return first.start;
  }

  /** The first free start of `hours` on each of the first `count` days that have one. */
  firstStarts(hours: number, now: number, count: number): number[] {
    return firstStarts(standingAt(this.#calendar, now), hours, now, { days: this.#days, count });
  }

  #findFirst(hours: number, now: number): FirstStart {
    const [start] = this.firstStarts(hours, now, 1);
    const { zone, occupied, minimumNoticeMinutes } = this.#calendar;
    const expiries = occupied.flatMap(({ expiresAt }) => expiresAt ?? []);
    const until = Math.min(
      // Until it is too soon; where there is none, until a new day comes into reach.
      start === undefined
        ? dayInterval(localDateOf(now, zone), zone).end
        : start - minimumNoticeMinutes * MINUTE_MS + 1,
      ...expiries.filter((expiry) => expiry > now),
      now + DAY_MS,
    );
    return { start, from: now, until };
  }
}

/** A calendar without the requests that have expired at `now`, epoch milliseconds. */
function standingAt(calendar: StudioCalendar, now: number): StudioCalendar {
  const occupied = calendar.occupied.filter(({ expiresAt = Infinity }) => expiresAt > now);
  return { ...calendar, occupied };
}
