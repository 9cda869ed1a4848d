import type { StudioDetailFragment } from './components/studio-detail.generated.ts';

type OpeningHours = StudioDetailFragment['openingHours'][number];
type HoursException = StudioDetailFragment['hoursExceptions'][number];

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Weekly hours as schema.org writes them, days with the same hours together. What closes at or before
 * it opens does so on the next day; open around the clock is a minute less, as search engines read it.
 */
export function openingHoursData(hours: readonly OpeningHours[]): Record<string, unknown>[] {
  const byTimes = Map.groupBy(hours, ({ opens, closes }) => `${opens}-${closes}`);
  return [...byTimes.values()].map((alike) => {
    const { opens, closes } = alike[0]!;
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: alike.map(({ weekday }) => days[weekday - 1]),
      ...timesOf({ opens, closes }),
    };
  });
}

/** Days that differ, in the same way; closed is from midnight to midnight. */
export function hoursExceptionsData(
  exceptions: readonly HoursException[],
): Record<string, unknown>[] {
  return exceptions.flatMap(({ from, to, windows }) => {
    const span = { '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to };
    if (windows.length === 0) return [{ ...span, opens: '00:00', closes: '00:00' }];
    return windows.map((window) => ({ ...span, ...timesOf(window) }));
  });
}

function timesOf({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>) {
  return { opens, closes: opens === '00:00' && closes === '00:00' ? '23:59' : closes };
}
