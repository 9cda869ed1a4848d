import type { CategoryId } from '#domain/studios/category.ts';
import { minutesOfDay } from '#domain/time/calendar.ts';
import type { Weekday } from '#domain/time/calendar.ts';
import type { Random } from '#demo/lib/random.ts';

export interface Window {
  opensMinute: number;
  /** Above 1440 it is past midnight. */
  closesMinute: number;
}

export interface DayWindow extends Window {
  weekday: Weekday;
}

/** Weekly hours: `1-5 09:00-13:00 15:00-21:00; 6 10:00-14:00`; 26:00 is two in the morning. */
const patterns = {
  day: [
    '1-5 09:00-18:00',
    '1-5 09:00-19:00; 6 10:00-16:00',
    '1-5 08:30-18:30',
    '1-5 10:00-19:00; 6 11:00-17:00',
    '2-6 09:30-18:30',
    '1-6 09:00-18:00',
    '1-4 09:00-20:00; 5-6 09:00-17:00',
  ],
  long: [
    '1-7 10:00-22:00',
    '1-5 10:00-23:00; 6-7 11:00-21:00',
    '1-7 11:00-24:00',
    '1-6 10:00-22:00',
    '2-7 11:00-23:00',
    '1-5 09:00-21:00; 6-7 10:00-20:00',
    '1-7 09:00-23:00',
    '1-4 10:00-22:00; 5-6 10:00-26:00; 7 12:00-20:00',
  ],
  evening: [
    '1-5 16:00-26:00; 6-7 10:00-26:00',
    '1-5 17:00-25:00; 6-7 12:00-25:00',
    '1-7 15:00-26:00',
    '1-5 12:00-24:00; 6-7 10:00-24:00',
    '2-5 17:00-24:00; 6-7 11:00-26:00',
    '1-4 18:00-24:00; 5 18:00-26:00; 6-7 10:00-26:00',
    '1-7 10:00-24:00',
    '1-7 10:00-26:00',
  ],
  late: [
    '1-7 14:00-26:00',
    '1-7 12:00-28:00',
    '2-7 18:00-28:00',
    '1-4 14:00-25:00; 5-6 14:00-29:00; 7 14:00-24:00',
    '1-7 13:00-27:00',
  ],
  round: ['1-7 00:00-24:00'],
  split: [
    '1-5 09:00-13:00 15:00-21:00; 6 10:00-14:00',
    '1-6 10:00-13:00 14:00-20:00',
    '2-6 10:00-12:30 13:30-19:00',
    '1-7 10:00-14:00 16:00-22:00',
    '1-5 08:00-12:00 18:00-22:00; 6-7 10:00-18:00',
  ],
  hall: [
    '1-6 09:00-22:00',
    '2-7 10:00-22:00',
    '1-5 09:00-18:00; 6-7 09:00-22:00',
    '1-5 09:00-12:00 14:00-22:00; 6 09:00-22:00',
    '1-4 10:00-22:00; 5-6 10:00-18:00',
  ],
  home: [
    '1-5 10:00-20:00; 6 11:00-18:00',
    '1-5 09:30-15:00; 6 10:00-18:00',
    '2-6 10:00-19:00',
    '1-7 11:00-21:00',
    '1-5 18:00-22:00; 6-7 10:00-20:00',
    '2-7 10:00-20:00',
    '1-5 09:00-12:30 17:00-21:00; 6 10:00-20:00',
  ],
} as const;

type Rhythm = keyof typeof patterns;

const rhythms: Readonly<Record<CategoryId, Partial<Record<Rhythm, number>>>> = {
  recording: { long: 70, round: 8, split: 8, late: 14 },
  mixing: { day: 40, long: 40, late: 10, split: 10 },
  mastering: { day: 90, split: 10 },
  rehearsal: { evening: 70, long: 15, round: 15 },
  podcast: { day: 45, long: 45, split: 10 },
  'voice-over': { day: 75, long: 20, split: 5 },
  'live-rooms': { long: 60, hall: 30, round: 10 },
  production: { long: 30, late: 40, round: 25, split: 5 },
  drums: { evening: 75, long: 15, round: 10 },
  orchestral: { hall: 85, long: 15 },
  'home-studios': { home: 100 },
  educational: { day: 40, long: 45, split: 15 },
};

/** Weekly hours for a room of `category`; sessions are sold where the day is open. */
export function chooseHours(
  category: CategoryId,
  inSessions: boolean,
  random: Random,
): readonly DayWindow[] {
  if (inSessions) return readPattern(random.pick([...patterns.long, ...patterns.day]));
  return readPattern(random.pick(patterns[chooseRhythm(category, random)]));
}

function chooseRhythm(category: CategoryId, random: Random): Rhythm {
  // Rhythms that a category does not have simply have no weight.
  return random.weighted(rhythms[category] as Record<Rhythm, number>);
}

function readPattern(pattern: string): DayWindow[] {
  return pattern.split('; ').flatMap((part) => {
    const [days = '', ...windows] = part.split(' ');
    const [first, last = first] = days.split('-').map(Number);
    return weekdays
      .filter((weekday) => weekday >= first! && weekday <= last!)
      .flatMap((weekday) => windows.map((window) => ({ weekday, ...readWindow(window) })));
  });
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

function readWindow(window: string): Window {
  const [opens = '', closes = ''] = window.split('-');
  return { opensMinute: minutesOfDay(opens), closesMinute: minutesOfDay(closes) };
}
