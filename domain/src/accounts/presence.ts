import { DAY_MS } from '../time/calendar.ts';

/** How lately somebody was here, as others see it: never the moment. */
export const presences = ['online', 'today', 'week'] as const;
export type Presence = (typeof presences)[number];

/**
 * How long somebody counts as here after a process last said that it holds a connection of theirs, in
 * ms. Such a process says it twice in this time, so that one that died leaves nobody here.
 */
export const PRESENCE_LEASE_MS = 60_000;

/** What is known of when somebody was here, epoch milliseconds. */
export interface Sighting {
  /** Until when they count as here; null when they never had a connection. */
  hereUntil: number | null;
  /** When one of their sessions was used last; null when they have none. */
  lastSeenAt: number | null;
}

/** How lately somebody was here at `now` (epoch milliseconds); null for more than a week ago, or never. */
export function presenceOf({ hereUntil, lastSeenAt }: Sighting, now: number): Presence | null {
  if (hereUntil !== null && hereUntil > now) return 'online';
  const ago = now - Math.max(hereUntil ?? 0, lastSeenAt ?? 0);
  if (ago < DAY_MS) return 'today';
  return ago < 7 * DAY_MS ? 'week' : null;
}

/** The nearest of several: of those who answer for a studio together, one is enough. */
export function nearest(several: readonly (Presence | null)[]): Presence | null {
  return presences.find((presence) => several.includes(presence)) ?? null;
}
