import type { StudioQuery } from '#db/search/studio-search.repository.ts';
import { namedSorts } from '#domain/search/studio-search.ts';
import type { StudioFilter } from '#domain/search/studio-search.ts';
import { addDays, formatMinutes } from '#domain/time/calendar.ts';

/*
 * What is asked, the same of the product and of the floor, which are two processes and agree by
 * reading it here.
 */

/** What people type: kinds, places, gear, beginnings of words. */
export const texts = [
  'drum room london',
  'neumann u87',
  'podcast nashville',
  'mastering berlin',
  'grand piano',
  'ssl console',
  'rehearsal brooklyn',
  'vocal booth tokyo',
  'steinway',
  'hammond paris',
  'live room with daylight',
  'moog',
];

/** Conversations that an inbox shows at first. */
export const INBOX_PAGE = 20;

const freeHours = [1, 2, 3, 4] as const;

/** Days from today on, starts and lengths at which studios should be free. */
export function freeTimes(now: number) {
  const today = new Date(now).toISOString().slice(0, 10);
  return Array.from({ length: 24 }, (_, index) => ({
    date: addDays(today, 2 + (index % 12)),
    startTime: formatMinutes(60 * (9 + ((index * 5) % 13))),
    hours: freeHours[index % freeHours.length]!,
  }));
}

export function listQuery(now: number): StudioQuery {
  return { filter: {}, sort: namedSorts.relevance, now };
}

export function textQueries(now: number): StudioQuery[] {
  return texts.map((text) => queryOf({ text }, now));
}

export function freeQueries(now: number): StudioQuery[] {
  return freeTimes(now).map((freeAt) => queryOf({ freeAt }, now));
}

function queryOf(filter: StudioFilter, now: number): StudioQuery {
  return { filter, sort: namedSorts.relevance, now };
}
