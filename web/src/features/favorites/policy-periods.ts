import { cancellationPolicies } from '#domain/bookings/cancellation.ts';
import type { CancellationTier } from '#domain/bookings/cancellation.ts';
import { enumValue } from '#domain/enums/enum-name.ts';
import { cancellationKinds } from '#domain/studios/studio-content.ts';
import { formatPeriod } from '#web/lib/dates.ts';
import type { CancellationKind } from '#web/lib/schema.generated.ts';

/** How long before a session its price is returned whole, and half, in words: `48 hours`, `7 days`. */
export function policyPeriods(
  kind: CancellationKind,
  language: string,
): { full: string; half: string } {
  const policy = cancellationPolicies[enumValue(kind, cancellationKinds)];
  const periodOf = (tier: CancellationTier) =>
    formatPeriod(policy.find((step) => step.tier === tier)!.hoursBefore, language);
  return { full: periodOf('full'), half: periodOf('half') };
}
