import type { BookableHours } from '#domain/bookings/hours.ts';
import {
  addDays,
  DAY_MS,
  dateRange,
  HOUR_MS,
  MINUTE_MS,
  weekdayOf,
} from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { instantOf, localDateOf } from '#domain/time/local-time.ts';
import { seeded } from '#demo/lib/random.ts';
import type { Random } from '#demo/lib/random.ts';
import { makeBooking } from './agreement.ts';
import type { DemoBooking, Wish } from './agreement.ts';
import { openDiary } from './diary.ts';
import type { Appointment } from './itinerary.ts';
import type { Fate } from './history.ts';
import type { Critic, Room } from './room.ts';

/** Days before and after today on which rooms are as busy as they usually are. */
const PAST_DAYS = 90;
const FUTURE_DAYS = 45;
/** How many days after a visit it is written about, at most. */
const RECOLLECTION_DAYS = 14;
/** How many days an appointment may be put off, where the studio is closed or full. */
const LATITUDE_DAYS = 7;
/** Days between booking and session, on average, beyond what the studio asks for. */
const MEAN_LEAD_DAYS = 15;
const GUEST_TRIES = 8;
const MOST_A_DAY = 6;

const lengths: Readonly<Record<`${BookableHours}`, number>> = {
  1: 7,
  2: 32,
  3: 20,
  4: 20,
  5: 5,
  6: 8,
  8: 8,
};

const fates: Readonly<Record<Fate, number>> = {
  kept: 80,
  'cancelled-by-musician': 9,
  'cancelled-by-owner': 2,
  declined: 4,
  ignored: 5,
};

/** What the rooms have in common. */
interface Town {
  /** Epoch milliseconds. */
  now: number;
  musicianIds: readonly number[];
  /** When musicians are already somewhere: nobody has two sessions on one day. */
  engagements: Set<string>;
  /** The days around today in each time zone. */
  seasons: ReadonlyMap<string, readonly Day[]>;
}

interface Day {
  date: LocalDate;
  isWeekend: boolean;
}

/**
 * Bookings of all rooms up to `now` (epoch milliseconds), oldest first, each as it stands at that
 * moment. Every one was possible when it was made, and none overlaps another of its studio.
 */
export function demoBookings(
  rooms: readonly Room[],
  musicianIds: readonly number[],
  now: number,
): DemoBooking[] {
  const zones = new Set(rooms.map(({ zone }) => zone));
  const seasons = new Map([...zones].map((zone) => [zone, daysAround(localDateOf(now, zone))]));
  const town = { now, musicianIds, engagements: new Set<string>(), seasons };
  return rooms
    .flatMap((room) => bookingsOf(room, town))
    .toSorted((a, b) => a.createdAt - b.createdAt || a.studioId - b.studioId);
}

function daysAround(today: LocalDate): Day[] {
  return dateRange(addDays(today, -PAST_DAYS), addDays(today, FUTURE_DAYS)).map((date) => ({
    date,
    isWeekend: weekdayOf(date) > 5,
  }));
}

function bookingsOf(room: Room, town: Town): DemoBooking[] {
  const { now } = town;
  const random = seeded('bookings', room.studio.id);
  const diary = openDiary(room);
  const book = (wish: Wish) => makeBooking(room, diary, wish, now, random);
  return [
    ...room.appointments.flatMap((appointment) => keepAppointment(room, appointment, book, now)),
    ...room.critics.flatMap((critic) => visit(room, critic, town, book, random)),
    ...usualBookings(room, town, book, random),
  ];
}

type Book = (wish: Wish) => DemoBooking | undefined;

/** On the day that was asked for or, where the studio is closed or full, on the next one beyond. */
function keepAppointment(
  { zone }: Room,
  { daysAhead, ...wish }: Appointment,
  book: Book,
  now: number,
): DemoBooking[] {
  const today = localDateOf(now, zone);
  const step = Math.sign(daysAhead);
  for (let days = daysAhead; Math.abs(days - daysAhead) < LATITUDE_DAYS; days += step) {
    const booking = book({ ...wish, date: addDays(today, days), endsBy: Infinity });
    if (booking) return [booking];
  }
  return [];
}

/** The session that a critic wrote about. None when there was no time for one since the listing. */
function visit(
  room: Room,
  { userId, wroteAt, visited }: Critic,
  town: Town,
  book: Book,
  random: Random,
): DemoBooking[] {
  if (!visited) return [];
  const wroteOn = localDateOf(wroteAt, room.zone);
  const days = dateRange(addDays(wroteOn, -RECOLLECTION_DAYS), wroteOn);
  for (const date of random.sample(days, days.length)) {
    if (isEngaged(town, userId, date)) continue;
    const madeAt = bookedAt(room, date, random);
    const booking = book({
      userId,
      date,
      hours: chooseHours(random),
      madeAt,
      endsBy: wroteAt,
      fate: 'kept',
    });
    if (booking) {
      engage(town, userId, date);
      return [booking];
    }
  }
  return [];
}

/** What goes on in a room, the more so the more is written about it. */
function usualBookings(room: Room, town: Town, book: Book, random: Random): DemoBooking[] {
  const strangers = new Set(
    room.critics.filter(({ visited }) => !visited).map(({ userId }) => userId),
  );
  return town.seasons.get(room.zone)!.flatMap(({ date, isWeekend }) =>
    Array.from({ length: countSessions(room, isWeekend, random) }, () => {
      const madeAt = bookedAt(room, date, random);
      const hours = chooseHours(random);
      const fate = random.weighted(fates);
      const userId = chooseGuest(town, date, strangers, random);
      // Of the bookings for days to come, most have yet to be made.
      if (userId === undefined || madeAt > town.now) return undefined;
      const booking = book({ userId, date, hours, madeAt, endsBy: Infinity, fate });
      if (booking) engage(town, userId, date);
      return booking;
    }).filter((booking) => booking !== undefined),
  );
}

function countSessions({ critics }: Room, isWeekend: boolean, random: Random): number {
  const fame = critics.length;
  const daily = 0.1 + 0.02 * fame + 0.0012 * fame ** 2;
  const expected = daily * (isWeekend ? 1.25 : 0.9);
  const chances = Array.from({ length: MOST_A_DAY }, () => random.chance(expected / MOST_A_DAY));
  return chances.filter(Boolean).length;
}

/** When a session on `date` was booked: epoch milliseconds, on a whole second. */
function bookedAt({ studio, zone, listedAt }: Room, date: LocalDate, random: Random): number {
  const noon = instantOf(date, 12 * 60, zone);
  const free = -Math.log(1 - random.float()) * MEAN_LEAD_DAYS * DAY_MS;
  const lead = Math.min(free, (studio.horizonDays - 2) * DAY_MS);
  const latest = noon - studio.minimumNoticeMinutes * MINUTE_MS - HOUR_MS;
  return Math.floor(Math.max(latest - lead, listedAt + HOUR_MS) / 1000) * 1000;
}

function chooseHours(random: Random): BookableHours {
  return Number(random.weighted(lengths)) as BookableHours;
}

function chooseGuest(
  town: Town,
  date: LocalDate,
  strangers: ReadonlySet<number>,
  random: Random,
): number | undefined {
  return Array.from({ length: GUEST_TRIES }, () => random.pick(town.musicianIds)).find(
    (userId) => !strangers.has(userId) && !isEngaged(town, userId, date),
  );
}

function isEngaged({ engagements }: Town, userId: number, date: LocalDate): boolean {
  return engagements.has(`${userId} ${date}`);
}

function engage({ engagements }: Town, userId: number, date: LocalDate): void {
  engagements.add(`${userId} ${date}`);
}
