import { typedMoment } from '#web/lib/dates.ts';

/** When planned work begins and ends, as inputs have it; empty where it is not said. */
export interface TypedTimes {
  startsAt: string;
  endsAt: string;
}

export const noTimes: TypedTimes = { startsAt: '', endsAt: '' };

/** What inputs show of two moments, by the clocks of `zone`. */
export function typedTimes(
  zone: string,
  { startsAt, endsAt }: { startsAt: string | null; endsAt: string | null },
): TypedTimes {
  const typed = (at: string | null) => (at === null ? '' : typedMoment(zone, at));
  return { startsAt: typed(startsAt), endsAt: typed(endsAt) };
}

/** What was typed, in epoch milliseconds. */
export function readTimes({ startsAt, endsAt }: TypedTimes): {
  startsAt: number | null;
  endsAt: number | null;
} {
  const read = (typed: string) => (typed === '' ? null : Date.parse(typed));
  return { startsAt: read(startsAt), endsAt: read(endsAt) };
}

/** As the server takes them. */
export function sentTimes(times: TypedTimes): { startsAt: string | null; endsAt: string | null } {
  const sent = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  const { startsAt, endsAt } = readTimes(times);
  return { startsAt: sent(startsAt), endsAt: sent(endsAt) };
}
