import type { PlaceHours } from '#domain/directories/opening-hours.ts';
import type { PlaceKind } from '#domain/directories/place.ts';
import type { Weekday } from '#domain/time/calendar.ts';
import type { Random } from '#demo/lib/random.ts';

type Span = readonly [opens: string, closes: string];

/** The same hours on some days. */
function on(days: readonly Weekday[], ...spans: readonly Span[]): PlaceHours {
  return Object.fromEntries(days.map((day) => [day, spans]));
}

const week = [1, 2, 3, 4, 5] as const;
const fromTuesday = [2, 3, 4, 5] as const;

const patterns: Readonly<Record<Exclude<PlaceKind, 'label'>, readonly PlaceHours[]>> = {
  'record-store': [
    { ...on(week, ['11:00', '19:00']), ...on([6], ['10:00', '18:00']) },
    { ...on(fromTuesday, ['12:00', '20:00']), ...on([6, 7], ['11:00', '19:00']) },
    { ...on([1, 2, 3, 4, 5, 6], ['10:30', '18:30']), ...on([7], ['12:00', '17:00']) },
    {
      ...on([3, 4], ['13:00', '21:00']),
      ...on([5, 6], ['13:00', '01:00']),
      ...on([7], ['13:00', '18:00']),
    },
    { ...on(week, ['10:00', '13:00'], ['14:30', '19:00']), ...on([6], ['10:00', '17:00']) },
    {
      ...on([1, 2, 3, 4], ['12:00', '22:00']),
      ...on([5, 6], ['12:00', '02:00']),
      ...on([7], ['12:00', '20:00']),
    },
    on([1, 2, 3, 4, 5, 6, 7], ['11:00', '20:00']),
    { ...on([4, 5], ['15:00', '21:00']), ...on([6, 7], ['12:00', '20:00']) },
  ],
  'music-store': [
    { ...on(week, ['10:00', '18:30']), ...on([6], ['10:00', '17:00']) },
    { ...on(fromTuesday, ['10:00', '19:00']), ...on([6], ['10:00', '18:00']) },
    { ...on(week, ['09:30', '12:30'], ['13:30', '18:00']), ...on([6], ['09:30', '14:00']) },
    { ...on([1, 2, 3, 4, 5, 6], ['11:00', '19:00']), ...on([7], ['12:00', '17:00']) },
    { ...on(week, ['10:00', '20:00']), ...on([6, 7], ['11:00', '18:00']) },
    { ...on([1, 2, 4, 5], ['10:00', '18:00']), ...on([6], ['10:00', '16:00']) },
  ],
};

/** When a place is open; a label never is. */
export function chooseHours(kind: PlaceKind, random: Random): PlaceHours {
  return kind === 'label' ? {} : random.pick(patterns[kind]);
}
