import type { BookableHours } from '#domain/bookings/hours.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import type { Fate } from './history.ts';

/** A booking that the demo data has in any case. */
export interface Appointment {
  userId: number;
  /** Days from today, studio time, to the session; negative when it is over. */
  daysAhead: number;
  hours: BookableHours;
  /** Epoch milliseconds. */
  madeAt: number;
  fate: Fate;
}

interface Plan extends Pick<Appointment, 'daysAhead' | 'hours' | 'fate'> {
  category: CategoryId;
  madeHoursAgo: number;
}

/** What the demo musician has booked. The owner has yet to answer the request made an hour ago. */
const plans: readonly Plan[] = [
  { category: 'drums', daysAhead: 3, hours: 3, madeHoursAgo: 120, fate: 'kept' },
  { category: 'recording', daysAhead: 9, hours: 4, madeHoursAgo: 1, fate: 'ignored' },
  { category: 'rehearsal', daysAhead: -8, hours: 2, madeHoursAgo: 300, fate: 'kept' },
  {
    category: 'live-rooms',
    daysAhead: -19,
    hours: 6,
    madeHoursAgo: 900,
    fate: 'cancelled-by-musician',
  },
  { category: 'podcast', daysAhead: -27, hours: 2, madeHoursAgo: 860, fate: 'kept' },
  { category: 'drums', daysAhead: -52, hours: 3, madeHoursAgo: 1500, fate: 'kept' },
];

/**
 * The bookings of the demo musician, by the studios they are in.
 * @param favourites the studio that the musician goes to for each kind of room
 * @param now epoch milliseconds
 */
export function itineraryOf(
  userId: number,
  favourites: ReadonlyMap<CategoryId, number>,
  now: number,
): Map<number, Appointment[]> {
  const second = Math.floor(now / 1000) * 1000;
  const booked = plans.map(({ category, madeHoursAgo, ...plan }) => ({
    studioId: favourites.get(category)!,
    appointment: { ...plan, userId, madeAt: second - madeHoursAgo * HOUR_MS },
  }));
  const byStudio = Map.groupBy(booked, ({ studioId }) => studioId);
  return new Map(
    [...byStudio].map(([studioId, ofStudio]) => [
      studioId,
      ofStudio.map(({ appointment }) => appointment),
    ]),
  );
}
