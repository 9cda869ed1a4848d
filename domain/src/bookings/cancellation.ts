import type { CancellationKind } from '#domain/studios/studio-content.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';

export const cancellationTiers = ['full', 'half', 'none'] as const;
export type CancellationTier = (typeof cancellationTiers)[number];

/** One step of a policy: applies while at least `hoursBefore` hours are left until the start. */
export interface CancellationStep {
  tier: CancellationTier;
  hoursBefore: number;
  refundPercent: number;
}

/** Terms kept with a booking, from the most to the least generous step. */
export type CancellationPolicy = readonly CancellationStep[];

/** 48 hours or more: full refund; 24 to 48 hours: half; later: nothing (spec §9). */
export const standardPolicy: CancellationPolicy = [
  { tier: 'full', hoursBefore: 48, refundPercent: 100 },
  { tier: 'half', hoursBefore: 24, refundPercent: 50 },
  { tier: 'none', hoursBefore: 0, refundPercent: 0 },
];

/** The terms that owners choose from. A booking keeps those that it was made with. */
export const cancellationPolicies: Readonly<Record<CancellationKind, CancellationPolicy>> = {
  flexible: [
    { tier: 'full', hoursBefore: 24, refundPercent: 100 },
    { tier: 'half', hoursBefore: 4, refundPercent: 50 },
    { tier: 'none', hoursBefore: 0, refundPercent: 0 },
  ],
  standard: standardPolicy,
  strict: [
    { tier: 'full', hoursBefore: 7 * 24, refundPercent: 100 },
    { tier: 'half', hoursBefore: 48, refundPercent: 50 },
    { tier: 'none', hoursBefore: 0, refundPercent: 0 },
  ],
};

export interface CancellationOutcome {
  tier: CancellationTier;
  refundPercent: number;
  /** What goes back to the musician and what the studio keeps, in US cents; they add up to the total. */
  refundCents: number;
  feeCents: number;
}

/**
 * What cancelling at `now` returns of `totalCents`, for a booking that starts at `startsAt`
 * (both epoch milliseconds). An odd cent goes to the musician.
 */
export function cancellationOutcome(
  policy: CancellationPolicy,
  totalCents: number,
  startsAt: number,
  now: number,
): CancellationOutcome {
  const hoursLeft = (startsAt - now) / HOUR_MS;
  const step = policy.find(({ hoursBefore }) => hoursLeft >= hoursBefore);
  const refundPercent = step?.refundPercent ?? 0;
  const refundCents = Math.ceil((totalCents * refundPercent) / 100);
  return {
    tier: step?.tier ?? 'none',
    refundPercent,
    refundCents,
    feeCents: totalCents - refundCents,
  };
}

/** What cancelling returns when it is not the musician's doing: everything. */
export function fullRefund(totalCents: number): CancellationOutcome {
  return { tier: 'full', refundPercent: 100, refundCents: totalCents, feeCents: 0 };
}

/** The same where only so many cents were paid, by card: what of them goes back, and what is kept. */
export function outcomeOfPaid(
  outcome: CancellationOutcome,
  paidCents: number,
): CancellationOutcome {
  const feeCents = Math.min(outcome.feeCents, paidCents);
  return { ...outcome, feeCents, refundCents: paidCents - feeCents };
}

/** A step of a policy with the last instant (epoch milliseconds) at which it still applies. */
export interface CancellationDeadline extends CancellationStep {
  until: number;
}

/** When each step of `policy` ends for a booking that starts at `startsAt` (epoch milliseconds). */
export function cancellationDeadlines(
  policy: CancellationPolicy,
  startsAt: number,
): CancellationDeadline[] {
  return policy.map((step) =>
    Object.assign({ until: startsAt - step.hoursBefore * HOUR_MS }, step),
  );
}
