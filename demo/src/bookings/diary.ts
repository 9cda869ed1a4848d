import { blockedInterval, offeredStarts } from '#domain/bookings/availability.ts';
import type { Occupied, StudioCalendar } from '#domain/bookings/availability.ts';
import { addDays } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import type { Interval } from '#domain/time/interval.ts';
import { localDateOf } from '#domain/time/local-time.ts';
import type { Room } from './room.ts';

/** A studio's calendar while bookings are entered into it. */
export interface Diary {
  /** Starts (epoch milliseconds) that were offered on `date` for a booking of `hours`, made at `madeAt`. */
  starts(date: LocalDate, hours: number, madeAt: number): number[];
  /** Enters a booking: nothing else takes place in its period and the buffer after it. */
  enter(period: Interval): void;
}

/** The diary of a room in which nothing has been entered yet. */
export function openDiary({ studio, zone, exceptions }: Room): Diary {
  const { openingHours: weekly, bufferMinutes, minimumNoticeMinutes, horizonDays } = studio;
  const limits = { bufferMinutes, minimumNoticeMinutes, horizonDays };
  const calendar: StudioCalendar = { zone, weekly, exceptions, ...limits, occupied: [] };
  const days = new Map<LocalDate, Occupied[]>();
  return {
    starts(date, hours, madeAt) {
      // Nothing lasts longer than a day, so only the days around can be in the way.
      const near = [addDays(date, -1), date, addDays(date, 1)];
      const occupied = near.flatMap((day) => days.get(day) ?? []);
      return offeredStarts({ ...calendar, occupied }, date, hours, madeAt);
    },
    enter(period) {
      const date = localDateOf(period.start, zone);
      const entries = days.get(date) ?? [];
      entries.push({ period, blocked: blockedInterval(period, bufferMinutes) });
      days.set(date, entries);
    },
  };
}
