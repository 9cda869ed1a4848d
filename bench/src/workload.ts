import { addDays, formatMinutes } from '#domain/time/calendar.ts';

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

/** What people have typed when they are suggested something. */
export const beginnings = [
  'dru',
  'lon',
  'neum',
  'berl',
  'piano',
  'vocal b',
  'abbey',
  'mix',
  'studio',
  'tok',
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
