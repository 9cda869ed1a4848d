import { settlePayout } from './connect/payouts.ts';
import { expireHold } from './money/intents.ts';
import { settleRefund } from './money/refunds.ts';
import type { Scope } from './scope.ts';
import type { Draft } from './store/store.ts';

interface Due {
  /** Epoch seconds. */
  at: number;
  happen: (scope: Scope) => void;
}

/** What time brings: holds expire, refunds are settled and payouts arrive. */
function awaited(data: Draft): Due[] {
  const holds = data.all('payment_intent').flatMap((intent) => {
    const at = intent.$sandbox.holdEnds;
    return at === null ? [] : [{ at, happen: (scope: Scope) => expireHold(scope, intent) }];
  });
  const refunds = data.all('refund').flatMap((refund) => {
    const { settles } = refund.$sandbox;
    if (!settles) return [];
    return [{ at: settles.at, happen: (scope: Scope) => settleRefund(scope, refund, settles.as) }];
  });
  const payouts = data
    .all('payout')
    .filter(({ status }) => status === 'pending')
    .map((payout) => ({
      at: payout.arrival_date,
      happen: (scope: Scope) => void settlePayout(scope, payout, 'paid'),
    }));
  return [...holds, ...refunds, ...payouts];
}

/** Has happen what is due by now. */
export function settleDue(scope: Scope): void {
  const due = awaited(scope.data).filter(({ at }) => at <= scope.now);
  for (const { happen } of due.toSorted((a, b) => a.at - b.at)) happen(scope);
}

/** When the next is due, epoch seconds. */
export function nextDueAt(data: Draft): number | undefined {
  const times = awaited(data).map(({ at }) => at);
  return times.length === 0 ? undefined : Math.min(...times);
}
