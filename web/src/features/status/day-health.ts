import type { SystemStatusQuery } from './status.generated.ts';

export type Part = SystemStatusQuery['systemStatus']['parts'][number];
type Day = Part['days'][number];

/** How a part was on a day: `none` where nobody looked. */
export type DayHealth = 'none' | 'good' | 'partly' | 'bad';

/** From which share of bad checks on a day is a bad one. */
const BAD_SHARE = 0.05;

/** How a part was on a day. */
export function dayHealth(day: Day | undefined): DayHealth {
  if (!day || day.good + day.bad === 0) return 'none';
  if (day.bad === 0) return 'good';
  return shareOf(day) >= BAD_SHARE ? 'bad' : 'partly';
}

function shareOf({ good, bad }: Day): number {
  return bad / (good + bad);
}

/** Which part of all checks found a part well, from 0 to 1; undefined where nobody looked. */
export function goodShare(days: readonly Day[]): number | undefined {
  const good = days.reduce((sum, day) => sum + day.good, 0);
  const all = days.reduce((sum, day) => sum + day.good + day.bad, 0);
  return all === 0 ? undefined : good / all;
}

/** A share in percent, rounded down: a part that failed once was not always well. */
export function formatShare(share: number, language: string): string {
  const hundredths = Math.floor(share * 10_000) / 10_000;
  return hundredths.toLocaleString(language, { style: 'percent', maximumFractionDigits: 2 });
}
