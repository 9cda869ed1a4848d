import { DAY_MS } from '#domain/time/calendar.ts';

/**
 * Days after a session over which both sides may write without reading what the other wrote: a review
 * of the studio and one of the guest are a pair, and show together.
 */
export const PAIR_DAYS = 14;

/** Until when the two sides of a session that ended at `endedAt` may write unread. Epoch milliseconds. */
export function pairDeadline(endedAt: number): number {
  return endedAt + PAIR_DAYS * DAY_MS;
}

/** What a half of a pair depends on. */
interface Half {
  /** When the last session of the two ended, epoch milliseconds; undefined when there was none. */
  endedAt: number | undefined;
  /** Whether the other half is there. */
  isOtherIn: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** Until when a half stays hidden that is written now, at the latest; null when it shows at once. */
export function hiddenUntil({ endedAt, isOtherIn, now }: Half): number | null {
  if (endedAt === undefined || isOtherIn) return null;
  const deadline = pairDeadline(endedAt);
  return now < deadline ? deadline : null;
}

/**
 * Whether a host may review a guest now: after a session, and not when the guest's words have shown
 * because the host let the time pass.
 */
export function mayReviewGuest({ endedAt, now }: Pick<Half, 'endedAt' | 'now'>): boolean {
  return endedAt !== undefined && now < pairDeadline(endedAt);
}
