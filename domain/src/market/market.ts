import { addDays, weekdayOf } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';

/*
 * What is told of the market never tells of one studio:
 * - A cell, such as the sessions of a city on Tuesdays from 6 to 8 PM, is there only if it rests on
 *   enough studios of enough owners, none of which makes up more than half of it (`cellRule`).
 * - All cuts are fixed here, and nobody can ask for others. Whatever two cells differ in, it is not
 *   one studio that somebody chose.
 * - Levels and shares are whole numbers of what is told. What is left out is in no total either, so
 *   that no subtraction brings it back.
 * - Figures are made once a day, of public studios and of whole weeks that are over. What changes in
 *   between shows in no figure.
 */

/** What a cell rests on at least. */
export const cellRule = {
  studios: 5,
  owners: 3,
  /** Sessions, in cells of sessions. */
  sessions: 20,
  /** How much of a cell one studio may make up at most. */
  largestShare: 0.5,
} as const;

/** Sessions of so many whole weeks are counted. */
export const MARKET_WEEKS = 12;

/** The parts of a day by which sessions are counted are so many hours long. */
export const PART_HOURS = 2;

/** How many days ahead sessions are booked: the first day of each bucket. */
export const leadBuckets = [0, 1, 3, 7, 14, 28] as const;

/** The bucket of a kind that has one only, and of studios of all room types together. */
export const WHOLE = 'all';

/** What figures are about, and what their buckets are. */
export const marketKinds = {
  /** What hourly studios ask: by room type. */
  price: 'cents',
  /** What is paid for an hour: by week, as its Monday. */
  rate: 'cents',
  /** How many sessions there are: by week, as its Monday. */
  week: 'index',
  /** How many sessions go on: by weekday (Monday is 1) and part of the day, `2 18`. */
  hour: 'index',
  /** How far ahead sessions are booked: by the first day of `leadBuckets`. */
  lead: 'share',
  /** How long sessions are: by hours. */
  length: 'share',
  /** How much studios are booked: tenths of an hour in a week. */
  use: 'average',
} as const;

export type MarketKind = keyof typeof marketKinds;

/** Where: everywhere, in a country, or in a city. */
export type MarketScope = 'world' | 'country' | 'city';

/** What figures are of. */
export interface MarketArea {
  scope: MarketScope;
  /** The code of the country, or the id of the city; empty for the world. */
  place: string;
}

/** Days of sessions, each by the clocks of its studio: `to` is the first that is not counted. */
export interface MarketPeriod {
  from: LocalDate;
  to: LocalDate;
}

/** The whole weeks, from Monday on, that are counted on a day (UTC). */
export function marketPeriod(day: LocalDate): MarketPeriod {
  const to = addDays(day, 1 - weekdayOf(day));
  return { from: addDays(to, -7 * MARKET_WEEKS), to };
}
