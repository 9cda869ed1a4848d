import { weekdayCode } from '#domain/time/recurrence.ts';
import { weekdayOf } from '#domain/time/calendar.ts';
import type { LocalDate, Weekday } from '#domain/time/calendar.ts';

/** How a block is repeated, as a form asks for it. */
export interface Repetition {
  repeats: 'never' | 'daily' | 'weekly';
  /** Codes of RFC 5545; of a weekly one. */
  weekdays: string[];
  /** Empty for never ending. */
  until: LocalDate;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[];
export const weekdayCodes = weekdays.map(weekdayCode);

/** The rule of a block that is repeated so; undefined for once. */
export function ruleOf({ repeats, weekdays: chosen, until }: Repetition): string | undefined {
  if (repeats === 'never') return undefined;
  const days = weekdayCodes.filter((code) => chosen.includes(code));
  return [
    `FREQ=${repeats.toUpperCase()}`,
    ...(repeats === 'weekly' && days.length > 0 ? [`BYDAY=${days.join(',')}`] : []),
    ...(until ? [`UNTIL=${until.replaceAll('-', '')}`] : []),
  ].join(';');
}

/** How a block is repeated that begins on `date` with a rule. */
export function repetitionOf(rule: string | null, date: LocalDate): Repetition {
  const parts = new Map(
    (rule ?? '').split(';').map((part) => part.split('=') as [string, string | undefined]),
  );
  const until = parts.get('UNTIL') ?? '';
  const frequency = parts.get('FREQ');
  return {
    repeats: frequency === 'DAILY' ? 'daily' : frequency === 'WEEKLY' ? 'weekly' : 'never',
    weekdays: parts.get('BYDAY')?.split(',') ?? [weekdayCode(weekdayOf(date))],
    until: until && `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`,
  };
}
