/** What we keep of what owners earn through us, in hundredths. */
export const COMMISSION_PERCENT = 10;

const WHOLE = 100;

/** What somebody has earned, and how it is divided, in cents: the net is the rest of the gross. */
export interface EarnedAmount {
  grossCents: number;
  commissionCents: number;
  netCents: number;
}

/**
 * Divides what was paid for a session, in cents: our commission is {@link COMMISSION_PERCENT} of it,
 * half a cent rounded up, and the rest is the owner's.
 */
export function divideEarning(grossCents: number): EarnedAmount {
  const commissionCents = proportion(grossCents, COMMISSION_PERCENT, WHOLE);
  return { grossCents, commissionCents, netCents: grossCents - commissionCents };
}

/**
 * What is taken back of what was earned, with its part of the commission, in cents: never more than is
 * left. What is left then has the commission of its size, so that taking back everything in parts
 * takes back exactly what was earned.
 * @param earned as it was earned, whatever our commission is now
 * @param reversed what was taken back of it before
 */
export function divideReversal(
  earned: EarnedAmount,
  reversed: EarnedAmount,
  cents: number,
): EarnedAmount {
  const left = earned.grossCents - reversed.grossCents;
  const grossCents = Math.min(cents, left);
  const kept = proportion(left - grossCents, earned.commissionCents, earned.grossCents);
  const commissionCents = earned.commissionCents - reversed.commissionCents - kept;
  return { grossCents, commissionCents, netCents: grossCents - commissionCents };
}

/** `part` of `whole` of an amount, half a cent rounded up. */
function proportion(cents: number, part: number, whole: number): number {
  return Math.floor((2 * cents * part + whole) / (2 * whole));
}
