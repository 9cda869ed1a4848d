import { minutesOfDay } from '#domain/time/calendar.ts';
import { instantOf } from '#domain/time/local-time.ts';
import { cityOf } from '#api/features/studios/studio.loaders.ts';
import type { Context } from '#api/lib/context.ts';
import type { ShownEntry } from './entry.service.ts';

/** When an event begins and ends, by the clocks of its city (epoch milliseconds). */
export async function eventTimes(
  context: Context,
  { city, startsAt, endsAt }: Pick<ShownEntry<'event'>, 'city' | 'startsAt' | 'endsAt'>,
): Promise<{ start: number; end: number }> {
  const { zone } = (await cityOf(context, city))!;
  const instant = (moment: string) => {
    const [date = '', time = ''] = moment.split('T');
    return instantOf(date, minutesOfDay(time), zone);
  };
  return { start: instant(startsAt), end: instant(endsAt) };
}
