import { DAY_MS } from '#domain/time/calendar.ts';
import type { Interval } from '#domain/time/interval.ts';

/** Whether a place is open, and when that changes (epoch milliseconds), if it does soon. */
export type OpenState =
  | { isOpen: true; closesAt: number | null }
  | { isOpen: false; opensAt: number | null };

/**
 * Whether a place is open at `now` (epoch milliseconds).
 * @param times in which it is open, one after the other, as they were known a while ago
 */
export function openStateAt(times: readonly Interval[], now: number): OpenState {
  const next = times.find(({ end }) => end > now);
  if (!next || next.start > now) return { isOpen: false, opensAt: next?.start ?? null };
  // What goes on for longer than a day closes nowhere that matters.
  return { isOpen: true, closesAt: next.end - now > DAY_MS ? null : next.end };
}
