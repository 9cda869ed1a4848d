import { DAY_MS, MINUTE_MS } from '#domain/time/calendar.ts';

/**
 * What owners buy for a studio: `boost` stands among the sponsored studios, `featured` stands before
 * all of them.
 */
export const promotionKinds = ['boost', 'featured'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** What a promotion costs, and for how long it runs: the only table of it. In whole dollars. */
const prices = [
  { kind: 'boost', days: 7, dollars: 29 },
  { kind: 'boost', days: 14, dollars: 49 },
  { kind: 'boost', days: 30, dollars: 89 },
  { kind: 'featured', days: 7, dollars: 79 },
] as const satisfies readonly { kind: PromotionKind; days: number; dollars: number }[];

/** A promotion as it can be bought. */
export interface PromotionPlan {
  kind: PromotionKind;
  days: number;
  priceCents: number;
}

/** Every promotion that can be bought, the shortest of a kind first. */
export const promotionPlans: readonly PromotionPlan[] = prices.map(({ kind, days, dollars }) => ({
  kind,
  days,
  priceCents: dollars * 100,
}));

/** The plan of a kind for so many days; undefined where there is none. */
export function promotionPlan(kind: PromotionKind, days: number): PromotionPlan | undefined {
  return promotionPlans.find((plan) => plan.kind === kind && plan.days === days);
}

/** How many studios are featured at a time. */
export const FEATURED_PLACES = 6;

/** How long a promotion is held for whoever is about to pay for it. */
export const PROMOTION_HOLD_MS = 30 * MINUTE_MS;

/** Where a promotion stands. */
export const promotionStatuses = [
  'awaiting-payment',
  'scheduled',
  'running',
  'ended',
  'refunded',
  'cancelled',
] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** What happens to a promotion, and what it becomes by that. */
export const promotionSteps = {
  pay: { from: ['awaiting-payment'], to: 'scheduled' },
  /** It was replaced by another choice, or not paid for in time. */
  cancel: { from: ['awaiting-payment'], to: 'cancelled' },
  begin: { from: ['scheduled'], to: 'running' },
  end: { from: ['running'], to: 'ended' },
  /** All that was paid went back. What is over by then stays so. */
  refund: { from: ['scheduled', 'running'], to: 'refunded' },
} as const satisfies Readonly<
  Record<string, { from: readonly PromotionStatus[]; to: PromotionStatus }>
>;

export type PromotionStep = keyof typeof promotionSteps;

/** What a promotion becomes by a step; undefined where it cannot be taken. */
export function promotionAfter(
  status: PromotionStatus,
  step: PromotionStep,
): PromotionStatus | undefined {
  const { from, to } = promotionSteps[step];
  return from.some((possible) => possible === status) ? to : undefined;
}

/** A span of time, its end not in it. Epoch milliseconds. */
export interface PromotionWindow {
  startsAt: number;
  endsAt: number;
}

/** From when on a promotion of a studio can run whose last one of the kind ends at `until`. */
export function startAfter(until: number | undefined, now: number): number {
  return Math.max(until ?? now, now);
}

/** For how long a promotion of so many days runs, in milliseconds. */
export function promotionMs(days: number): number {
  return days * DAY_MS;
}

/** A place among those featured, and when it is taken. */
export interface TakenPlace extends PromotionWindow {
  /** 1 to {@link FEATURED_PLACES}. */
  place: number;
}

/**
 * The earliest time, from `from` on, at which one of the featured places is free for `lengthMs`, and
 * the lowest such place.
 * @param taken when places are taken, in any order; those of one place do not overlap
 */
export function firstFreePlace(
  taken: readonly TakenPlace[],
  from: number,
  lengthMs: number,
): { place: number; startsAt: number } {
  const free = Array.from({ length: FEATURED_PLACES }, (_, index) => {
    const place = index + 1;
    const windows = taken
      .filter((window) => window.place === place)
      .toSorted((one, other) => one.startsAt - other.startsAt);
    let startsAt = from;
    for (const window of windows) {
      if (window.startsAt >= startsAt + lengthMs) break;
      startsAt = Math.max(startsAt, window.endsAt);
    }
    return { place, startsAt };
  });
  return free.reduce((best, next) => (next.startsAt < best.startsAt ? next : best));
}
